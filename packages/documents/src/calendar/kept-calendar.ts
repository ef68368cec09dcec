import type { CalendarEvent, CalendarStart } from './calendar-event.ts'

/** What a device keeps of the last export of a race, so that the next one updates its events and takes back those that vanished. */
export interface KeptCalendar {
  readonly version: 1
  /** Random, once for a race: letters, digits and hyphens, 8 to 64 of them. */
  readonly id: string
  /** Of the last export: 0 for the first. */
  readonly sequence: number
  readonly events: readonly KeptEvent[]
  /** Of earlier exports, and in no plan any more. */
  readonly withdrawn: readonly KeptEvent[]
}

type KeptEvent = Pick<CalendarEvent, 'key' | 'start'>

/** Parses what a storage gives; null for anything that no export left there. */
export function readKeptCalendar(given: unknown): KeptCalendar | null {
  if (!isRecord(given)) return null
  const { version, id, sequence, events, withdrawn } = given
  if (version !== 1 || !isCalendarId(id) || !isSequence(sequence)) return null
  const [now, before] = [readEvents(events), readEvents(withdrawn ?? [])]
  if (!now || !before) return null
  const keys = [...now, ...before].map(({ key }) => key)
  return new Set(keys).size === keys.length ? { version, id, sequence, events: now, withdrawn: before } : null
}

function readEvents(given: unknown): KeptEvent[] | null {
  if (!Array.isArray(given) || given.length > mostEvents) return null
  const read = given.map(readEvent).filter((event) => event !== null)
  return read.length === given.length ? read : null
}

/** Fit for the id of an event in a file. */
export const isCalendarId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(id)

/** Far more than any race has stops. */
const mostEvents = 300

/** A 32-bit number in the programs that read it, with room for more exports. */
const isSequence = (given: unknown): given is number =>
  Number.isInteger(given) && Number(given) >= 0 && Number(given) <= 1_000_000_000

function readEvent(given: unknown): KeptEvent | null {
  if (!isRecord(given)) return null
  const { key, start } = given
  if (typeof key !== 'string' || !/^[a-z0-9-]{1,40}$/.test(key)) return null
  const read = readStart(start)
  return read && { key, start: read }
}

function readStart(given: unknown): CalendarStart | null {
  if (!isRecord(given)) return null
  const { of, at } = given
  if (typeof at !== 'string') return null
  if (of === 'day') return isMinute(`${at}T00:00`) ? { of, at } : null
  return (of === 'instant' || of === 'floating') && isMinute(at) ? { of, at } : null
}

/** `2027-04-19T14:10`, of a day that there is. */
function isMinute(at: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at)) return false
  const instant = Date.parse(`${at}:00Z`)
  return Number.isFinite(instant) && new Date(instant).toISOString().startsWith(at)
}

const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null
