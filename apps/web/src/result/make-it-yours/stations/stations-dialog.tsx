import { DialogButtons } from '../dialog-buttons.tsx'
import { courseDrinks } from '@race-nutrition/engine'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import dialogs from '../../../look/dialog.module.css'
import { TypedDialog } from '../../../look/typed-dialog.tsx'
import { placeOf, volumeOf } from '../own-measures.ts'
import { isSet, withoutSetting } from '../setting.ts'
import type { OwnPreferences, Place } from '../use-preferences.ts'
import { emptyLabel } from '../fuel/label-draft.ts'
import { LabelForm } from '../fuel/label-form.tsx'
import { GelFields } from './gel-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { RaceChoice } from './race-choice.tsx'
import { readStations, type StationFaults } from './read-stations.ts'
import {
  draftOfRace,
  type StationsDraft,
  stationsDraftOf,
  withLabel,
  withTypedLabel,
} from './stations-draft.ts'
import style from './stations.module.css'
import { ChosenField, TypedField } from './typed-field.tsx'

interface StationsDialogProps {
  readonly own: OwnPreferences
  readonly place: Place
  readonly onClose: () => void
}

const noFaults: StationFaults = {}

/** What the race hands out where. The plan is made again before the dialog closes. */
export function StationsDialog({ own, place, onClose }: StationsDialogProps) {
  const { runner } = own
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [drinks] = useState(courseDrinks)
  const [first] = useState(() => stationsDraftOf(runner.preferences, runner))
  const [draft, setDraft] = useState(first)
  const [label, setLabel] = useState(emptyLabel)
  const [faults, setFaults] = useState(noFaults)
  const [isTyping, setIsTyping] = useState(false)
  const { unit } = placeOf(runner)

  const type = (changed: Partial<StationsDraft>) => {
    setDraft({ ...draft, ...changed })
    setFaults(faultsElsewhere(faults, changed))
  }
  const apply = async (preferences: typeof runner.preferences) => {
    if (await own.change(preferences, place)) dialog.current?.close()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readStations(draft, { preferences: runner.preferences, reader: runner })
    if (read.ok) return void apply(read.value)
    flushSync(() => setFaults(read.refused))
    return dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const leaveLabel = () => setIsTyping(false)
  if (isTyping)
    return (
      <TypedDialog ref={dialog} titleId={id} onStepBack={leaveLabel} onClose={onClose}>
        <LabelForm
          reader={runner}
          titleId={id}
          adds="Add to the stations"
          draft={label}
          onDraft={setLabel}
          onAdd={(choice, taken) => {
            type(withTypedLabel(draft, choice, taken))
            setLabel(emptyLabel)
            leaveLabel()
          }}
          onBack={leaveLabel}
        />
      </TypedDialog>
    )
  return (
    <TypedDialog ref={dialog} titleId={id} isChanged={draft !== first} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={id}>The stations of your race</h2>
        <p className={dialogs.how}>
          Your stops move to where something is handed out, and you carry and buy only the rest.
        </p>
        <div className={style.fields}>
          {runner.race === 'Marathon' && (
            <RaceChoice
              draft={draft}
              onChoose={(race) => {
                setFaults(noFaults)
                setDraft(draftOfRace(draft, race, runner))
              }}
              onCheck={(isChecked) => type({ isChecked })}
            />
          )}
          <PlaceFields draft={draft} unit={unit} faults={faults} onType={type} />
          <div className={dialogs.parts}>
            <ChosenField
              name="drink"
              label="Drink besides water"
              given={draft.drink}
              none="None"
              options={withLabel(drinks, draft.drink)}
              onChoose={(drink) => type({ drink })}
            />
            {draft.drink !== '' && (
              <TypedField
                name="drinkAt"
                label="The drink is at"
                unit={unit}
                hint="all stations"
                given={draft.drinkAt}
                fault={faults['drinkAt']}
                onType={(drinkAt) => type({ drinkAt })}
              />
            )}
            <TypedField
              name="cup"
              label="What you swallow of a cup"
              unit={volumeOf(runner).unit}
              given={draft.cup}
              fault={faults['cup']}
              onType={(cup) => type({ cup })}
            />
          </div>
          <GelFields
            gels={draft.gels}
            unit={unit}
            faults={faults}
            onChange={(gels) => type({ gels })}
            onTypeLabel={() => setIsTyping(true)}
          />
        </div>
        <DialogButtons
          onRemove={
            isSet(runner.preferences, 'stations')
              ? () => void apply(withoutSetting(runner.preferences, 'stations'))
              : null
          }
          onCancel={() => dialog.current?.close()}
        />
      </form>
    </TypedDialog>
  )
}

/** What was changed is no longer at fault. */
const faultsElsewhere = (faults: StationFaults, changed: Partial<StationsDraft>): StationFaults =>
  Object.fromEntries(
    Object.entries(faults).filter(
      ([field]) => !(field in changed || (changed.gels && field.startsWith('gel '))),
    ),
  )
