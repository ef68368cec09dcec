import type { NutritionPlan, PlanSection } from '@race-nutrition/engine'

/** The texts of a section that a runner acts on, without the example days, whose lines are joined. */
export const textsOf = (plan: NutritionPlan, section: PlanSection): readonly string[] =>
  readers[section]?.(plan) ?? []

const readers: Partial<Record<PlanSection, (plan: NutritionPlan) => readonly string[]>> = {
  long_run_fueling: ({ long_run_fueling: { pre_run, during } }) => [...pre_run.examples, ...during.schedule],
  race_week: ({ race_week }) => Object.values(race_week).flat(),
  race_day_plan: ({ race_day_plan }) =>
    race_day_plan.flatMap(({ time, action, item }) => [time, action, item]),
  grocery_list: ({ grocery_list }) => Object.values(grocery_list).flat(),
  prep: ({ prep }) => [...prep.batch_prep_steps, ...prep.race_kit_checklist],
  assumptions_safety: ({ assumptions_safety }) => assumptions_safety,
}
