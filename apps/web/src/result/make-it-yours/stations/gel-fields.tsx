import { courseGels } from '@race-nutrition/engine'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import dialogs from '../../../look/dialog.module.css'
import shapes from '../../../look/shapes.module.css'
import { ChosenField, TypedField } from './typed-field.tsx'
import type { StationFaults } from './read-stations.ts'
import style from './stations.module.css'
import { type GelDraft, mostGels, withGel, withLabel } from './stations-draft.ts'

interface GelFieldsProps {
  readonly gels: readonly GelDraft[]
  /** Of distance. */
  readonly unit: string
  readonly faults: StationFaults
  readonly onChange: (gels: readonly GelDraft[]) => void
  readonly onTypeLabel: () => void
}

/** The gels of the course, each with its places. */
export function GelFields({ gels, unit, faults, onChange, onTypeLabel }: GelFieldsProps) {
  const [products] = useState(courseGels)
  const group = useRef<HTMLFieldSetElement>(null)
  const change = (key: number, changed: Partial<GelDraft>) =>
    onChange(gels.map((gel) => (gel.key === key ? { ...gel, ...changed } : gel)))
  const add = () => onChange(withGel(gels, ''))
  const remove = (key: number) => {
    onChange(gels.filter((gel) => gel.key !== key))
    // The button that was pressed is gone.
    group.current?.focus()
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={dialogs.choices}>
      <legend>Gels and food on the course</legend>
      {gels.map(({ key, product, at }, index) => (
        <div key={key} className={style.gel}>
          <ChosenField
            name={`gel ${key} product`}
            label={`Gel or food ${index + 1}`}
            given={product}
            fault={faults[`gel ${key} product`]}
            none="Choose"
            options={withLabel(products, product)}
            onChoose={(id) => change(key, { product: id })}
          />
          <TypedField
            name={`gel ${key} at`}
            label={`Where is ${index + 1} handed out?`}
            unit={unit}
            hint="10, 15.5"
            given={at}
            fault={faults[`gel ${key} at`]}
            onType={(text) => change(key, { at: text })}
          />
          <button type="button" className={shapes.button} onClick={() => remove(key)}>
            <Trash2 aria-hidden size={18} />
            Remove <span className={shapes.hidden}>{index + 1}</span>
          </button>
        </div>
      ))}
      {gels.length < mostGels && (
        <p className={style.add}>
          <button type="button" className={shapes.button} onClick={add}>
            <Plus aria-hidden size={18} />
            Add a gel or food
          </button>
          <button type="button" className={shapes.button} onClick={onTypeLabel}>
            Not listed? Type its label
          </button>
        </p>
      )}
    </fieldset>
  )
}
