import { practiceOfSteps } from '../4-race-day/practice-of-steps.ts'
import { addDays, toIsoDay } from '../plain-day.ts'
import type { PlanPracticeStep } from '../plan.ts'
import type { StageResults } from './stage-results.ts'

type Made = Pick<StageResults, 'runner' | 'targets' | 'raceDay' | 'longRun'>

/** The steps to the rate of the race, dated, in servings of the race's own fuel. */
export function composeGutTraining({ runner, targets, raceDay, longRun }: Made): PlanPracticeStep[] {
  const { steps } = targets.race.gutTraining
  const counted = practiceOfSteps(runner, targets, { kit: raceDay.kit, longRun })
  return steps.map(({ weeksLeft, rate }, index) => {
    const { servings = null, minutes = [], limited = null, atTheStops = null } = counted[index] ?? {}
    return {
      week_starting: toIsoDay(addDays(runner.raceDate, -7 * weeksLeft)),
      carbs_g_per_hr: rate,
      servings,
      minutes,
      takes_the_stops: atTheStops !== null,
      ...(limited && { limited: { by: limited.by, carbs_g_per_hr: limited.rate } }),
    }
  })
}
