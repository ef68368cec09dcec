import { DialogButtons } from '../dialog-buttons.tsx'
import type { FuelOption } from '@race-nutrition/engine'
import type { FormEvent } from 'react'
import dialogs from '../../../look/dialog.module.css'
import shapes from '../../../look/shapes.module.css'
import { type Reader, volumeOf } from '../own-measures.ts'
import { ChosenFuels } from './chosen-fuels.tsx'
import { DrinkField } from './drink-field.tsx'
import type { FuelDraft } from './fuel-draft.ts'
import { FuelSearch } from './fuel-search.tsx'
import style from './fuel-dialog.module.css'
import { useHeadingFocus } from './use-heading-focus.ts'

interface FuelFormProps {
  readonly draft: FuelDraft
  /** Null while they are read. */
  readonly options: readonly FuelOption[] | null
  /** Whether the race hands out a drink. */
  readonly hasCourseDrink: boolean
  readonly reader: Reader
  /** What is wrong with the bottle. */
  readonly fault: string | null
  readonly onDraft: (draft: FuelDraft) => void
  readonly onType: () => void
  readonly onSubmit: () => void
  /** Null if nothing is set. */
  readonly onRemove: (() => void) | null
  readonly onCancel: () => void
}

export function FuelForm({ draft, options, reader, onDraft, onType, ...given }: FuelFormProps) {
  const heading = useHeadingFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    given.onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h2 id="fuel-title" ref={heading} tabIndex={-1}>
        Your fuel
      </h2>
      <p className={dialogs.how}>
        What you use in place of ours, up to four taken in turn. Limits, allergies and diet stay; the plan
        says what cannot be kept, and where your fuel falls short.
      </p>
      <ChosenFuels draft={draft} options={options ?? []} onDraft={onDraft} />
      <FuelSearch draft={draft} options={options} onDraft={onDraft} />
      <p className={style.other}>
        <button type="button" className={shapes.button} onClick={onType}>
          Not listed? Type its label
        </button>
      </p>
      <div className={dialogs.parts}>
        <DrinkField
          draft={draft}
          hasCourseDrink={given.hasCourseDrink}
          options={options ?? []}
          onDraft={onDraft}
        />
        <CaffeineField draft={draft} onDraft={onDraft} />
        <div className={dialogs.part}>
          <label htmlFor="fuel-bottle">
            Bottle that you carry<span> · {volumeOf(reader).unit}, or leave empty</span>
          </label>
          <input
            id="fuel-bottle"
            name="bottle"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={draft.bottle}
            onChange={(event) => onDraft({ ...draft, bottle: event.target.value })}
            aria-describedby="fuel-bottle-fault"
            aria-invalid={given.fault !== null || undefined}
          />
          <p id="fuel-bottle-fault">{given.fault}</p>
        </div>
        <label className={style.tick}>
          <input
            type="checkbox"
            checked={draft.salt}
            onChange={(event) => onDraft({ ...draft, salt: event.target.checked })}
          />
          Salt besides, where fuel and drink bring too little
        </label>
      </div>
      <DialogButtons onRemove={given.onRemove} onCancel={given.onCancel} />
    </form>
  )
}

function CaffeineField({ draft, onDraft }: Pick<FuelFormProps, 'draft' | 'onDraft'>) {
  return (
    <div className={dialogs.part}>
      <label htmlFor="fuel-caffeine">Caffeine before the start</label>
      <select
        id="fuel-caffeine"
        value={draft.caffeine}
        onChange={(event) => onDraft({ ...draft, caffeine: event.target.value as FuelDraft['caffeine'] })}
      >
        <option value="">As our plan has it</option>
        <option value="none">None</option>
        <option value="coffee">Coffee</option>
        <option value="gel">A gel with caffeine, in place of the plain one</option>
        <option value="tablet">A tablet</option>
      </select>
    </div>
  )
}
