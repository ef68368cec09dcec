import { eatenOn, type RenderedDay } from '@race-nutrition/documents'
import type { PlanMacros } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import { written } from '../amount.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import { Reasoned } from '../reasons/reasons.tsx'
import style from './days.module.css'
import { TargetBar } from './target-bar.tsx'

interface DayTotalsProps {
  readonly day: RenderedDay
  /** The first of several days says how the meals of all of them are counted. */
  readonly isFirst: boolean
}

/** The totals of a day by what is eaten, against its targets. */
export function DayTotals({ day, isFirst }: DayTotalsProps) {
  const numbers = useRovingFocus<HTMLDivElement>(`Numbers of ${day.words.name}`)
  const { totals, target } = day.facts
  const reasonOf = (kind: keyof typeof totals) => (isFirst ? `days.${kind}` : '')
  const parts = (macro: keyof PlanMacros) => eatenOn(day).map(({ facts }) => facts[macro])
  return (
    <div ref={numbers}>
      <dl className={style.totals}>
        {day.words.hasCalories && (
          <Total of={reasonOf('kcal')} name="Energy" amount={totals.kcal} target={target.kcal} unit="kcal" />
        )}
        <Total
          of={reasonOf('carbs_g')}
          name="Carbs"
          amount={totals.carbs_g}
          target={target.carbs_g}
          parts={parts('carbs_g')}
          channel="carbs"
        />
        <Total
          of={reasonOf('protein_g')}
          name="Protein"
          amount={totals.protein_g}
          target={target.protein_g}
          parts={parts('protein_g')}
        />
        <Total
          of={reasonOf('fat_g')}
          name="Fat"
          amount={totals.fat_g}
          target={target.fat_g}
          parts={parts('fat_g')}
        />
        <Total of={reasonOf('fiber_g')} name="Fiber" amount={totals.fiber_g} />
      </dl>
    </div>
  )
}

interface TotalProps {
  /** The path of its reason: one for each kind of number, not one for every meal. */
  readonly of: string
  readonly name: string
  readonly amount: number
  readonly target?: number
  readonly unit?: string
  readonly channel?: 'carbs'
  /** Amounts by meal; without them there is no bar. */
  readonly parts?: readonly number[]
}

function Total({ of, name, amount, target, unit = 'g', channel, parts }: TotalProps) {
  const hasBar = target !== undefined && parts !== undefined
  return (
    <div className={style.total} data-channel={channel}>
      <dt>
        <Reasoned path={of} of={`${name}: how the meals are counted`}>
          {name}
        </Reasoned>
      </dt>
      <dd className={hasBar ? undefined : style.barless}>
        <b>{written(amount)}</b> {unit}
        {target !== undefined && <span className={shapes.hidden}> of {written(target)}</span>}
      </dd>
      {hasBar && (
        <dd className={style.bar}>
          <TargetBar parts={parts} target={target} />
        </dd>
      )}
    </div>
  )
}
