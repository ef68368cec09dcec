import type { ReactNode } from 'react'
import style from './section.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** One headed section of the plan. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={style.section}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  )
}
