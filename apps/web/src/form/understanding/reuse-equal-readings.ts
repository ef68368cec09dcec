import type { Field } from '@race-nutrition/engine'
import type { Reading, Readings } from './understanding.ts'

/** The new readings; an unchanged one keeps its identity, so that its question is not rendered again. */
export function reuseEqualReadings(before: Readings, now: Readings): Readings {
  const kept = Object.entries(now).map(([field, reading]) => {
    const old = before[field as Field]
    return [field, old && isEqual(old, reading) ? old : reading]
  })
  return Object.fromEntries(kept)
}

const isEqual = (one: Reading, other: Reading) =>
  one.text === other.text && one.tone === other.tone && one.unsure === other.unsure
