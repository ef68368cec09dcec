import type { ReactNode } from 'react'
import { type Channel, written } from '../../../amount.tsx'
import style from './figures.module.css'

export interface Figure {
  readonly name: string
  readonly amount: number
  readonly unit: string
  readonly channel?: Channel
}

/** Named amounts on lines of their own. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={style.figures}>
      {figures.map(({ name, amount, unit, channel }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b data-channel={channel}>{written(amount)}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface FigureLineProps {
  /** The text before the numbers. */
  readonly lead?: ReactNode
  readonly figures: readonly Omit<Figure, 'name'>[]
}

/** Amounts in one row with large numbers: `338 g carbs`. */
export function FigureLine({ lead, figures }: FigureLineProps) {
  return (
    <p className={style.line} data-lead>
      {lead && <span>{lead} </span>}
      {figures.map(({ amount, unit, channel }) => (
        <span key={unit}>
          <b data-channel={channel}>{written(amount)}</b> {unit}{' '}
        </span>
      ))}
    </p>
  )
}
