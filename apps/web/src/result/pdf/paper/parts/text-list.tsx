import type { MealWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import style from './text-list.module.css'

/** The marker before each line. */
type Mark = 'dot' | 'number' | 'box'

interface TextListProps {
  readonly texts: readonly ReactNode[]
  readonly mark?: Mark
  /** Short items, three to a line; or long ones, in two columns. */
  readonly layout?: 'threes' | 'columns'
}

/** Lines as a list. Its markers are real text, since markers drawn by CSS cannot be tagged. */
export function TextList({ texts, mark = 'dot', layout }: TextListProps) {
  if (texts.length === 0) return null
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <List
      className={layout ? `${style.list} ${style[layout]}` : style.list}
      data-columns={layout === 'columns' ? '' : undefined}
    >
      {texts.map((text, index) => (
        // Lines never change order, and two may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <ListMark mark={mark} number={index + 1} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  )
}

function ListMark({ mark, number }: { mark: Mark; number: number }) {
  if (mark === 'box') return <span className={style.box} aria-hidden="true" />
  return (
    <span className={style.mark} data-tag="Lbl">
      {mark === 'number' ? `${number}.` : '•'}
    </span>
  )
}

/** A meal on one line: the dish is emphasized and its numbers are muted. */
export function MealLine({ meal: { when, main, beside, figures } }: { meal: MealWords }) {
  return (
    <>
      <b>
        {when}: {main}
      </b>
      {beside.length > 0 && ` — ${beside.join(', ')}`}
      <small>{` · ${figures}`}</small>
    </>
  )
}
