import { calendarFile, type RenderedPlan } from '@race-nutrition/documents'
import { keepCalendarOf, keptCalendarOf } from './kept-calendar-of.ts'

/** The calendar of this race, of which this device keeps what the next one needs. */
export function exportCalendar(plan: RenderedPlan, race: string): readonly File[] {
  const { name, text, kept } = calendarFile(plan, keptCalendarOf(race), randomId())
  keepCalendarOf(race, kept)
  return [new File([text], name, { type: 'text/calendar;charset=utf-8' })]
}

/** `crypto.randomUUID` is missing over plain http on a home network. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
