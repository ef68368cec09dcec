import { useEffect, useId, useRef } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './wish.module.css'
import { leftWords, nearEndWords } from './wish-words.ts'

interface WishTextProps {
  readonly text: string
  readonly fault: string | null
  /** What is being done with it; null while it is written. */
  readonly stage: string | null
  readonly onType: (text: string) => void
}

/** The text of a wish. A text that is too long is refused, not cut: nothing that was typed or pasted is lost. */
export function WishText({ text, fault, stage, onType }: WishTextProps) {
  const isAsking = stage !== null
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // Also where the last call ended with the same fault as the one before it.
    if (!isAsking || fault !== null) field.current?.focus()
  }, [isAsking, fault])
  return (
    <div className={style.text}>
      <label htmlFor={id}>What do you wish?</label>
      <textarea
        ref={field}
        id={id}
        name="wish"
        rows={4}
        value={text}
        readOnly={isAsking}
        aria-describedby={`${id}-fault ${id}-left`}
        aria-invalid={fault !== null || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-fault`} className={style.fault}>
        {fault}
      </p>
      <p id={`${id}-left`} className={style.left}>
        {leftWords(text.length)}
      </p>
      <output className={shapes.hidden}>{nearEndWords(text.length)}</output>
      <output className={style.status}>{stage}</output>
    </div>
  )
}
