import type { LinePlace, PlanSection } from '@race-nutrition/engine'
import type { RefusalKind } from '../line-check/check-line.ts'
import { leftOut, type Replaced } from './replacement-notes.ts'

/** A rejected line of the model. */
interface Refused {
  readonly kind: RefusalKind
  readonly place: LinePlace | null
}

/** One sentence for each section and reason. */
export function notesOf(refused: readonly Refused[]): Replaced[] {
  const counted = new Map<string, { section: PlanSection; because: string; lines: number }>()
  for (const { kind, place } of refused) {
    const section = (place?.split('.')[0] ?? 'assumptions_safety') as PlanSection
    const because = reasons[kind]
    const key = `${section} ${because}`
    counted.set(key, { section, because, lines: (counted.get(key)?.lines ?? 0) + 1 })
  }
  return [...counted.values()].map(({ section, because, lines }) => leftOut(section, because, lines))
}

const reasons: Readonly<Record<RefusalKind, string>> = {
  form: 'ran too long',
  figure: 'held figures or signs',
  word: 'went beyond the plain words of a coach',
  frame: 'could be read as more, less or other than your plan',
  place: 'belonged elsewhere',
  copy: 'said again what the plan says',
}
