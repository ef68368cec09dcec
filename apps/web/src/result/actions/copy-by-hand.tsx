import { useEffect, useRef } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './copy-by-hand.module.css'

interface CopyByHandProps {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

/** Shows the text, fully selected, when the browser does not allow copying. */
export function CopyByHand({ title, text, onClose }: CopyByHandProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    // Not modal: a modal dialog would cover and silence the toast that explains it.
    dialog.current?.show()
    area.current?.select()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dialog.current?.close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  return (
    <dialog ref={dialog} className={style.dialog} onClose={onClose} aria-labelledby="copy-by-hand">
      <h2 id="copy-by-hand">{title}</h2>
      <p>
        Your browser did not allow copying. The text is selected: copy it with your keyboard, or press and
        hold it on a phone.
      </p>
      <textarea
        ref={area}
        readOnly
        value={text}
        rows={14}
        // Table rows do not wrap, however narrow the screen.
        wrap={text.includes('\t') ? 'off' : 'soft'}
        aria-label="Text to copy"
      />
      <form method="dialog">
        <button type="submit" className={shapes.button}>
          Close
        </button>
      </form>
    </dialog>
  )
}
