import { calendarFile, type RenderedPlan } from '@race-nutrition/documents'
import type { Made } from './export-button.tsx'
import { keepCalendarOf, keptCalendarOf } from './kept-calendar-of.ts'

/** The calendar of this race, and what keeps on this device what the next one needs: once it is saved or sent. */
export function exportCalendar(plan: RenderedPlan, race: string): Made {
  const { name, text, kept } = calendarFile(plan, keptCalendarOf(race), randomId())
  const file = new File([text], name, { type: 'text/calendar;charset=utf-8' })
  return { files: [file], onGiven: () => keepCalendarOf(race, kept) }
}

/** `crypto.randomUUID` is missing over plain http on a home network. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
