import { dayNumber } from '../../../plain-day.ts'
import type { Given } from '../../audit.ts'

/** A Sunday after today and before the first week of the runs that are counted: at most twelve weeks. */
export function isWholeBefore({ runner: { daysToGo, today } }: Pick<Given, 'runner'>): boolean {
  const untilSunday = 7 - ((dayNumber(today) - dayNumber(aSunday)) % 7)
  return daysToGo >= 7 && daysToGo < 13 * 7 && untilSunday < daysToGo % 7
}

/** Before any day that a plan is made on. */
const aSunday = { year: 2000, month: 1, day: 2 }

/** The longest run before the race as a part of the usual one: of the last two, one is half as long and one 0.7. */
export function longestShare({ runner }: Pick<Given, 'runner'>): number {
  if (runner.daysToGo >= 21 || isWholeBefore({ runner })) return 1
  return runner.daysToGo >= 14 ? 0.7 : runner.daysToGo >= 7 ? 0.5 : 0
}
