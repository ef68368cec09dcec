import { zoneName } from '@race-nutrition/engine'
import { useId } from 'react'
import dialogs from '../../look/dialog.module.css'
import type { SettingField } from './read-draft.ts'
import { zones } from './zones.ts'

interface PreferenceFieldProps {
  readonly field: SettingField
  readonly given: string
  /** Why it cannot be used. */
  readonly fault: string | null
  readonly onType: (text: string) => void
}

export function PreferenceField({
  field: { name, label, measure },
  given,
  fault,
  onType,
}: PreferenceFieldProps) {
  const id = useId()
  const control = {
    id,
    name,
    value: given,
    'aria-describedby': `${id}-fault`,
    'aria-invalid': fault !== null || undefined,
  } as const
  return (
    <div className={dialogs.part}>
      <label htmlFor={id}>
        {label}
        {measure && <span> · {measure.unit}</span>}
      </label>
      {name === 'zone' ? (
        <select {...control} onChange={(event) => onType(event.target.value)}>
          {zones(given).map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          onChange={(event) => onType(event.target.value)}
          type={measure ? 'text' : 'time'}
          inputMode={measure ? 'decimal' : undefined}
          autoComplete="off"
          enterKeyHint="done"
        />
      )}
      <p id={`${id}-fault`}>{fault}</p>
    </div>
  )
}
