import { raceNames, readIsoDay, shortDate } from '@race-nutrition/engine'

/** `Half` becomes "Half Marathon"; an unknown race keeps its own text. */
export function raceName(raceType: string): string {
  return Object.hasOwn(raceNames, raceType) ? raceNames[raceType as keyof typeof raceNames] : raceType
}

/** `2026-12-13` becomes "Sun, Dec 13, 2026"; a text that is not such a day stays as it is. */
export function readableDay(isoDay: string): string {
  const day = readIsoDay(isoDay)
  return day ? shortDate(day) : isoDay
}
