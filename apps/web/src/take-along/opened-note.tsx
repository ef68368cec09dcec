import { useEffect, useRef } from 'react'
import shapes from '../look/shapes.module.css'
import style from './opened.module.css'
import type { OpenedHere } from './use-opened.ts'

interface OpenedNoteProps extends Pick<OpenedHere, 'opened' | 'show'> {
  /** Brings back the answers that stood here before; null if nothing was replaced. */
  readonly onUndo: (() => void) | null
}

/** What a link or a file has filled in, or why not; above the form, with the focus. */
export function OpenedNote({ opened, show, onUndo }: OpenedNoteProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened) note.current?.focus()
  }, [opened])
  if (!opened && !onUndo) return null
  return (
    <section ref={note} tabIndex={-1} className={`${shapes.card} ${style.opened}`} aria-label="Opened">
      {opened?.is === 'races' ? (
        <>
          <p>This file holds {opened.races.length} races. Choose one to fill in:</p>
          <ul className={style.races}>
            {opened.races.map((race, index) => (
              <li key={`${index} ${race.name}`}>
                <button type="button" className={shapes.button} onClick={() => show(race.choose())}>
                  {race.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role={opened?.is === 'refused' ? 'alert' : 'status'}>{opened?.says ?? fromElsewhere}</p>
      )}
      {onUndo && (
        <button type="button" className={shapes.button} onClick={onUndo}>
          Bring back my answers
        </button>
      )}
    </section>
  )
}

/** After a reload nothing more is known of the link or file. */
const fromElsewhere = 'These answers came from a link or a file.'
