import type { RefObject } from 'react'
import style from './make-it-yours.module.css'
import { MovedText } from './moved-text.tsx'
import { useOwnPreferences } from './preferences-context.ts'
import { UndoButton } from './undo-button.tsx'
import type { Place } from './use-preferences.ts'

interface OutcomeProps {
  readonly place: Place
  /** Gets the focus from the button that goes back. */
  readonly around: RefObject<HTMLElement | null>
}

/** What the last change in this place moved, with the way back; nothing where the change was elsewhere. */
export function Outcome({ place, around }: OutcomeProps) {
  const last = useOwnPreferences()?.last
  if (last?.place !== place) return null
  return (
    <div className={style.outcome}>
      <p className={style.moved}>
        <MovedText change={last} />
      </p>
      <UndoButton place={place} around={around} />
    </div>
  )
}
