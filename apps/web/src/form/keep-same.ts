import type { Field } from '@race-nutrition/engine'
import type { Reading, Readings } from './understanding.ts'

/** The new readings; one that says what it said before is the very same, so that its question need not be drawn anew. */
export function keepSame(before: Readings, now: Readings): Readings {
  const kept = Object.entries(now).map(([field, reading]) => {
    const old = before[field as Field]
    return [field, old && isSame(old, reading) ? old : reading]
  })
  return Object.fromEntries(kept)
}

const isSame = (one: Reading, other: Reading) =>
  one.says === other.says && one.tone === other.tone && one.unsure === other.unsure
