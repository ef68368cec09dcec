import { monthNames, raceNames, readIsoDay, weekdayOf } from '@race-nutrition/engine'

/** `Half` becomes "Half Marathon"; an unknown race keeps its own text. */
export function raceName(raceType: string): string {
  return Object.hasOwn(raceNames, raceType) ? raceNames[raceType as keyof typeof raceNames] : raceType
}

/** `2026-12-13` becomes "Sun 13 Dec 2026"; a text that is not such a day stays as it is. */
export function readableDay(isoDay: string): string {
  const day = readIsoDay(isoDay)
  if (!day) return isoDay
  const month = monthNames[day.month - 1] ?? ''
  return `${weekdayOf(day).slice(0, 3)} ${day.day} ${month.slice(0, 3)} ${day.year}`
}
