import { Fragment } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './make-it-yours.module.css'
import type { Change } from './use-preferences.ts'
import type { Move } from './moves.ts'

interface MovedTextProps {
  readonly change: Omit<Change, 'place'>
  /** In place of its own first word. */
  readonly lead?: string
}

/** What a change moved, a line for each part of the plan: "Race: carbs 65 → 60 g/h; gels 10 → 9." */
export function MovedText({ change: { isUndo, moves, notKept, linesDropped }, lead }: MovedTextProps) {
  return (
    <>
      <b>{lead ?? (isUndo ? 'Undone.' : 'Changed.')}</b>{' '}
      {moves.length === 0 && 'No figure of your plan moved. '}
      {moves.map(({ part, moves: ofPart }) => (
        <span key={part} className={style.part}>
          <span className={style.name}>{part}:</span>{' '}
          {ofPart.map((move, index) => (
            <Fragment key={move.name}>
              {index > 0 && '; '}
              <Moved {...move} />
            </Fragment>
          ))}
          .{' '}
        </span>
      ))}
      {notKept.map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
      {linesDropped > 0 && dropped(linesDropped)}
    </>
  )
}

/** An arrow for the eye, a word for the ear. */
function Moved({ name, from, to }: Move) {
  if (from === '') return `${to} ${name}`
  return (
    <>
      {name} {from} <span aria-hidden>→</span>
      <span className={shapes.hidden}>to</span> {to}
    </>
  )
}

const dropped = (count: number) =>
  count === 1
    ? 'One line of the AI model no longer has its place and was left out.'
    : `${count} lines of the AI model no longer have their place and were left out.`
