import { decimals, withThousands } from '@race-nutrition/engine'
import style from './amount.module.css'
import { Reasoned } from './reasons/reasons.tsx'

/** Thousands grouped: 2,404; of another service's number no more than three decimals. */
export const written = (amount: number) => withThousands(decimals(amount, 3))

export type Channel = 'carbs' | 'fluids' | 'sodium'

interface AmountProps {
  /** What is counted, in words; if the unit says that ("g carbs"), over what time. */
  readonly of: string
  readonly amount: number
  readonly unit: string
  readonly channel?: Channel
  /** The path of its reason; without one it is a plain number. */
  readonly path?: string
}

export function Amount({ of, amount, unit, channel, path = '' }: AmountProps) {
  return (
    <Reasoned path={path} of={`${of}: ${written(amount)} ${unit}`}>
      <span className={style.amount} data-channel={channel}>
        {written(amount)}
        <span className={style.unit}>{` ${unit}`}</span>
      </span>
    </Reasoned>
  )
}

/** A named number on a line of its own, within a description list. */
export function AmountRow({ name, ...amount }: Omit<AmountProps, 'of'> & { name: string; of?: string }) {
  return (
    <div className={style.row}>
      <dt>{name}</dt>
      <dd>
        <Amount of={name} {...amount} />
      </dd>
    </div>
  )
}

type PlainRowProps = Pick<AmountProps, 'amount' | 'path'>

export const CarbsRow = (row: PlainRowProps) => <AmountRow name="Carbs" unit="g" channel="carbs" {...row} />
export const ProteinRow = (row: PlainRowProps) => <AmountRow name="Protein" unit="g" {...row} />
export const FluidsRow = (row: PlainRowProps) => (
  <AmountRow name="Fluids" unit="ml" channel="fluids" {...row} />
)
export const SodiumRow = (row: PlainRowProps) => (
  <AmountRow name="Sodium" unit="mg" channel="sodium" {...row} />
)
