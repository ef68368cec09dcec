import { written } from '../amount.tsx'
import style from './days.module.css'
import { TargetBar } from './target-bar.tsx'
import type { Day } from './told-days.ts'

type Macro = 'kcal' | 'carbs_g' | 'protein_g' | 'fat_g'

interface DayTotalsProps {
  readonly meals: Day['meals']
  readonly totals: Day['totals']
  /** What the day aims at, as far as it is known. */
  readonly targets?: Partial<Record<Macro, number>>
}

/** What a day holds meal by meal, against what it aims at. */
export function DayTotals({ totals, meals, targets = {} }: DayTotalsProps) {
  const parts = (macro: Macro) => meals.map((meal) => meal[macro])
  return (
    <dl className={style.totals}>
      <Total name="Energy" amount={totals.kcal} target={targets.kcal} unit="kcal" />
      <Total
        name="Carbs"
        amount={totals.carbs_g}
        target={targets.carbs_g}
        parts={parts('carbs_g')}
        channel="carbs"
      />
      <Total name="Protein" amount={totals.protein_g} target={targets.protein_g} parts={parts('protein_g')} />
      <Total name="Fat" amount={totals.fat_g} target={targets.fat_g} parts={parts('fat_g')} />
      {totals.fiber_g !== null && <Total name="Fiber" amount={totals.fiber_g} />}
    </dl>
  )
}

interface TotalProps {
  readonly name: string
  readonly amount: number
  readonly target?: number | undefined
  readonly unit?: string
  readonly channel?: 'carbs'
  /** Of each meal; without them the amount has no bar. */
  readonly parts?: readonly number[]
}

function Total({ name, amount, target, unit = 'g', channel, parts }: TotalProps) {
  const hasBar = target !== undefined && parts !== undefined
  return (
    <div className={style.total} data-channel={channel}>
      <dt>{name}</dt>
      <dd className={hasBar ? undefined : style.barless}>
        <b>{written(amount)}</b> {target !== undefined && `of ${written(target)} `}
        {unit}
      </dd>
      {hasBar && (
        <dd className={style.bar}>
          <TargetBar parts={parts} target={target} />
        </dd>
      )}
    </div>
  )
}
