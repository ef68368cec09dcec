import type { PlanSection } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { Findings } from '../audit/findings.tsx'
import { useIsPast } from './past-sections.ts'
import style from './section.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** The sections of the plan that are shown here. */
  readonly parts: readonly PlanSection[]
  readonly children: ReactNode
}

/** One headed section of the plan. */
export function Section({ id, title, parts, children }: SectionProps) {
  const isPast = useIsPast(id)
  return (
    <section aria-labelledby={id} className={style.section}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
      </div>
      <Findings of={parts} />
      {isPast ? (
        <details>
          <summary className={style.past}>This is past. Show it</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </section>
  )
}
