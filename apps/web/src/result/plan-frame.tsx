import { type ReactNode, useDeferredValue, useRef } from 'react'
import style from './plan-view.module.css'
import { SectionNav } from './layout/section-nav.tsx'
import { useIsPrinted } from './layout/use-is-printed.ts'
import { useOpenOnPaper } from './layout/use-open-on-paper.ts'

interface PlanFrameProps {
  /** The race and the actions. */
  readonly head: ReactNode
  readonly numbers: ReactNode
  /** All other sections. */
  readonly children: ReactNode
}

/** The frame of a plan on the screen: its head, navigation, and sections in the specification's order. */
export function PlanFrame({ head, numbers, children }: PlanFrameProps) {
  const article = useRef<HTMLElement>(null)
  const isPrinted = useIsPrinted()
  useOpenOnPaper(article)
  // The head is rendered first; the rest takes several times as long on a slow phone.
  const isHeadDrawn = useDeferredValue(true, false) || isPrinted
  return (
    <article ref={article} className={style.plan}>
      {head}
      <SectionNav isWhole={isHeadDrawn} />
      {numbers}
      {isHeadDrawn && children}
    </article>
  )
}
