import { type KeptCalendar, readKeptCalendar } from '@race-nutrition/documents'
import { readText, writeText } from '../kept/device-storage.ts'

// What is kept of another shape needs another key.
const keyOf = (race: string) => `race-nutrition/calendar/v1/${race}`

/** What the last calendar of this race left on this device, so that the next one updates its events. */
export function keptCalendarOf(race: string): KeptCalendar | null {
  try {
    return readKeptCalendar(JSON.parse(readText(keyOf(race)) ?? 'null'))
  } catch {
    return null
  }
}

export const keepCalendarOf = (race: string, kept: KeptCalendar): void =>
  writeText(keyOf(race), JSON.stringify(kept))
