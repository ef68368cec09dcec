import { type ReactNode, useDeferredValue, useRef } from 'react'
import style from './plan-view.module.css'
import { SectionNav } from './section-nav.tsx'
import { useOpenOnPaper } from './use-open-on-paper.ts'

interface PlanFrameProps {
  /** The race, and what can be done with its plan. */
  readonly head: ReactNode
  readonly numbers: ReactNode
  /** All other sections. */
  readonly children: ReactNode
}

/** A plan on the screen: its head, the way through it, its sections in the specification's order. */
export function PlanFrame({ head, numbers, children }: PlanFrameProps) {
  const article = useRef<HTMLElement>(null)
  useOpenOnPaper(article)
  // The head of the plan is on the screen at once; drawing the rest takes a slow phone several times as long.
  const isHeadDrawn = useDeferredValue(true, false)
  return (
    <article ref={article} className={style.plan}>
      {head}
      <SectionNav isWhole={isHeadDrawn} />
      {numbers}
      {isHeadDrawn && children}
    </article>
  )
}
