import { addDays, monthNames, type PlainDay, toIsoDay } from '../../plain-day.ts'
import type { PlanRunner } from '../../plan.ts'
import { dayInWords, plainDay } from '../amounts/days.ts'

/**
 * The days of this runner that are left of a part of the playbook, counted back from the race; null if none is. The
 * headings of the specification are the weekdays of a Sunday race; each of several days says its own weekday.
 */
export function daysOfPart(runner: PlanRunner, daysBefore: readonly number[]): string | null {
  const days = daysBefore
    .filter((count) => count <= runner.days_to_go)
    .map((count) => addDays(plainDay(runner.race_date), -count))
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  return days.length === 1 ? dayInWords(toIsoDay(first)) : rangeInWords({ first, last })
}

/** "April 5–7", "December 31–January 1". */
const rangeInWords = ({ first, last }: { first: PlainDay; last: PlainDay }) =>
  `${monthOf(first)} ${first.day}–${first.month === last.month ? '' : `${monthOf(last)} `}${last.day}`

const monthOf = ({ month }: PlainDay) => monthNames[month - 1] ?? ''
