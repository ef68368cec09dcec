import { numbered } from '../../lines.tsx'
import { readMealLine } from '../../meal-line.ts'
import style from './text-list.module.css'

/** Which mark stands before each line. */
type Mark = 'dot' | 'number' | 'box'

interface TextListProps {
  readonly texts: readonly string[]
  readonly mark?: Mark
}

/** The plan's texts as a list. Its marks are text of its own: what a style sheet draws, no tag could name. */
export function TextList({ texts, mark = 'dot' }: TextListProps) {
  if (texts.length === 0) return null
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <List className={style.list}>
      {numbered(texts).map(([index, text]) => (
        <li key={index}>
          <ListMark mark={mark} number={index + 1} />
          <span>
            <PlanText text={text} />
          </span>
        </li>
      ))}
    </List>
  )
}

export function ListMark({ mark, number }: { mark: Mark; number: number }) {
  if (mark === 'box') return <span className={style.box} aria-hidden="true" />
  return (
    <span className={style.mark} data-tag="Lbl">
      {mark === 'number' ? `${number}.` : '•'}
    </span>
  )
}

/** A line of the plan; of one that spells a meal out, the dish stands out and the figures step back. */
function PlanText({ text }: { text: string }) {
  const { dish, amounts, figures } = readMealLine(text)
  if (figures === '') return text
  return (
    <>
      <b>{dish}</b>
      {amounts}
      <small>{figures}</small>
    </>
  )
}
