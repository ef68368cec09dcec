import { dayNumber, daysBetween, isRealDay, type PlainDay, readIsoDay, toIsoDay } from '../../plain-day.ts'
import { ok } from '../../result.ts'
import { furthestRace } from '../limits.ts'
import { plainText } from '../text/plain-text.ts'
import { type Read, refused } from '../refusal.ts'

/** A day as a date input sends it, `2026-12-13`, from today up to two years ahead. */
export function readRaceDate(text: string, today: PlainDay): Read<PlainDay> {
  const field = 'raceDate'
  const day = readIsoDay(plainText(text))
  if (!day) return refused({ field, code: 'not-a-date', given: text, facts: {} })
  const daysAgo = daysBetween({ from: day, until: today })
  if (daysAgo > 0) return refused({ field, code: 'date-past', given: text, facts: { daysAgo } })
  const latest = latestRaceDay(today)
  if (dayNumber(day) <= dayNumber(latest)) return ok(day)
  return refused({ field, code: 'date-too-far', given: text, facts: { latest: toIsoDay(latest) } })
}

function latestRaceDay(today: PlainDay): PlainDay {
  const latest = { ...today, year: today.year + furthestRace.value }
  // Two years after 29 February there is no such day.
  return isRealDay(latest) ? latest : { ...latest, day: 28 }
}
