import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'
import { inGrams } from '../amounts/format-amounts.ts'
import { stepsOfTheStops, stopsOfWeeks } from '../notes/practice-weeks.ts'

const { fromRate, stepPerWeek } = gutTraining.value

/** Which weeks take these stops, and from when on a run takes more. */
export function ownDose(plan: Plan): string[] {
  const { targets, gut_training: steps, working } = plan
  const { carbs_g_per_hr: dose } = targets.long_run
  const { long_run_goal_g_per_hr: goal, target_g_per_hr: target } = working.gut_training
  if (steps.length === 0) return target < fromRate ? [] : untilItIsPracticed(dose, goal)
  const first = stepsOfTheStops(plan)
  if (first) return [`${stopsOfWeeks(first, plan.runner)}.`]
  const what = dose === 0 ? 'A run of this length needs no carbs' : `Stops for ${inGrams(dose)} an hour`
  return [`${what}: for practice take the week’s dose, below.`]
}

/** No long run is left before the race. */
const untilItIsPracticed = (dose: number, goal: number): string[] =>
  dose < goal
    ? [
        `Stops for ${inGrams(dose)} an hour. Work up to ${inGrams(goal)} after the race, ${inGrams(stepPerWeek)} more a week.`,
      ]
    : []
