import { readText, writeText } from './device-storage.ts'

// Ticks of another shape need another key.
const prefix = 'race-nutrition/ticks/v1/'

export const ticksKey = (race: string) => `${prefix}${race}`

/** The race whose ticks have this key; null for any other key. */
export const raceOfTicks = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : null)

/** The lines ticked for this race, also those that its plan does not have at the moment. */
export const readTicks = (race: string) => ticksOf(readText(ticksKey(race)))

/** Of the text that they are kept as. */
export function ticksOf(text: string | null): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Into what is stored now, so that the ticks of another tab stay. */
export function keepTick(race: string, key: string, isTicked: boolean): void {
  const others = [...readTicks(race)].filter((other) => other !== key)
  writeText(ticksKey(race), JSON.stringify(isTicked ? [...others, key] : others))
}
