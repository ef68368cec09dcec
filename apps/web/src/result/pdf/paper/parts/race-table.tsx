import type { PlanTotals, RaceRowWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { written } from '../../../amount.tsx'
import { RaceDayHead } from '../../../race-day/race-day-head.tsx'
import style from '../sections/race-day.module.css'
import table from './table.module.css'

interface RaceTableProps {
  /** Its rows. */
  readonly children: ReactNode
  /** What they add up to. */
  readonly sums: ReactNode
  readonly className?: string | undefined
}

/** What to eat and drink on race day, in the six columns of the specification. */
export function RaceTable({ children, sums, className = '' }: RaceTableProps) {
  return (
    <table className={`${table.table} ${table.worded} ${style.schedule} ${className}`}>
      <RaceDayHead />
      <tbody>{children}</tbody>
      <tfoot>{sums}</tfoot>
    </table>
  )
}

interface RaceRowProps {
  readonly words: Pick<RaceRowWords, 'time' | 'place' | 'action'> & Partial<Pick<RaceRowWords, 'clock'>>
  readonly item: string
  readonly amounts: PlanTotals
  /** Before the start or after the finish. */
  readonly isAside?: boolean
}

export function RaceRow({ words, item, amounts, isAside = false }: RaceRowProps) {
  const { time, place, clock = null, action } = words
  return (
    <tr data-aside={isAside || undefined}>
      <th scope="row">
        <b>{time}</b>
        {place !== null && <small> {place}</small>}
        {clock !== null && <small> {clock}</small>}
      </th>
      <td>{action}</td>
      <td>{item}</td>
      <Amounts of={amounts} />
    </tr>
  )
}

interface SumRowProps {
  readonly name: string
  readonly sums: PlanTotals
  readonly isWhole?: boolean
}

export function SumRow({ name, sums, isWhole = false }: SumRowProps) {
  return (
    <tr className={isWhole ? table.aim : undefined}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <Amounts of={sums} />
    </tr>
  )
}

function Amounts({ of: { carbs_g, sodium_mg, fluids_ml } }: { of: PlanTotals }) {
  return (
    <>
      <td data-channel="carbs">{written(carbs_g)}</td>
      <td data-channel="sodium">{written(sodium_mg)}</td>
      <td data-channel="fluids">{written(fluids_ml)}</td>
    </>
  )
}
