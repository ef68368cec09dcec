import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'
import { longRunCarbs } from '../../race-rates.ts'
import { inGrams } from '../amounts/format-amounts.ts'
import { stepsOfTheStops, stopsOfWeeks } from '../notes/practice-weeks.ts'

const { fromRate, startAt, stepPerWeek } = gutTraining.value

/** Which weeks take these stops, and from when on a run takes more. */
export function ownDose(plan: Plan): string[] {
  const { runner, targets, gut_training: steps, working } = plan
  const { carbs_g_per_hr: dose } = targets.long_run
  const { long_run_goal_g_per_hr: goal, target_g_per_hr: target } = working.gut_training
  if (steps.length === 0 && target < fromRate)
    return goal < fromRate ? [] : [forLongRunsAlone(goal, runner.long_runs_left)]
  if (steps.length === 0) return untilItIsPracticed(dose, goal)
  const first = stepsOfTheStops(plan)
  const brought = longRunCarbs(plan)
  const short = brought < dose ? ` They bring ${inGrams(brought)}.` : ''
  if (first) return [`${stopsOfWeeks(first, plan.runner)}.${short}`]
  const what = dose === 0 ? 'A run of this length needs no carbs' : `Stops for ${inGrams(dose)} an hour`
  return [`${what}: for practice take the week’s dose, below.${short}`]
}

/** No long run is left before the race. */
const untilItIsPracticed = (dose: number, goal: number): string[] =>
  dose < goal
    ? [
        `Stops for ${inGrams(dose)} an hour. Work up to ${inGrams(goal)} after the race, ${inGrams(stepPerWeek)} more a week.`,
      ]
    : []

/** The race has little or no fuel. Long runs continue after it, and the stops are those of a runner who has practiced. */
const forLongRunsAlone = (goal: number, left: number): string => {
  const from = left === 0 ? 'from the first long run after the race' : 'in your long runs'
  return `Stops for ${inGrams(goal)} carbs an hour. Work up to that ${from}: start at ${inGrams(startAt)}, add ${inGrams(stepPerWeek)} a week.`
}
