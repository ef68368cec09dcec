import type { Runner } from '../1-runner/runner.ts'
import { addDays, monthNames, type PlainDay, weekdayOf } from '../plain-day.ts'
import { listed } from './figures.ts'

/** "Monday, December 7". */
export const dayInWords = (day: PlainDay) =>
  `${weekdayOf(day)}, ${monthNames[day.month - 1] ?? ''} ${day.day}`

/** "training day 1", or the date of a day of race week. */
export const nameOfDay = ({ label, date }: { readonly label: string; readonly date: PlainDay | null }) =>
  date ? dayInWords(date) : label.charAt(0).toLowerCase() + label.slice(1)

/**
 * Which days a heading of the playbook stands for, counted back from this race's own date:
 * the weekdays of the heading are those of a Sunday race.
 */
export function headingDays(runner: Runner, daysBefore: readonly number[]): string {
  const past = daysBefore.filter((count) => count > runner.daysToGo)
  const left = daysBefore.filter((count) => count <= runner.daysToGo)
  return [...gone(runner, past), ...toCome(runner, left)].join(' ')
}

const gone = (runner: Runner, past: readonly number[]): string[] =>
  past.length === 0 ? [] : [`${span(runner, past)} ${past.length > 1 ? 'are' : 'is'} already past.`]

function toCome(runner: Runner, left: readonly number[]): string[] {
  if (left.length === 0) return []
  const startsToday = left.includes(runner.daysToGo)
  return [
    `${span(runner, left)}: ${before(left)}.`,
    ...(startsToday ? [left.length > 1 ? 'The first of them is today.' : 'That is today.'] : []),
  ]
}

function span(runner: Runner, daysBefore: readonly number[]): string {
  const days = daysBefore.map((count) => dayInWords(addDays(runner.raceDate, -count)))
  return days.length > 2 ? `${days[0]} to ${days.at(-1)}` : listed(days)
}

function before(daysBefore: readonly number[]): string {
  const [first, last] = [daysBefore[0], daysBefore.at(-1)]
  if (first === last) return first === 1 ? 'the day before the race' : `${first} days before the race`
  return daysBefore.length > 2
    ? `${first} to ${last} days before the race`
    : `${first} and ${last} days before the race`
}
