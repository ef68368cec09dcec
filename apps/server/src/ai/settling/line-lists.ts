import type { NutritionPlan, PlanSection } from '@race-nutrition/engine'

/** A list of the plan to which a model may add lines, by its path, and how many. */
export interface LineList {
  readonly place: string
  readonly section: PlanSection
  readonly most: number
  readonly of: (plan: NutritionPlan) => readonly string[]
}

export const lineLists: readonly LineList[] = [
  {
    place: 'long_run_fueling.pre_run.examples',
    section: 'long_run_fueling',
    most: 2,
    of: (plan) => plan.long_run_fueling.pre_run.examples,
  },
  {
    place: 'long_run_fueling.during.schedule',
    section: 'long_run_fueling',
    most: 4,
    of: (plan) => plan.long_run_fueling.during.schedule,
  },
  { place: 'race_week.mon_wed', section: 'race_week', most: 3, of: (plan) => plan.race_week.mon_wed },
  { place: 'race_week.thu_fri', section: 'race_week', most: 3, of: (plan) => plan.race_week.thu_fri },
  { place: 'race_week.day_before', section: 'race_week', most: 4, of: (plan) => plan.race_week.day_before },
  {
    place: 'race_week.race_morning',
    section: 'race_week',
    most: 4,
    of: (plan) => plan.race_week.race_morning,
  },
  { place: 'prep.batch_prep_steps', section: 'prep', most: 4, of: (plan) => plan.prep.batch_prep_steps },
  { place: 'prep.race_kit_checklist', section: 'prep', most: 4, of: (plan) => plan.prep.race_kit_checklist },
  {
    place: 'assumptions_safety',
    section: 'assumptions_safety',
    most: 4,
    of: (plan) => plan.assumptions_safety,
  },
]

/** Lines that a model may add to each example day, below the day's total. */
export const mostForADay = 2
