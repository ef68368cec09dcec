import type { PlanSection } from '@race-nutrition/engine'
import { checkLine } from '../line-check/check-line.ts'
import { mostEntries, mostChecked } from '../reading/answer-limits.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import type { Refused } from './refused-lines.ts'
import { keyOf, restates, wordSet } from './compare-lines.ts'

/** A list of the plan to which lines may be added. */
export interface Place {
  readonly own: readonly string[]
  /** The keys of all lines of the plan. */
  readonly known: ReadonlySet<string>
  readonly most: number
  readonly section: PlanSection
}

/** The model's lines that are new and pass the check, as many as there is room for. */
export function acceptLines(given: readonly string[], place: Place, refused: Refused[]): string[] {
  const lines: string[] = []
  const existing = place.own.map(wordSet)
  let checked = 0
  for (const text of given.flatMap((each) => each.split('\n')).slice(0, mostEntries)) {
    const line = tidyLine(text)
    const words = wordSet(line)
    if (isKnown(keyOf(line), place.known) || existing.some((other) => restates(words, other))) continue
    if (checked === mostChecked) break
    checked += 1
    const fault = checkLine(line, text)
    if (fault) refused.push({ section: place.section, fault })
    else if (lines.length < place.most) {
      lines.push(line)
      existing.push(words)
    }
  }
  return lines
}

/** A line of the engine's, or the start of one in a truncated answer. */
const isKnown = (key: string, known: ReadonlySet<string>) =>
  key === '' || known.has(key) || [...known].some((own) => own.startsWith(key))
