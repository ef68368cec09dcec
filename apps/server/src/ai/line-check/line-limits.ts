import type { LinePlace } from '@race-nutrition/engine'

/** How many lines of a model a place has room for. */
export const mostLines: Readonly<Record<LinePlace, number>> = {
  'daily_plan.example_days.0': 2,
  'daily_plan.example_days.1': 2,
  'daily_plan.example_days.2': 2,
  'long_run_fueling.pre_run.examples': 2,
  'long_run_fueling.during.schedule': 4,
  'race_week.mon_wed': 3,
  'race_week.thu_fri': 3,
  'race_week.day_before': 4,
  'race_week.race_morning': 4,
  'race_day_plan.note': 4,
  'prep.batch_prep_steps': 4,
  'prep.race_kit_checklist': 4,
  assumptions_safety: 1,
}
