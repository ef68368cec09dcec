import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import style from './dialog.module.css'

interface TypedDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly titleId: string
  /** What buttons in it have changed counts like what is typed. */
  readonly isChanged?: boolean
  /** In a second step of the dialog: Escape and Back return to the first. */
  readonly onStepBack?: (() => void) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog to type into: the first Escape or Back says that what is typed would be lost, and the second leaves it. */
export function TypedDialog({
  ref,
  titleId,
  isChanged = false,
  onStepBack,
  onClose,
  children,
}: TypedDialogProps) {
  const [isTyped, setIsTyped] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => ref.current?.showModal(), [ref])

  const leave = (event: SyntheticEvent) => {
    if (onStepBack) {
      event.preventDefault()
      onStepBack()
    } else if ((isTyped || isChanged) && !isAsking) {
      event.preventDefault()
      setIsAsking(true)
    }
  }

  return createPortal(
    <dialog
      ref={ref}
      className={style.dialog}
      aria-labelledby={titleId}
      onInput={() => {
        setIsTyped(true)
        setIsAsking(false)
      }}
      // Browsers let a second Escape in a row close a dialog whatever its cancel event says.
      onKeyDown={(event) => event.key === 'Escape' && (event.repeat ? event.preventDefault() : leave(event))}
      onCancel={(event) => event.target === event.currentTarget && leave(event)}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
      <p role="alert" className={style.asking}>
        {isAsking && 'What you typed is not used yet. Press Escape or Back once more to leave without it.'}
      </p>
    </dialog>,
    document.body,
  )
}
