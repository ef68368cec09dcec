import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { practiceServings } from '../4-race-day/practice-servings.ts'
import type { FuelKit } from '../4-race-day/schedule.ts'
import { addDays, toIsoDay } from '../plain-day.ts'
import type { PlanPracticeStep } from '../plan.ts'

/** The steps to the rate of the race, dated, in servings of the race's own fuel. */
export const composeGutTraining = (
  { raceDate }: Runner,
  { race }: Targets,
  kit: FuelKit,
): PlanPracticeStep[] =>
  race.gutTraining.steps.map((step) => {
    const counted = practiceServings(kit, step)
    return {
      week_starting: toIsoDay(addDays(raceDate, -7 * step.weeksLeft)),
      carbs_g_per_hr: step.rate,
      servings: counted?.servings ?? null,
      minutes: counted?.minutes ?? [],
    }
  })
