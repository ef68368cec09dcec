import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import dialogs from '../look/dialog.module.css'
import shapes from '../look/shapes.module.css'
import { OutcomeContext } from './outcome-context.ts'
import { PaperGroup } from './paper-group.tsx'
import { PhoneGroup } from './phone-group.tsx'
import { ShareGroup } from './share-group.tsx'
import { WatchGroup } from './watch-group.tsx'
import type { TakeAlongProps } from './take-along-button.tsx'
import style from './take-along.module.css'

interface TakeAlongDialogProps extends TakeAlongProps {
  readonly onClose: () => void
}

/** Everything that goes along to the race, in one place. */
export function TakeAlongDialog({ onClose, ...given }: TakeAlongDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [outcome, setOutcome] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog
      ref={dialog}
      className={`${dialogs.dialog} ${style.place}`}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      aria-labelledby="take-along"
    >
      <div className={style.head}>
        <h2 id="take-along">Take it along</h2>
        <button
          type="button"
          className={shapes.button}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <OutcomeContext value={setOutcome}>
        <div className={style.groups}>
          <PaperGroup {...given} />
          <PhoneGroup {...given} />
          <WatchGroup {...given} />
          <ShareGroup {...given} />
        </div>
      </OutcomeContext>
      <output className={style.outcome}>{outcome}</output>
    </dialog>,
    document.body,
  )
}
