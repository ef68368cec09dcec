import type { FuelOption } from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { useRef } from 'react'
import dialogs from '../make-it-yours.module.css'
import { type FuelDraft, keyOf, nameOf, toggled } from './fuel-draft.ts'
import style from './fuel-dialog.module.css'

interface ChosenFuelsProps {
  readonly draft: FuelDraft
  readonly options: readonly FuelOption[]
  readonly onDraft: (draft: FuelDraft) => void
}

/** What is eaten, each removable. */
export function ChosenFuels({ draft, options, onDraft }: ChosenFuelsProps) {
  const around = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset ref={around} tabIndex={-1} aria-label="What you eat on the run" className={style.chosen}>
      {draft.main.length > 0 && (
        <ul className={dialogs.chips}>
          {draft.main.map((choice) => {
            const name = nameOf(choice, options)
            return (
              <li key={keyOf(choice)} className={dialogs.chip}>
                <bdi className={style.name}>{name}</bdi>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    onDraft(toggled(draft, choice, 'eaten'))
                    around.current?.focus()
                  }}
                >
                  <X aria-hidden size={18} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}
