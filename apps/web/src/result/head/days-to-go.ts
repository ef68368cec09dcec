import { daysBetween, readIsoDay } from '@race-nutrition/engine'

/** Whole days until the race; null for an invalid or past date. */
export function daysToGo(raceDate: string, today: string): number | null {
  const [from, until] = [readIsoDay(today), readIsoDay(raceDate)]
  if (!from || !until) return null
  const days = daysBetween({ from, until })
  return days < 0 ? null : days
}
