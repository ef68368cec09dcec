import type { LinePlace, Plan } from '@race-nutrition/engine'

export type IsFor = (runner: Plan['runner']) => boolean

/** Nobody practices on the eve of a race or on its morning. */
export const practicePlaces: readonly LinePlace[] = [
  'long_run_fueling.pre_run.examples',
  'long_run_fueling.during.schedule',
]

/** A runner with no long run left can try nothing any more. */
export const canPractice: IsFor = ({ long_runs_left: left }) => left > 0

/** A time without its day is one of the race: on the eve it would be read as today's. */
export const timePlaces: readonly LinePlace[] = ['race_week.race_morning', 'race_day_plan.note']

/** Whether the plan of this runner has the days, or the long runs, that a line at this place speaks of. */
export function hasDaysOf(place: LinePlace, runner: Plan['runner']): boolean {
  const from = daysBefore[place]
  return from === undefined
    ? !place.startsWith('long_run_fueling.') || canPractice(runner)
    : runner.days_to_go >= from
}

/** The last day of each part of race week. */
const daysBefore: Partial<Readonly<Record<LinePlace, number>>> = {
  'race_week.mon_wed': 4,
  'race_week.thu_fri': 2,
  'race_week.day_before': 1,
}
