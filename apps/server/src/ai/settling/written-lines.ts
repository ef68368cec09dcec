import type { NutritionPlan } from '@race-nutrition/engine'
import type { GivenLine } from '../line-check/accept-lines.ts'

/** The texts of a plan that a model sent back, each with its place. */
export function writtenLines({
  daily_plan,
  long_run_fueling: { pre_run, during },
  race_week,
  prep,
  assumptions_safety,
}: NutritionPlan): readonly GivenLine[] {
  const lists: readonly (readonly [place: string, texts: readonly string[]])[] = [
    ...daily_plan.example_days.map((day, index) => [`daily_plan.example_days.${index}`, [day]] as const),
    ['long_run_fueling.pre_run.examples', pre_run.examples],
    ['long_run_fueling.during.schedule', during.schedule],
    ...Object.entries(race_week).map(([part, texts]) => [`race_week.${part}`, texts] as const),
    ['prep.batch_prep_steps', prep.batch_prep_steps],
    ['prep.race_kit_checklist', prep.race_kit_checklist],
    ['assumptions_safety', assumptions_safety],
  ]
  return lists.flatMap(([place, texts]) => texts.map((text) => ({ place, text })))
}
