import type { FuelChoice } from '@race-nutrition/engine'
import { type FormEvent, useRef, useState } from 'react'
import dialogs from '../../../look/dialog.module.css'
import shapes from '../../../look/shapes.module.css'
import { type Reader, volumeOf } from '../own-measures.ts'
import style from './fuel-dialog.module.css'
import { isDrunk, type LabelDraft, type LabelFaults, readLabelDraft } from './label-draft.ts'
import { diets, kinds, sugars, ticks } from './label-words.ts'
import { SelectField, TextField } from './label-fields.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

interface LabelFormProps {
  readonly reader: Reader
  /** Of the heading, which names the dialog. */
  readonly titleId: string
  /** "Add to my fuel". */
  readonly adds: string
  readonly draft: LabelDraft
  readonly onDraft: (draft: LabelDraft) => void
  readonly onAdd: (choice: FuelChoice, taken: 'eaten' | 'drunk') => void
  readonly onBack: () => void
}

const noFaults: LabelFaults = {}

/** A product off its label, per serving. */
export function LabelForm({ reader, titleId, adds, draft, onDraft, onAdd, onBack }: LabelFormProps) {
  const heading = useHeadingFocus()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState(noFaults)
  const set = (part: Partial<LabelDraft>) => {
    onDraft({ ...draft, ...part })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in part))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readLabelDraft(draft, reader)
    if (read.ok) return onAdd(read.value, isDrunk(draft) ? 'drunk' : 'eaten')
    setFaults(read.refused)
    const first = (['name', 'carbs', 'sodium', 'caffeine', 'volume'] as const).find(
      (field) => read.refused[field],
    )
    return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const field = (name: 'name' | 'carbs' | 'sodium' | 'caffeine' | 'volume', label: string, unit?: string) => (
    <TextField
      name={name}
      label={label}
      unit={unit}
      given={draft[name]}
      fault={faults[name] ?? null}
      onType={(text) => set({ [name]: text })}
    />
  )
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        Type its label
      </h2>
      <p className={dialogs.how}>
        Per serving, as the packet says. What you leave unknown is never counted as none.
      </p>
      <div className={dialogs.parts}>
        {field('name', 'Name')}
        <SelectField label="Kind" given={draft.kind} options={kinds} onChoose={(kind) => set({ kind })} />
        {field('carbs', 'Carbs', 'g')}
        {field(
          'sodium',
          draft.sodiumUnit === 'mg' ? 'Sodium' : 'Salt',
          draft.sodiumUnit === 'mg' ? 'mg' : 'g',
        )}
        <SelectField
          label="The label gives"
          given={draft.sodiumUnit}
          options={{ mg: 'Sodium in mg', salt: 'Salt in g' }}
          onChoose={(sodiumUnit) => set({ sodiumUnit })}
        />
        {field('caffeine', 'Caffeine', 'mg')}
        {isDrunk(draft) && field('volume', 'Drunk as', volumeOf(reader).unit)}
        <SelectField
          label="Sugars"
          given={draft.sugars}
          options={sugars}
          onChoose={(each) => set({ sugars: each })}
        />
        <SelectField label="It says" given={draft.diet} options={diets} onChoose={(diet) => set({ diet })} />
      </div>
      <Contains draft={draft} onSet={set} />
      <div className={dialogs.buttons}>
        <button type="submit" className={`${shapes.button} ${shapes.primary}`}>
          {adds}
        </button>
        <button type="button" className={shapes.button} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  )
}

interface ContainsProps {
  readonly draft: LabelDraft
  readonly onSet: (part: Partial<LabelDraft>) => void
}

/** Ticks for the allergens on the label, unless nobody knows them. */
function Contains({ draft, onSet }: ContainsProps) {
  return (
    <fieldset className={`${dialogs.choices} ${style.contains}`}>
      <legend>It contains</legend>
      <label>
        <input
          type="checkbox"
          checked={draft.isUnknown}
          onChange={(event) => onSet({ isUnknown: event.target.checked })}
        />
        I do not know
      </label>
      {!draft.isUnknown && (
        <div className={style.ticks}>
          {ticks.map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={draft.contains.includes(code)}
                onChange={(event) =>
                  onSet({
                    contains: event.target.checked
                      ? [...draft.contains, code]
                      : draft.contains.filter((each) => each !== code),
                  })
                }
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
