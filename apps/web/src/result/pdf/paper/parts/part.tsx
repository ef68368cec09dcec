import type { PlanSection } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { PaperFindings } from '../sections/findings.tsx'
import style from './part.module.css'

interface PartProps {
  readonly title: string
  /** The sections of the plan that are shown here. */
  readonly of?: readonly PlanSection[]
  /** Starts a new page if more than this share of the previous one is filled. */
  readonly startsPageOver?: number
  readonly children: ReactNode
}

/** One headed section of the document. */
export function Part({ title, of = [], startsPageOver, children }: PartProps) {
  return (
    <section className={style.part} data-starts-page={startsPageOver}>
      <h2>{title}</h2>
      <PaperFindings of={of} />
      {children}
    </section>
  )
}
