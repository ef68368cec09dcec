import type { Runner } from '../1-runner/runner.ts'
import { gutTraining } from '../evidence/carbohydrate.ts'
import { addDays, weekdayOf } from '../plain-day.ts'

/** Long runs that still fit in before the race, at one a week. */
export const longRunsLeft = ({ daysToGo }: Pick<Runner, 'daysToGo'>): number => Math.floor(daysToGo / 7)

/**
 * Whether a weekend is left before the first of the weeks that end on race day: its run is whole, and none of theirs. Today's
 * run may be over, and a Saturday alone may have its Sunday in the first week.
 */
export function hasWeekendBeforeTheWeeks({
  daysToGo,
  raceDate,
}: Pick<Runner, 'daysToGo' | 'raceDate'>): boolean {
  const left = longRunsLeft({ daysToGo })
  if (left === 0 || left > gutTraining.value.mostWeeks) return false
  const tomorrow = addDays(raceDate, 1 - daysToGo)
  return Array.from({ length: Math.max(0, (daysToGo % 7) - 1) }, (_, day) => addDays(tomorrow, day)).some(
    (day) => weekdayOf(day) === 'Sunday',
  )
}

/** The part of the usual long run that each run still ahead is, the last first. */
export function sharesOfRunsLeft(runner: Pick<Runner, 'daysToGo' | 'raceDate'>): readonly number[] {
  const { shorterLongRuns, mostWeeks } = gutTraining.value
  const ofTheWeeks = Array.from(
    { length: Math.min(longRunsLeft(runner), mostWeeks) },
    (_, index) => shorterLongRuns.find(({ weeksLeft }) => weeksLeft === index + 1)?.share ?? 1,
  )
  return hasWeekendBeforeTheWeeks(runner) ? [...ofTheWeeks, 1] : ofTheWeeks
}
