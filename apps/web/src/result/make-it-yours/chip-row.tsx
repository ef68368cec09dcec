import type { Preferences } from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import shapes from '../../look/shapes.module.css'
import { chipsOf } from './chips-of.ts'
import style from './make-it-yours.module.css'
import { MovedText } from './moved-text.tsx'
import { useIsPlanning, useOwnPreferences } from './preferences-context.ts'
import { UndoButton } from './undo-button.tsx'

interface ChipRowProps {
  /** Another way to set something. */
  readonly children?: ReactNode
}

/** What is set, each removable, and what the last change moved. */
export function ChipRow({ children }: ChipRowProps) {
  const own = useOwnPreferences()
  const isPlanning = useIsPlanning()
  const row = useRef<HTMLFieldSetElement>(null)
  if (!own) return null
  const { change, last } = own
  const chips = chipsOf(own)
  // The button that was pressed may be gone.
  const keepFocus = () => row.current?.focus()
  const set = (wished: Preferences) =>
    void change(wished, 'head').then((isChanged) => isChanged && keepFocus())
  return (
    <fieldset ref={row} aria-label="Make it yours" tabIndex={-1} className={style.row}>
      {chips.length > 0 && (
        <ul className={style.chips} aria-label="What you have set">
          {chips.map(({ key, text, name, without }) => (
            <li key={key} className={style.chip}>
              {text}
              <button type="button" aria-label={`Remove ${name}`} onClick={() => set(without())}>
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button type="button" className={shapes.button} onClick={() => set({})}>
          Back to ours
        </button>
      )}
      {children}
      <UndoButton place="head" around={row} />
      <output className={style.moved}>
        {isPlanning ? 'Planning again…' : last && <MovedText change={last} />}
      </output>
    </fieldset>
  )
}
