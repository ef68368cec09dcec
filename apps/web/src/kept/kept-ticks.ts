import { readText, writeText } from './device-storage.ts'

// Ticks of another shape need another key.
export const ticksKey = (race: string) => `race-nutrition/ticks/v1/${race}`

/** The lines ticked for this race, also those that its plan does not have at the moment. */
export function readTicks(race: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(readText(ticksKey(race)) ?? '[]')
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
