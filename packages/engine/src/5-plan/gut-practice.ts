import { gutPractice as rule } from '../evidence/gut-practice.ts'
import type { Targets } from '../2-targets/targets.ts'
import { inGrams } from './figures.ts'

/** How the gut learns the race's rate. Empty where the race feeds nothing. */
export function gutPractice({ race }: Targets): string[] {
  const { longRuns, startAt, stepPerWeek } = rule.says
  const goal = race.perHour.carbs
  if (goal === 0) return []
  const practice = `Practice in at least ${longRuns} long runs, with the fuel you will race with`
  return goal <= startAt
    ? [`${practice}: the ${inGrams(goal)} carbs an hour of race day.`]
    : [
        `${practice}: start at ${inGrams(startAt)} carbs an hour and add ${inGrams(stepPerWeek)} an hour each week, up to the ${inGrams(goal)} an hour of race day.`,
      ]
}
