import { type PlainDay, type Weekday, monthNames, readIsoDay, weekdayOf } from '../../plain-day.ts'
import type { PlanDay } from '../../plan.ts'

/** "Monday, December 7". */
export function dayInWords(iso: string): string {
  const day = plainDay(iso)
  return `${weekdayOf(day)}, ${monthNames[day.month - 1] ?? ''} ${day.day}`
}

export const weekdayInWords = (iso: string): Weekday => weekdayOf(plainDay(iso))

/** A day of a plan, which is always a real one. */
export function plainDay(iso: string): PlainDay {
  const day = readIsoDay(iso)
  if (!day) throw new Error(`${iso} is not a day`)
  return day
}

/** "Rest day": of an example day, which has no date. */
export const exampleDayName = ({ kind }: PlanDay): string =>
  kind === 'rest' ? 'Rest day' : kind === 'run' ? 'Run day' : 'Long-run day'

/** "the rest day", or the date of a day of race week. */
export const nameOfDay = (day: PlanDay) =>
  day.date === null ? `the ${exampleDayName(day).toLowerCase()}` : dayInWords(day.date)

/** "Thu". */
export const shortWeekday = (day: PlainDay): string => shortWeekdays[weekdayOf(day)]

/** "Dec 10". */
export const shortMonthDay = (day: PlainDay): string => `${shortMonth(day)} ${day.day}`

/** "Sun, Dec 13, 2026". */
export const shortDate = (day: PlainDay): string => `${shortWeekday(day)}, ${shortMonthDay(day)}, ${day.year}`

const shortMonth = ({ month }: PlainDay) => shortMonths[month - 1] ?? ''

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const shortWeekdays: Readonly<Record<Weekday, string>> = {
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thu',
  Friday: 'Fri',
  Saturday: 'Sat',
  Sunday: 'Sun',
}
