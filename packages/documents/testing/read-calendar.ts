import ICAL from 'ical.js'

/** An event as a calendar program reads it. */
export interface ReadEvent {
  readonly uid: string
  readonly stamp: string
  readonly sequence: number
  /** `2027-04-19`, `2027-04-19T14:10:00` where floating, `2027-04-19T14:10:00Z`. */
  readonly start: string
  readonly duration: string | null
  readonly summary: string
  readonly description: string | null
  readonly status: string | null
  readonly transparent: string
  readonly visibility: string
  /** Of each of its alarms, in seconds from its start. */
  readonly alarms: readonly number[]
}

export interface ReadCalendar {
  readonly name: string
  readonly method: string
  readonly events: readonly ReadEvent[]
}

/** Reads a file with another program's parser, which throws at what is no calendar. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    name: textOf(calendar, 'x-wr-calname') ?? '',
    method: textOf(calendar, 'method') ?? '',
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  }
}

const readEvent = (event: ICAL.Component): ReadEvent => ({
  uid: textOf(event, 'uid') ?? '',
  stamp: textOf(event, 'dtstamp') ?? '',
  sequence: Number(textOf(event, 'sequence')),
  start: textOf(event, 'dtstart') ?? '',
  duration: textOf(event, 'duration'),
  summary: textOf(event, 'summary') ?? '',
  description: textOf(event, 'description'),
  status: textOf(event, 'status'),
  transparent: textOf(event, 'transp') ?? '',
  visibility: textOf(event, 'class') ?? '',
  alarms: event.getAllSubcomponents('valarm').map((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger')
    if (!(trigger instanceof ICAL.Duration)) throw new Error('an alarm at an absolute time')
    return trigger.toSeconds()
  }),
})

function textOf(component: ICAL.Component, name: string): string | null {
  const value = component.getFirstPropertyValue(name)
  return value === null ? null : String(value)
}
