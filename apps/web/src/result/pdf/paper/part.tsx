import type { PlanSection } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { Found } from './found.tsx'
import style from './paper.module.css'

interface PartProps {
  readonly title: string
  /** The sections of the plan that stand here. */
  readonly of?: readonly PlanSection[]
  /** Begins a page of its own, to be taken along or pinned up. */
  readonly onNewPage?: boolean
  readonly children: ReactNode
}

/** One headed section of the document. */
export function Part({ title, of = [], onNewPage = false, children }: PartProps) {
  return (
    <section className={style.part} data-new-page={onNewPage || undefined}>
      <h2>{title}</h2>
      <Found of={of} />
      {children}
    </section>
  )
}
