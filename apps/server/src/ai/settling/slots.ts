import type { NutritionPlan, PlanSection } from '@race-nutrition/engine'

/** A list of the plan that a model may add its own lines to, and how many. */
export interface Slot {
  readonly section: PlanSection
  readonly most: number
  readonly of: (plan: NutritionPlan) => string[]
  /** The foods that its lines may name: those of its own day, or any of the plan's. */
  readonly foods: 'its own' | 'any'
}

export const slots: readonly Slot[] = [
  {
    section: 'long_run_fueling',
    foods: 'its own',
    most: 2,
    of: (plan) => plan.long_run_fueling.pre_run.examples,
  },
  {
    section: 'long_run_fueling',
    foods: 'its own',
    most: 4,
    of: (plan) => plan.long_run_fueling.during.schedule,
  },
  { section: 'race_week', foods: 'its own', most: 3, of: (plan) => plan.race_week.mon_wed },
  { section: 'race_week', foods: 'its own', most: 3, of: (plan) => plan.race_week.thu_fri },
  { section: 'race_week', foods: 'its own', most: 4, of: (plan) => plan.race_week.day_before },
  { section: 'race_week', foods: 'its own', most: 4, of: (plan) => plan.race_week.race_morning },
  { section: 'prep', foods: 'any', most: 4, of: (plan) => plan.prep.batch_prep_steps },
  { section: 'prep', foods: 'any', most: 4, of: (plan) => plan.prep.race_kit_checklist },
  { section: 'assumptions_safety', foods: 'any', most: 4, of: (plan) => plan.assumptions_safety },
]

/** Lines of its own for each example day, under the day's total. */
export const mostForADay = 2
