import { joinList } from '../amounts/format-amounts.ts'
import { addDays, toIsoDay } from '../../plain-day.ts'
import type { PlanRunner } from '../../plan.ts'
import { dayInWords, plainDay } from '../amounts/days.ts'

/**
 * The actual days of a heading of the playbook, counted back from the date of this race:
 * the weekdays of the heading are those of a Sunday race.
 */
export function headingDays(runner: PlanRunner, daysBefore: readonly number[]): string {
  const past = daysBefore.filter((count) => count > runner.days_to_go)
  const left = daysBefore.filter((count) => count <= runner.days_to_go)
  return [...gone(runner, past), ...toCome(runner, left)].join(' ')
}

const gone = (runner: PlanRunner, past: readonly number[]): string[] =>
  past.length === 0 ? [] : [`${span(runner, past)} ${past.length > 1 ? 'are' : 'is'} already past.`]

function toCome(runner: PlanRunner, left: readonly number[]): string[] {
  if (left.length === 0) return []
  const startsToday = left.includes(runner.days_to_go)
  return [
    `${span(runner, left)}: ${before(left)}.`,
    ...(startsToday ? [left.length > 1 ? 'The first of them is today.' : 'That is today.'] : []),
  ]
}

function span(runner: PlanRunner, daysBefore: readonly number[]): string {
  const days = daysBefore.map((count) => dayInWords(toIsoDay(addDays(plainDay(runner.race_date), -count))))
  return days.length > 2 ? `${days[0]} to ${days.at(-1)}` : joinList(days)
}

function before(daysBefore: readonly number[]): string {
  const [first, last] = [daysBefore[0], daysBefore.at(-1)]
  if (first === last) return first === 1 ? 'the day before the race' : `${first} days before the race`
  return daysBefore.length > 2
    ? `${first} to ${last} days before the race`
    : `${first} and ${last} days before the race`
}
