import { Share } from 'lucide-react'
import { useContext, useRef } from 'react'
import shapes from '../look/shapes.module.css'
import { OutcomeContext } from './outcome-context.ts'
import { RefusedExport } from './refused-export.ts'
import { canSend, type Given, keepFiles, sendFiles } from './give-file.ts'
import style from './take-along.module.css'

interface ExportButtonProps {
  readonly label: string
  /** The type of its file, and an ending that goes with it. */
  readonly type: string
  readonly ending: string
  /** Loads what makes it, and makes it; of some plans more than one. */
  readonly make: () => Promise<Made>
}

export interface Made {
  readonly files: readonly File[]
  /** What there is to say of them besides their names. */
  readonly note?: string | null
  /** Once the files are saved or sent. */
  readonly onGiven?: () => void
}

/** Saves what it makes, and beside it, where the system takes such files, sends it. */
export function ExportButton({ label, type, ending, make }: ExportButtonProps) {
  const say = useContext(OutcomeContext)
  const isMaking = useRef(false)
  const give = (hand: (files: readonly File[]) => Given | Promise<Given>) => async () => {
    if (isMaking.current) return
    isMaking.current = true
    say(`Making “${label}”…`)
    try {
      const { files, note, onGiven } = await make()
      const given = await hand(files)
      if (given !== 'left') onGiven?.()
      const names = files.map(({ name }) => name).join(', ')
      say([outcomes[given](names), note].filter(Boolean).join(' '))
    } catch (error) {
      if (error instanceof RefusedExport) return say(error.message)
      console.error(`${label} was not made.`, error)
      say(`“${label}” could not be made. Check your connection and try again.`)
    } finally {
      isMaking.current = false
    }
  }
  return (
    <div className={style.export}>
      <button type="button" className={shapes.button} onClick={() => void give(keepFiles)()}>
        {label}
      </button>
      {canSend(`race.${ending}`, type) && (
        <button
          type="button"
          className={`${shapes.button} ${style.send}`}
          aria-label={`Send ${label}`}
          onClick={() => void give(sendFiles)()}
        >
          <Share aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}

const outcomes: Readonly<Record<Given, (name: string) => string>> = {
  saved: (name) => `Saved ${name}.`,
  sent: (name) => `Sent ${name}.`,
  left: () => '',
}
