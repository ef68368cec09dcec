import type { ReactNode } from 'react'
import dialogs from '../../look/dialog.module.css'
import shapes from '../../look/shapes.module.css'
import { useIsPlanning } from './preferences-context.ts'

interface DialogButtonsProps {
  /** Takes back what is set; null where nothing is. */
  readonly onRemove: (() => void) | null
  readonly onCancel: () => void
  /** In place of the button that changes the plan, where there is any. */
  readonly children?: ReactNode
}

/** The ways out of a dialog: change the plan, take back what is set, or leave all as it is. */
export function DialogButtons({ onRemove, onCancel, children }: DialogButtonsProps) {
  const isPlanning = useIsPlanning()
  return (
    <div className={dialogs.buttons}>
      {children || (
        <button
          type="submit"
          className={`${shapes.button} ${shapes.primary}`}
          aria-disabled={isPlanning || undefined}
        >
          Change my plan
        </button>
      )}
      {onRemove && (
        <button type="button" className={shapes.button} onClick={onRemove}>
          Remove
        </button>
      )}
      <button type="button" className={shapes.button} onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
