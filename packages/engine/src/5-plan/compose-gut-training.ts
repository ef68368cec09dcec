import { practiceOfSteps } from '../4-race-day/practice-of-steps.ts'
import { addDays, toIsoDay } from '../plain-day.ts'
import type { PlanPracticeStep } from '../plan.ts'
import type { StageResults } from './stage-results.ts'

type Made = Pick<StageResults, 'runner' | 'targets' | 'raceDay' | 'longRun'>

/** The steps to the rate of the race, dated, in servings of the race's own fuel. */
export function composeGutTraining({ runner, targets, raceDay, longRun }: Made): PlanPracticeStep[] {
  const { steps } = targets.race.gutTraining
  const counted = practiceOfSteps(steps, raceDay.kit, {
    rate: targets.longRun.perHour.carbs,
    schedule: longRun,
  })
  return steps.map(({ weeksLeft, rate }, index) => ({
    week_starting: toIsoDay(addDays(runner.raceDate, -7 * weeksLeft)),
    carbs_g_per_hr: rate,
    servings: counted[index]?.servings ?? null,
    minutes: counted[index]?.minutes ?? [],
  }))
}
