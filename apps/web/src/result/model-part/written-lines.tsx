import { linesAt, type PlaceOfLines, type RenderedPlan } from '@race-nutrition/documents'
import type { ReactNode } from 'react'
import { WrittenMark } from './model-mark.tsx'

/** The lines of a model at this place of the plan, each with its language and its mark. */
export const writtenAt = (plan: RenderedPlan, place: PlaceOfLines): readonly ReactNode[] =>
  linesAt(plan, place).map(({ text, lang, by }) => (
    <span key={text}>
      <span lang={lang}>{text}</span> <WrittenMark by={by} />
    </span>
  ))
