import { monthNames, raceNames, readIsoDay, weekdayOf } from '@race-nutrition/engine'

/** `Half` reads "Half Marathon"; a race the product does not know keeps its own words. */
export function raceName(raceType: string): string {
  return Object.hasOwn(raceNames, raceType) ? raceNames[raceType as keyof typeof raceNames] : raceType
}

/** `2026-12-13` reads "Sun 13 Dec 2026"; a text that is no such day stays as it is. */
export function readableDay(isoDay: string): string {
  const day = readIsoDay(isoDay)
  if (!day) return isoDay
  const month = monthNames[day.month - 1] ?? ''
  return `${weekdayOf(day).slice(0, 3)} ${day.day} ${month.slice(0, 3)} ${day.year}`
}
