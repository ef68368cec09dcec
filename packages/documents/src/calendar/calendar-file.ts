import { calendarWords } from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import { calendarEvents } from './calendar-events.ts'
import { contentLine, textValue } from './content-line.ts'
import { cancelledLines, eventLines } from './event-lines.ts'
import { isCalendarId, type KeptCalendar } from './kept-calendar.ts'

/** A calendar to import, of the type `text/calendar;charset=utf-8`. */
export interface CalendarFile {
  /** `race-fuel-Marathon-2027-04-11.ics` */
  readonly name: string
  readonly text: string
  /** For the next export of this race; of the device, not of the file. */
  readonly kept: KeptCalendar
}

/**
 * The plan as a calendar (RFC 5545) with an alarm at each row of the race. The same plan, `kept` and `newId` give the same
 * bytes. `kept` is what the last export of the race left, null before the first; `newId` is random, and used where
 * nothing is kept: letters, digits and hyphens, 8 to 64 of them, or it throws.
 */
export function calendarFile(plan: RenderedPlan, kept: KeptCalendar | null, newId: string): CalendarFile {
  const { runner } = plan.facts
  const id = kept?.id ?? newId
  if (!isCalendarId(id)) throw new Error('not an id for a calendar')
  const sequence = kept === null ? 0 : kept.sequence + 1
  const file = { id, sequence, today: runner.today }
  const { name, withdrawn } = calendarWords(plan.facts, plan.words)
  const events = calendarEvents(plan)
  // Again in each later file: the runner may not have imported this one.
  const vanished = [...(kept?.events ?? []), ...(kept?.withdrawn ?? [])].filter(
    ({ key }) => !events.some((event) => event.key === key),
  )
  return {
    name: `race-fuel-${runner.race}-${runner.race_date}.ics`,
    text: [
      contentLine('BEGIN', 'VCALENDAR'),
      contentLine('VERSION', '2.0'),
      contentLine('PRODID', '-//race-nutrition//plan//EN'),
      contentLine('CALSCALE', 'GREGORIAN'),
      contentLine('METHOD', 'PUBLISH'),
      contentLine('X-WR-CALNAME', textValue(name)),
      ...events.map((event) => eventLines(event, file)),
      ...vanished.map((event) => cancelledLines({ ...event, summary: withdrawn }, file)),
      contentLine('END', 'VCALENDAR'),
    ].join(''),
    kept: {
      version: 1,
      id,
      sequence,
      events: events.map(({ key, start }) => ({ key, start })),
      withdrawn: vanished.map(({ key, start }) => ({ key, start })),
    },
  }
}
