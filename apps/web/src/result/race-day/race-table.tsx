import type { MealWords, PlanTotals } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import { type Channel, written } from '../amount.tsx'
import { RaceDayHead } from './race-day-head.tsx'
import { Dish } from '../recipes/recipe-cards.tsx'
import style from './race-table.module.css'
import { Reasoned } from '../reasons/reasons.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'

interface RaceTableProps {
  /** Its sums. */
  readonly foot: ReactNode
  readonly caption?: string
  readonly children: ReactNode
}

/** The race-day table, its six columns. */
export function RaceTable({ foot, caption = usualCaption, children }: RaceTableProps) {
  const numbers = useRovingFocus<HTMLDivElement>('Numbers and recipes of race day')
  return (
    <div ref={numbers} className={`${shapes.card} ${style.card}`}>
      <table className={style.table}>
        <caption className={shapes.hidden}>{caption}</caption>
        <RaceDayHead />
        <tbody>{children}</tbody>
        {foot !== false && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}

const usualCaption = 'What to eat and drink on race day, up to recovery'

interface RaceRowProps {
  readonly time: string
  readonly place?: string | null
  /** The time of day; null without a start time. */
  readonly clock?: string | null
  readonly action: string
  readonly item: string
  /** The dish that its item starts with. */
  readonly dish?: Pick<MealWords, 'title' | 'recipe' | 'times'> | null
  readonly amounts: PlanTotals
  readonly path?: string
  /** Before the start, or after the finish. */
  readonly isAside?: boolean
  /** The last change of preferences moved it. */
  readonly hasMoved?: boolean
}

export function RaceRow({
  time,
  place = null,
  clock = null,
  action,
  item,
  dish = null,
  ...row
}: RaceRowProps) {
  const { amounts, path, isAside = false, hasMoved = false } = row
  return (
    <tr data-aside={isAside} data-moved={hasMoved || undefined}>
      <th scope="row">
        {time}
        {place !== null && <small>{place}</small>}
        {clock !== null && <small>{clock}</small>}
      </th>
      <td className={style.action}>{action}</td>
      <td className={style.item}>
        {dish && <Dish of={dish} />}
        {item}
      </td>
      <Figures amounts={amounts} of={`${time}, ${action}`} path={path} />
    </tr>
  )
}

interface SumRowProps {
  readonly name: string
  readonly sums: PlanTotals
  readonly path?: string
  readonly isDose?: boolean
}

export function SumRow({ name, sums, path, isDose = false }: SumRowProps) {
  return (
    <tr className={isDose ? style.dose : style.sum}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <Figures amounts={sums} of={name} path={path} />
    </tr>
  )
}

interface FiguresProps {
  readonly amounts: PlanTotals
  /** What is eaten or drunk, and the path of its numbers in the plan. */
  readonly of: string
  readonly path: string | undefined
}

/** The three numbers of a line; on narrow screens each is shown with its unit. */
function Figures({ amounts, of, path = '' }: FiguresProps) {
  return figures.map(({ name, channel, unit, short }) => (
    <td
      key={name}
      className={style.figure}
      data-channel={channel}
      data-unit={unit}
      data-short={short}
      data-none={amounts[name] === 0 || undefined}
    >
      <Reasoned path={`${path}.${name}`} of={`${of}: ${written(amounts[name])} ${unit}`}>
        {written(amounts[name])}
      </Reasoned>
    </td>
  ))
}

const figures = [
  { name: 'carbs_g', channel: 'carbs', unit: 'g carbs', short: 'g' },
  { name: 'sodium_mg', channel: 'sodium', unit: 'mg sodium', short: 'mg' },
  { name: 'fluids_ml', channel: 'fluids', unit: 'ml fluids', short: 'ml' },
] as const satisfies readonly { name: keyof PlanTotals; channel: Channel; unit: string; short: string }[]
