import type { ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import { CarbsRow, FluidsRow, ProteinRow, SodiumRow } from '../amount.tsx'
import cards from '../cards.module.css'

interface RunPartProps {
  readonly title: string
  readonly note?: ReactNode
  /** The text below the numbers. */
  readonly below: ReactNode
  readonly children: ReactNode
}

/** Before, during or after the long run: its numbers, and the text about them. */
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

interface AfterRowsProps {
  readonly carbs_g: number
  readonly protein_g: number
  readonly fluids_ml: number
  readonly sodium_mg: number
}

/** The intake in the two hours after the run. */
export function AfterRows({ carbs_g, protein_g, fluids_ml, sodium_mg }: AfterRowsProps) {
  const path = 'targets.long_run.recovery'
  return (
    <>
      <CarbsRow amount={carbs_g} path={`${path}.carbs_g`} />
      <ProteinRow amount={protein_g} path={`${path}.protein_g`} />
      <FluidsRow amount={fluids_ml} path={`${path}.fluids_ml`} />
      <SodiumRow amount={sodium_mg} path={`${path}.sodium_mg`} />
    </>
  )
}
