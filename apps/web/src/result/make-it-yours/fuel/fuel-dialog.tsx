import type { FuelChoice } from '@race-nutrition/engine'
import { useRef, useState } from 'react'
import { TypedDialog } from '../../../look/typed-dialog.tsx'
import type { OwnPreferences, Place } from '../use-preferences.ts'
import { type FuelDraft, fuelDraftOf, readFuelDraft, toggled, withoutFuel } from './fuel-draft.ts'
import { FuelForm } from './fuel-form.tsx'
import { emptyLabel } from './label-draft.ts'
import { LabelForm } from './label-form.tsx'
import { useFuelOptions } from './use-fuel-options.ts'

interface FuelDialogProps {
  readonly own: OwnPreferences
  readonly place: Place
  readonly onClose: () => void
}

/** The runner's own fuel: of the catalog or off a label. The plan is made again before the dialog closes. */
export function FuelDialog({ own, place, onClose }: FuelDialogProps) {
  const { runner } = own
  const dialog = useRef<HTMLDialogElement>(null)
  const [first] = useState<FuelDraft>(() => fuelDraftOf(runner.preferences, runner))
  const [draft, setDraft] = useState(first)
  const [label, setLabel] = useState(emptyLabel)
  const [fault, setFault] = useState<string | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const options = useFuelOptions(runner)

  const apply = async (preferences: typeof runner.preferences) => {
    if (await own.change(preferences, place)) dialog.current?.close()
  }
  const submit = () => {
    const read = readFuelDraft(draft, { preferences: runner.preferences, reader: runner, options })
    if (read.ok) return void apply(read.value)
    setFault(read.refused)
    return dialog.current?.querySelector<HTMLElement>('[name="bottle"]')?.focus()
  }
  const leaveLabel = () => setIsTyping(false)
  const add = (choice: FuelChoice, taken: 'eaten' | 'drunk') => {
    setDraft(toggled(draft, choice, taken))
    setLabel(emptyLabel)
    leaveLabel()
  }

  return (
    <TypedDialog
      ref={dialog}
      titleId="fuel-title"
      isChanged={draft !== first}
      onStepBack={isTyping ? leaveLabel : undefined}
      onClose={onClose}
    >
      {isTyping ? (
        <LabelForm
          reader={runner}
          titleId="fuel-title"
          adds="Add to my fuel"
          draft={label}
          onDraft={setLabel}
          onAdd={add}
          onBack={leaveLabel}
        />
      ) : (
        <FuelForm
          draft={draft}
          options={options}
          hasCourseDrink={runner.preferences.course?.drink !== undefined}
          reader={runner}
          fault={fault}
          onDraft={(next) => {
            setDraft(next)
            setFault(null)
          }}
          onType={() => setIsTyping(true)}
          onSubmit={submit}
          onRemove={
            runner.preferences.fuel || runner.preferences.carry
              ? () => void apply(withoutFuel(runner.preferences))
              : null
          }
          onCancel={() => dialog.current?.close()}
        />
      )}
    </TypedDialog>
  )
}
