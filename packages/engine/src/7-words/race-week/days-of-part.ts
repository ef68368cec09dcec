import { addDays, monthNames, type PlainDay, toIsoDay, weekdayOf } from '../../plain-day.ts'
import type { PlanRunner } from '../../plan.ts'
import { dayInWords, plainDay, weekdayInWords } from '../amounts/days.ts'

/**
 * The days of this runner that are left of a part of the playbook, counted back from the race; null if none is. The
 * headings of the specification are the weekdays of a Sunday race; those of any other are named.
 */
export function daysOfPart(runner: PlanRunner, daysBefore: readonly number[]): string | null {
  const days = daysBefore
    .filter((count) => count <= runner.days_to_go)
    .map((count) => addDays(plainDay(runner.race_date), -count))
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  if (days.length === 1) return dayInWords(toIsoDay(first))
  const weekdays =
    weekdayInWords(runner.race_date) === 'Sunday' ? '' : `${weekdayOf(first)}–${weekdayOf(last)}, `
  return `${weekdays}${rangeInWords({ first, last })}`
}

/** "April 5–7", "December 31–January 1". */
const rangeInWords = ({ first, last }: { first: PlainDay; last: PlainDay }) =>
  `${monthOf(first)} ${first.day}–${first.month === last.month ? '' : `${monthOf(last)} `}${last.day}`

const monthOf = ({ month }: PlainDay) => monthNames[month - 1] ?? ''
