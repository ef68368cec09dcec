/** A day of the calendar, without clock or time zone. `month` 1-12, `day` 1-31. */
export interface PlainDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof weekdays)[number]

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Parses `YYYY-MM-DD`; undefined if there is no such day (2027-02-29). */
export function readIsoDay(text: string): PlainDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return undefined
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isRealDay(day) ? day : undefined
}

export const toIsoDay = ({ year, month, day }: PlainDay) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export function isRealDay({ year, month, day }: PlainDay): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * Days since 1970-01-01 in the Gregorian calendar.
 * Years start in March, so that the leap day is the last day of a year (Hinnant, "chrono-compatible low-level date algorithms").
 */
export function dayNumber({ year, month, day }: PlainDay): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** The day with this number: the inverse of `dayNumber`. */
export function dayOfNumber(count: number): PlainDay {
  const shifted = count + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export const addDays = (day: PlainDay, count: number) => dayOfNumber(dayNumber(day) + count)

/** Whole days from `from` to `until`; negative if `until` is earlier. */
export const daysBetween = ({ from, until }: { from: PlainDay; until: PlainDay }) =>
  dayNumber(until) - dayNumber(from)

export function weekdayOf(day: PlainDay): Weekday {
  // 1970-01-01 was a Thursday.
  const index = (((dayNumber(day) + 4) % 7) + 7) % 7
  return weekdays[index] as Weekday
}
