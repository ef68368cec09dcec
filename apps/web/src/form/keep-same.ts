import type { Field } from '@race-nutrition/engine'
import type { Reading, Readings } from './understanding.ts'

/** The new readings; one with the same text as before stays the same object, so that its question is not rendered again. */
export function keepSame(before: Readings, now: Readings): Readings {
  const kept = Object.entries(now).map(([field, reading]) => {
    const old = before[field as Field]
    return [field, old && isSame(old, reading) ? old : reading]
  })
  return Object.fromEntries(kept)
}

const isSame = (one: Reading, other: Reading) =>
  one.text === other.text && one.tone === other.tone && one.unsure === other.unsure
