import { type ReactNode, useId } from 'react'
import style from './take-along.module.css'

interface GroupProps {
  readonly title: string
  /** What the runner has to know before they rely on it, a line each; folded. */
  readonly notes: readonly string[]
  readonly children: ReactNode
}

/** One of the four ways to take the plan along. */
export function Group({ title, notes, children }: GroupProps) {
  const id = useId()
  return (
    <section className={style.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={style.exports}>{children}</div>
      {notes.length > 0 && (
        <details className={style.notes}>
          <summary>Good to know</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
