import { type ReactNode, useId, useState } from 'react'
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
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={style.group} aria-labelledby={id}>
      <div className={style.head}>
        <h3 id={id}>{title}</h3>
        <button
          type="button"
          className={style.more}
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Good to know
        </button>
      </div>
      {isOpen && (
        <ul className={style.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={style.exports}>{children}</div>
    </section>
  )
}
