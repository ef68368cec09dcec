import type { ReactNode } from 'react'
import { PaperFindings } from './findings.tsx'
import style from '../parts/part.module.css'
import { TextList } from '../parts/text-list.tsx'

interface PrepProps {
  readonly steps: readonly ReactNode[]
  /** Where it is not on the page for the fridge. */
  readonly kit?: readonly string[]
}

/** The second half of "Grocery List & Prep". */
export function Prep({ steps, kit = [] }: PrepProps) {
  return (
    <section className={style.part}>
      <h2 className={style.small}>60-Minute Batch Prep</h2>
      <PaperFindings of={['prep']} />
      <TextList texts={steps} mark="number" layout="columns" />
      {kit.length > 0 && <h3>Race Kit Checklist</h3>}
      <TextList texts={kit} mark="box" layout="columns" />
    </section>
  )
}
