import type { Plan } from '../../plan.ts'
import { asClock } from '../amounts/format-amounts.ts'

/** Stops that stray no further than this from even intervals are worth an alert, minutes. */
const mostStraying = 2

/**
 * The minutes between alerts that go with the stops of the race; null where no even interval does. The first stop has its own
 * time.
 */
export function alertMinutes({ race_day: { rows } }: Plan): number | null {
  const minutes = rows.filter(({ phase }) => phase === 'during').map(({ minute }) => minute)
  const [first, second] = minutes
  if (first === undefined) return null
  if (second === undefined) return first
  const every = Math.round(((minutes.at(-1) ?? first) - first) / (minutes.length - 1))
  const isEven = minutes.every((minute, index) => Math.abs(minute - first - index * every) <= mostStraying)
  return isEven ? every : null
}

/** How each file gets onto a watch, a line each, and what works on any watch. */
export const watchNotes = (plan: Plan): string[] => [
  alertLine(plan),
  'Garmin, workout: by cable, copy the file to GARMIN/NewFiles and unplug. Garmin Connect imports courses, not workouts.',
  'Garmin, course: on the website of Garmin Connect choose Courses, Import, then send it to the watch. The stops stand in “Up Ahead”.',
  'Wahoo ELEMNT ACE, BOLT 3 and ROAM 3: by cable, copy the workout to plans, the GPX or TCX to routes.',
  'Suunto: import the GPX as a route in the app. The watch alerts at its stops.',
  'COROS: import the GPX as a route. Do not rely on its stops.',
  'Apple Watch takes no such file: use the calendar.',
  'A course needs the GPX or TCX file of your race: choose it under “Course with stops”. It stays on this device.',
]

function alertLine(plan: Plan): string {
  const every = alertMinutes(plan)
  const [first, second] = plan.race_day.rows.filter(({ phase }) => phase === 'during')
  if (first && !second) return `Any watch: or set one alert at ${asClock(first.minute)}, for your only stop.`
  if (every === null || !first)
    return 'These stops are not evenly apart, so no repeating alert fits them: use the workout, the calendar or the strip.'
  return first.minute === every
    ? `Any watch: or set a repeating alert every ${every} min.`
    : `Any watch: or set a repeating alert every ${every} min; the first stop is at ${asClock(first.minute)}.`
}
