import type { PlanSection } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { Found } from './found.tsx'
import style from './part.module.css'

interface PartProps {
  readonly title: string
  /** The sections of the plan that stand here. */
  readonly of?: readonly PlanSection[]
  /** Begins a page where more than this share of the one before is filled. */
  readonly startsPageOver?: number
  readonly children: ReactNode
}

/** One headed section of the document. */
export function Part({ title, of = [], startsPageOver, children }: PartProps) {
  return (
    <section className={style.part} data-starts-page={startsPageOver}>
      <h2>{title}</h2>
      <Found of={of} />
      {children}
    </section>
  )
}
