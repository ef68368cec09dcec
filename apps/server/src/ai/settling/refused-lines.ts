import type { PlanSection } from '@race-nutrition/engine'
import type { Fault } from '../line-check/check-line.ts'
import { foodsRestored, leftOut, type Replaced } from './replacement-notes.ts'

/** A rejected line of the model. */
export interface Refused {
  readonly section: PlanSection
  readonly fault: Fault
}

/** One sentence for each section and reason. */
export function notesOf(refused: readonly Refused[]): Replaced[] {
  const counted = new Map<string, { of: Refused; lines: number }>()
  for (const each of refused) {
    const key = `${each.section} ${each.fault.because}`
    counted.set(key, { of: each, lines: (counted.get(key)?.lines ?? 0) + 1 })
  }
  return [...counted.values()].map(({ of: { section, fault }, lines }) =>
    fault.kind === 'copy' ? foodsRestored(section) : leftOut(section, fault.because, lines),
  )
}
