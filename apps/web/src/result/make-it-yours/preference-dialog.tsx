import { DialogButtons } from './dialog-buttons.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import dialogs from '../../look/dialog.module.css'
import { TypedDialog } from '../../look/typed-dialog.tsx'
import { PreferenceField } from './preference-field.tsx'
import { DoseChoice } from './dose-choice.tsx'
import { type DraftFaults, draftOf, fieldsOf, readDraft } from './read-draft.ts'
import { type FieldSetting, isSet, withoutSetting } from './setting.ts'
import type { OwnPreferences, Place } from './use-preferences.ts'

interface PreferenceDialogProps {
  readonly setting: FieldSetting
  readonly own: OwnPreferences
  readonly place: Place
  readonly onClose: () => void
}

const noFaults: DraftFaults = {}

/** Sets or removes one preference. The plan is made again before the dialog closes. */
export function PreferenceDialog({ setting, own, place, onClose }: PreferenceDialogProps) {
  const { runner } = own
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [draft, setDraft] = useState(() => draftOf(runner.preferences, runner, browserZone()))
  const [faults, setFaults] = useState(noFaults)
  const { title, how } = words[setting]
  const others = withoutSetting(runner.preferences, setting)

  const type = (name: string, text: string) => {
    setDraft({ ...draft, [name]: text })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name)))
  }
  const apply = async (preferences: typeof others) => {
    if (await own.change(preferences, place)) dialog.current?.close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(setting, draft, { preferences: runner.preferences, reader: runner })
    if (read.ok) return void apply(read.value)
    setFaults(read.refused)
    const first = fieldsOf(setting, runner).find(({ name }) => name in read.refused)
    return dialog.current?.querySelector<HTMLElement>(`[name="${first?.name}"]`)?.focus()
  }
  const fields = fieldsOf(setting, runner).map((field) => (
    <PreferenceField
      key={field.name}
      field={field}
      given={draft[field.name] ?? ''}
      fault={faults[field.name] ?? null}
      onType={(text) => type(field.name, text)}
    />
  ))

  return (
    <TypedDialog ref={dialog} titleId={id} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={id}>{title}</h2>
        <p className={dialogs.how}>{how}</p>
        {setting === 'dose' ? (
          <DoseChoice
            given={draft['dose'] ?? ''}
            lighter={own.lighterCarbs}
            onChoose={(dose) => type('dose', dose)}
          >
            {fields}
          </DoseChoice>
        ) : (
          <div className={dialogs.parts}>{fields}</div>
        )}
        <DialogButtons
          onRemove={isSet(runner.preferences, setting) ? () => void apply(others) : null}
          onCancel={() => dialog.current?.close()}
        />
      </form>
    </TypedDialog>
  )
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const words: Readonly<Record<FieldSetting, { readonly title: string; readonly how: string }>> = {
  start_time: {
    title: 'Your start time',
    how: 'Race morning and every race row get their time of day, by the clock where you race.',
  },
  forecast: {
    title: 'The forecast for your race',
    how: 'What is forecast for your hours on the course, in place of your climate answer. Training keeps its targets.',
  },
  climb: {
    title: 'The climb of your course',
    how: 'All the climbing from start to finish, as your race or your watch gives it, in place of your course answer.',
  },
  dose: {
    title: 'The dose you have practiced',
    how: 'Your race is planned at no more carbs an hour than you can reach from here in the long runs left.',
  },
}
