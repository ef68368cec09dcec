import { chosenBy, linesAt, type PlaceOfLines, type RenderedPlan, writtenBy } from '@race-nutrition/documents'
import type { ReactNode } from 'react'
import { useModelOfChoices } from '../../../model-part/model-context.ts'

/** The lines of a model at this place, each with its language and its mark. */
export const writtenTexts = (plan: RenderedPlan, place: PlaceOfLines): readonly ReactNode[] =>
  linesAt(plan, place).map(({ text, lang, by }) => (
    <span key={text}>
      <span lang={lang}>{text}</span> <small>({writtenBy(by)})</small>
    </span>
  ))

/** Beside a choice of a model. */
export function ChosenText() {
  const by = useModelOfChoices()
  return by === null ? null : <small>({chosenBy(by)})</small>
}
