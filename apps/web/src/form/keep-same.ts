import type { Field } from '@race-nutrition/engine'
import type { Readings } from './understanding.ts'

/** The new readings; one that says what it said before is the very same, so that its question need not be drawn anew. */
export function keepSame(before: Readings, now: Readings): Readings {
  const kept = Object.entries(now).map(([field, reading]) => {
    const old = before[field as Field]
    return [field, old?.says === reading.says && old.tone === reading.tone ? old : reading]
  })
  return Object.fromEntries(kept)
}
