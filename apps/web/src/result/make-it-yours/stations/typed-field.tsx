import { useId } from 'react'
import dialogs from '../../../look/dialog.module.css'

interface TypedFieldProps {
  readonly name: string
  readonly label: string
  readonly unit?: string
  /** Shown in the empty field. */
  readonly hint?: string
  readonly given: string
  /** Why it cannot be used. */
  readonly fault: string | undefined
  readonly onType: (text: string) => void
}

export function TypedField({ name, label, unit, hint, given, fault, onType }: TypedFieldProps) {
  const id = useId()
  return (
    <div className={dialogs.part}>
      <label htmlFor={id}>
        {label}
        {unit !== undefined && <span> · {unit}</span>}
      </label>
      <input
        id={id}
        name={name}
        value={given}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="done"
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== undefined || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-fault`}>{fault}</p>
    </div>
  )
}

interface ChosenFieldProps {
  readonly name: string
  readonly label: string
  readonly given: string
  readonly fault?: string | undefined
  /** The choice of none. */
  readonly none: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string) => void
}

export function ChosenField({ name, label, given, fault, none, options, onChoose }: ChosenFieldProps) {
  const id = useId()
  return (
    <div className={dialogs.part}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={given}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== undefined || undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <p id={`${id}-fault`}>{fault}</p>
    </div>
  )
}
