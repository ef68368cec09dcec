import dialogs from '../../../look/dialog.module.css'
import { TypedField } from './typed-field.tsx'
import type { StationFaults } from './read-stations.ts'
import type { StationsDraft } from './stations-draft.ts'

interface PlaceFieldsProps {
  readonly draft: StationsDraft
  /** Of distance. */
  readonly unit: string
  readonly faults: StationFaults
  readonly onType: (changed: Partial<StationsDraft>) => void
}

/** Where water is handed out: at equal distances, or at a list of places. */
export function PlaceFields({ draft, unit, faults, onType }: PlaceFieldsProps) {
  const typed = (field: 'every' | 'from' | 'to' | 'list', label: string, hint: string) => (
    <TypedField
      name={field}
      label={label}
      unit={unit}
      hint={hint}
      given={draft[field]}
      fault={faults[field]}
      onType={(text) => onType({ [field]: text })}
    />
  )
  const kinds = { every: 'At equal distances', list: 'At the places of a list' } as const
  return (
    <>
      <fieldset className={dialogs.choices}>
        <legend>Where are the stations?</legend>
        {(['every', 'list'] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => onType({ kind })} />
            {kinds[kind]}
          </label>
        ))}
      </fieldset>
      {draft.kind === 'every' ? (
        <div className={dialogs.parts}>
          {typed('every', 'One station every', '')}
          {typed('from', 'The first at', 'the same')}
          {typed('to', 'The last at', 'the finish')}
        </div>
      ) : (
        typed('list', 'Stations at', '2, 5, 7.5')
      )}
    </>
  )
}
