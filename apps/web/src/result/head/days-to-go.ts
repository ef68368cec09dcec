import { daysBetween, readIsoDay } from '@race-nutrition/engine'

/** Whole days until the race, less than zero after it; null for an invalid date. */
export function daysUntil(raceDate: string, today: string): number | null {
  const [from, until] = [readIsoDay(today), readIsoDay(raceDate)]
  return from && until ? daysBetween({ from, until }) : null
}

/** Whole days until the race; null for an invalid or past date. */
export function daysToGo(raceDate: string, today: string): number | null {
  const days = daysUntil(raceDate, today)
  return days === null || days < 0 ? null : days
}
