/** The three example days, in the order of the plan's `training_days`. */
export const exampleDayPlaces = [
  'daily_plan.example_days.0',
  'daily_plan.example_days.1',
  'daily_plan.example_days.2',
] as const

/** The places of a plan to which a line of a model may be added, by their path in the nine sections. */
export const linePlaces = [
  ...exampleDayPlaces,
  'long_run_fueling.pre_run.examples',
  'long_run_fueling.during.schedule',
  'race_week.mon_wed',
  'race_week.thu_fri',
  'race_week.day_before',
  'race_week.race_morning',
  // Under the table of the race; the nine sections have no place for it, so that it ends race morning there.
  'race_day_plan.note',
  'prep.batch_prep_steps',
  'prep.race_kit_checklist',
  'assumptions_safety',
] as const

export type LinePlace = (typeof linePlaces)[number]

export const isLinePlace = (place: unknown): place is LinePlace => linePlaces.some((known) => known === place)

/** The languages that a model may write in. */
export const lineLanguages = ['en', 'es', 'de'] as const

export type LineLanguage = (typeof lineLanguages)[number]
