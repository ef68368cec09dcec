import type { CalendarEvent, CalendarStart } from './calendar-event.ts'
import { contentLine, textValue } from './content-line.ts'

/** What all events of a file share. */
export interface OfTheFile {
  /** Of the plan, in the ids of its events. */
  readonly id: string
  readonly sequence: number
  /** The day of the plan, `2027-03-01`: the bytes of a file follow from it, not from a clock. */
  readonly today: string
}

/** An event with its alarm, which some readers need after all other properties. */
export const eventLines = (event: CalendarEvent, file: OfTheFile): string =>
  inEvent([
    ...beginning(event, file),
    contentLine('SUMMARY', textValue(event.summary)),
    contentLine('DESCRIPTION', textValue(event.description)),
    ...discreet,
    ...alarmLines(event),
  ])

/** Takes back an event of an earlier file. */
export const cancelledLines = (
  event: Pick<CalendarEvent, 'key' | 'start' | 'summary'>,
  file: OfTheFile,
): string =>
  inEvent([
    ...beginning(event, file),
    contentLine('SUMMARY', textValue(event.summary)),
    contentLine('STATUS', 'CANCELLED'),
    ...discreet,
  ])

const inEvent = (lines: readonly string[]) =>
  [contentLine('BEGIN', 'VEVENT'), ...lines, contentLine('END', 'VEVENT')].join('')

function beginning(
  { key, start }: Pick<CalendarEvent, 'key' | 'start'>,
  { id, sequence, today }: OfTheFile,
): string[] {
  return [
    contentLine('UID', `${id}-${key}@race-nutrition.invalid`),
    contentLine('DTSTAMP', `${basic(today)}T000000Z`),
    contentLine('SEQUENCE', String(sequence)),
    ...startLines(start),
  ]
}

/** A day lasts a day by itself; an alarm needs no more than a minute. */
function startLines({ of, at }: CalendarStart): string[] {
  if (of === 'day') return [contentLine('DTSTART;VALUE=DATE', basic(at))]
  return [
    contentLine('DTSTART', `${basic(at)}00${of === 'instant' ? 'Z' : ''}`),
    contentLine('DURATION', 'PT1M'),
  ]
}

/** `2027-04-19T14:10` as the format writes it: `20270419T1410`. */
const basic = (at: string) => at.replaceAll(/[-:]/g, '')

/** Nobody is busy for a gel, and nobody else has to see it. */
const discreet = [contentLine('TRANSP', 'TRANSPARENT'), contentLine('CLASS', 'PRIVATE')]

/** Always from the start of the event: an alarm at an absolute time is refused by strict readers. */
function alarmLines({ alarm, summary }: CalendarEvent): string[] {
  if (alarm === null) return []
  return [
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', textValue(summary)),
    contentLine('TRIGGER', alarm),
    contentLine('END', 'VALARM'),
  ]
}
