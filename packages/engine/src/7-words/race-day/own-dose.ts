import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'
import { inGrams } from '../amounts/format-amounts.ts'

const { fromRate, startAt, stepPerWeek } = gutTraining.value

/**
 * The stops of the long run take the dose of its length, for a gut that is used to it. Which dose a Sunday before the race
 * takes, the weeks of the ramp say.
 */
export function ownDose(plan: Plan): string[] {
  const { targets, gut_training: steps } = plan
  const { carbs_g_per_hr: own } = targets.long_run
  if (own === 0) return []
  const [first] = steps
  if (!first) return untilItIsPracticed(plan)
  if (steps.every(({ carbs_g_per_hr: rate }) => rate === own)) return []
  const stops = `Stops for ${inGrams(own)} an hour.`
  return [
    first.carbs_g_per_hr >= own
      ? `${stops} Until the race take the week’s dose below.`
      : `${stops} Until the race take the week’s dose below${leftOut(plan, first.carbs_g_per_hr)}.`,
  ]
}

/** What the example day counts on the run and the first week leaves out. */
function leftOut({ targets, long_run: { totals } }: Plan, rate: number): string {
  const carbs = 5 * Math.round((totals.carbs_g - rate * targets.long_run.hours) / 5)
  return carbs < worthEating ? '' : `; at ${inGrams(rate)} eat ${inGrams(carbs)} carbs more later`
}

/** Grams; less is within the tolerance of a day. */
const worthEating = 15

/** No long run is left before the race. */
function untilItIsPracticed({ runner, targets, working }: Plan): string[] {
  const { carbs_g_per_hr: own } = targets.long_run
  const start = runner.preferences.practiced_g_per_hr ?? startAt
  if (working.gut_training.target_g_per_hr < fromRate || own < start + stepPerWeek) return []
  return [
    `Stops for ${inGrams(own)} an hour. Work up to it after the race: from ${inGrams(start)}, ${inGrams(stepPerWeek)} more a week.`,
  ]
}
