import type { CalendarTimes, Plan } from '@race-nutrition/engine'
import type { CalendarStart } from './calendar-event.ts'
import { startInstant } from './start-instant.ts'

/** What is known of the start; an unknown zone is none. */
export interface KnownStart {
  readonly times: CalendarTimes
  /** When an event at this minute from the start begins; null where nobody knows the start. */
  readonly startAt: ((minute: number) => CalendarStart) | null
}

/** By the start time and the zone of the preferences. The minutes pass as on a stopwatch, over a change of clocks too. */
export function knownStart({ runner: { race_date: day, preferences } }: Plan): KnownStart {
  const { start_time: time, time_zone: zone } = preferences
  if (time === undefined) return { times: 'none', startAt: null }
  const instant = zone === undefined ? null : startInstant(day, time, zone)
  return instant === null
    ? { times: 'floating', startAt: from('floating', Date.parse(`${day}T${time}:00Z`)) }
    : { times: 'instants', startAt: from('instant', instant) }
}

/** To the minute, as starts are. */
const from = (of: CalendarStart['of'], start: number) => (minute: number) => ({
  of,
  at: new Date(start + minute * 60_000).toISOString().slice(0, '2027-04-19T14:10'.length),
})
