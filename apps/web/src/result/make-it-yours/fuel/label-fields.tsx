import { useId } from 'react'
import dialogs from '../../../look/dialog.module.css'

interface TextFieldProps {
  readonly name: string
  readonly label: string
  /** Of a number. */
  readonly unit: string | undefined
  readonly given: string
  readonly fault: string | null
  readonly onType: (text: string) => void
}

export function TextField({ name, label, unit, given, fault, onType }: TextFieldProps) {
  const id = useId()
  return (
    <div className={dialogs.part}>
      <label htmlFor={id}>
        {label}
        {unit && <span> · {unit}</span>}
      </label>
      <input
        id={id}
        name={name}
        dir={unit ? undefined : 'auto'}
        inputMode={unit ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={given}
        onChange={(event) => onType(event.target.value)}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault !== null || undefined}
      />
      <p id={`${id}-fault`}>{fault}</p>
    </div>
  )
}

interface SelectFieldProps<Key extends string> {
  readonly label: string
  readonly given: Key
  readonly options: Readonly<Record<Key, string>>
  readonly onChoose: (key: Key) => void
}

export function SelectField<Key extends string>({ label, given, options, onChoose }: SelectFieldProps<Key>) {
  const id = useId()
  return (
    <div className={dialogs.part}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={given} onChange={(event) => onChoose(event.target.value as Key)}>
        {Object.entries<string>(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
