import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import style from './dialog.module.css'

interface TypedDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly titleId: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog to type into: the first Escape or Back says that what is typed would be lost, and the second leaves it. */
export function TypedDialog({ ref, titleId, onClose, children }: TypedDialogProps) {
  const [isTyped, setIsTyped] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => ref.current?.showModal(), [ref])

  return createPortal(
    <dialog
      ref={ref}
      className={style.dialog}
      aria-labelledby={titleId}
      onInput={() => {
        setIsTyped(true)
        setIsAsking(false)
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !isTyped || isAsking) return
        event.preventDefault()
        setIsAsking(true)
      }}
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
