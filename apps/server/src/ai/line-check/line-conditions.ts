import type { LinePlace, Plan } from '@race-nutrition/engine'

export type IsFor = (runner: Plan['runner']) => boolean

export const everybody: IsFor = () => true

/** Nobody practices a fuel on the eve of a race, on its morning, or before the run. */
export const practicePlaces: readonly LinePlace[] = ['long_run_fueling.during.schedule']

/** A runner with no long run left can try nothing any more. */
export const canPractice: IsFor = ({ long_runs_left: left }) => left > 0

/** A time without its day is one of the race: on the eve it would be read as today's. */
export const timePlaces: readonly LinePlace[] = ['race_week.race_morning', 'race_day_plan.note']

/** Whether the plan of this runner has the days, or the long runs, that a line at this place speaks of. */
export function hasDaysOf(place: LinePlace, runner: Plan['runner']): boolean {
  if (place === 'prep.batch_prep_steps' && runner.preferences.kitchen?.effort === 'quick') return false
  const from = daysBefore[place]
  return from === undefined
    ? !place.startsWith('long_run_fueling.') || canPractice(runner)
    : runner.days_to_go >= from
}

/** The last day of each part of race week, and from when there are ordinary days and a cooking session before the race. */
const daysBefore: Partial<Readonly<Record<LinePlace, number>>> = {
  'daily_plan.example_days.0': 2,
  'daily_plan.example_days.1': 2,
  'daily_plan.example_days.2': 2,
  'prep.batch_prep_steps': 2,
  'race_week.mon_wed': 4,
  'race_week.thu_fri': 2,
  'race_week.day_before': 1,
}
