import { Undo2 } from 'lucide-react'
import type { RefObject } from 'react'
import shapes from '../../look/shapes.module.css'
import { useIsPlanning, useOwnPreferences } from './preferences-context.ts'
import type { Place } from './use-preferences.ts'

interface UndoButtonProps {
  readonly place: Place
  /** Gets the focus, since after the first change this button is gone. */
  readonly around: RefObject<HTMLElement | null>
}

/** Goes back by one change; absent if there is none. */
export function UndoButton({ place, around }: UndoButtonProps) {
  const undo = useOwnPreferences()?.undo
  const isPlanning = useIsPlanning()
  if (!undo) return null
  const goBack = () => {
    if (isPlanning) return
    undo(place)
    around.current?.focus()
  }
  return (
    <button type="button" className={shapes.button} aria-disabled={isPlanning || undefined} onClick={goBack}>
      <Undo2 aria-hidden size={18} />
      Undo
    </button>
  )
}
