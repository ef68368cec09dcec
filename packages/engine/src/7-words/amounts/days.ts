import { type PlainDay, type Weekday, monthNames, readIsoDay, weekdayOf } from '../../plain-day.ts'
import type { Plan, PlanDay } from '../../plan.ts'

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

/** "Training day 1": of an example day, which has no date. */
export const exampleDayName = ({ training_days: days }: Plan, day: PlanDay) =>
  `Training day ${days.indexOf(day) + 1}`

/** "training day 1", or the date of a day of race week. */
export const nameOfDay = (plan: Plan, day: PlanDay) =>
  day.date === null ? exampleDayName(plan, day).toLowerCase() : dayInWords(day.date)
