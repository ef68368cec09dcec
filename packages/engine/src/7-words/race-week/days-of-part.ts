import { joinList } from '../amounts/format-amounts.ts'
import { addDays, toIsoDay } from '../../plain-day.ts'
import type { PlanRunner } from '../../plan.ts'
import { dayInWords, plainDay } from '../amounts/days.ts'

/**
 * The days of this runner that are left of a part of the playbook, counted back from the race; null if none is. The
 * headings of the specification are the weekdays of a Sunday race.
 */
export function daysOfPart(runner: PlanRunner, daysBefore: readonly number[]): string | null {
  const days = daysBefore
    .filter((count) => count <= runner.days_to_go)
    .map((count) => dayInWords(toIsoDay(addDays(plainDay(runner.race_date), -count))))
  if (days.length === 0) return null
  return days.length > 2 ? `${days[0]} to ${days.at(-1)}` : joinList(days)
}
