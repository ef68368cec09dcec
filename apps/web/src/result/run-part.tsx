import type { ReactNode } from 'react'
import shapes from '../look/shapes.module.css'
import { AmountRow } from './amount.tsx'
import cards from './cards.module.css'

interface RunPartProps {
  readonly title: string
  readonly note?: ReactNode
  /** What is said under the numbers. */
  readonly below: ReactNode
  readonly children: ReactNode
}

/** Before, on or after the long run: its numbers, and what is said of them. */
export function RunPart({ title, note, below, children }: RunPartProps) {
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{title}</h3>
      {note && <p className={cards.when}>{note}</p>}
      <dl className={cards.numbers}>{children}</dl>
      {below}
    </div>
  )
}

export const BeforeRow = ({ carbs }: { carbs: number }) => (
  <AmountRow name="Carbs" amount={carbs} unit="g" channel="carbs" path="targets.long_run.breakfast.carbs_g" />
)

interface AfterRowsProps {
  readonly carbs_g: number
  readonly protein_g: number
  readonly fluids_ml: number
  readonly sodium_mg: number
}

export function AfterRows({ carbs_g, protein_g, fluids_ml, sodium_mg }: AfterRowsProps) {
  const path = 'targets.long_run.recovery'
  return (
    <>
      <AmountRow name="Carbs" amount={carbs_g} unit="g" channel="carbs" path={`${path}.carbs_g`} />
      <AmountRow name="Protein" amount={protein_g} unit="g" path={`${path}.protein_g`} />
      <AmountRow name="Fluids" amount={fluids_ml} unit="ml" channel="fluids" path={`${path}.fluids_ml`} />
      <AmountRow name="Sodium" amount={sodium_mg} unit="mg" channel="sodium" path={`${path}.sodium_mg`} />
    </>
  )
}
