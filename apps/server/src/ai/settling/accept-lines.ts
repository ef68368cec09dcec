import type { PlanSection } from '@race-nutrition/engine'
import { checkLine } from '../line-check/check-line.ts'
import { mostEntries, mostJudged } from '../reading/bounds.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import type { Refused } from './refused-lines.ts'
import { keyOf, restates, wordsOf } from './compare-lines.ts'

/** A list of the plan that lines may be added to. */
export interface Place {
  readonly own: readonly string[]
  /** The lines of the whole plan, by their keys. */
  readonly known: ReadonlySet<string>
  readonly most: number
  readonly section: PlanSection
}

/** The model's lines that say something new and may stand, as many as there is room for. */
export function acceptLines(given: readonly string[], place: Place, refused: Refused[]): string[] {
  const lines: string[] = []
  const said = place.own.map(wordsOf)
  let judged = 0
  for (const text of given.flatMap((each) => each.split('\n')).slice(0, mostEntries)) {
    const line = tidyLine(text)
    const words = wordsOf(line)
    if (isKnown(keyOf(line), place.known) || said.some((other) => restates(words, other))) continue
    if (judged === mostJudged) break
    judged += 1
    const fault = checkLine(line, text)
    if (fault) refused.push({ section: place.section, fault })
    else if (lines.length < place.most) {
      lines.push(line)
      said.push(words)
    }
  }
  return lines
}

/** A line of the engine's, or what an answer that was cut off holds of one. */
const isKnown = (key: string, known: ReadonlySet<string>) =>
  key === '' || known.has(key) || [...known].some((own) => own.startsWith(key))
