import { raceDaySums, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import shapes from '../look/shapes.module.css'
import { AmountRow, written } from './amount.tsx'
import style from './numbers-summary.module.css'

/** The three cards of the numbers summary. */
export function NumbersSummary({ plan }: { plan: NutritionPlan }) {
  const { daily, long_run } = plan.numbers_summary
  return (
    <section aria-labelledby="numbers" className={style.cards}>
      <h2 id="numbers" className={shapes.hidden}>
        Numbers summary
      </h2>
      <Card title="Daily Training">
        <AmountRow name="Energy" amount={daily.kcal} unit="kcal" path="targets.daily.kcal" />
        <AmountRow
          name="Carbs"
          amount={daily.carbs_g}
          unit="g"
          channel="carbs"
          path="targets.daily.carbs_g"
        />
        <AmountRow name="Protein" amount={daily.protein_g} unit="g" path="targets.daily.protein_g" />
        <AmountRow name="Fat" amount={daily.fat_g} unit="g" path="targets.daily.fat_g" />
      </Card>
      <Card title="Long Run per hour">
        <HourlyRows perHour={long_run} />
      </Card>
      <RaceDayTotals plan={plan} />
    </section>
  )
}

export function HourlyRows({ perHour }: { perHour: NutritionPlan['numbers_summary']['long_run'] }) {
  const { carbs_g_per_hr, fluids_ml_per_hr, sodium_mg_per_hr } = perHour
  return (
    <>
      <AmountRow
        name="Carbs"
        amount={carbs_g_per_hr}
        unit="g"
        channel="carbs"
        path="targets.long_run.carbs_g_per_hr"
      />
      <AmountRow
        name="Fluids"
        amount={fluids_ml_per_hr}
        unit="ml"
        channel="fluids"
        path="targets.long_run.fluids_ml_per_hr"
      />
      <AmountRow
        name="Sodium"
        amount={sodium_mg_per_hr}
        unit="mg"
        channel="sodium"
        path="targets.long_run.sodium_mg_per_hr"
      />
    </>
  )
}

/** The dose for the race first: the sum of the whole day is none. */
function RaceDayTotals({ plan }: { plan: NutritionPlan }) {
  const totals = plan.numbers_summary.race_day_totals
  const { startToFinish } = raceDaySums(plan)
  const gels = `${written(totals.gels_count)} ${totals.gels_count === 1 ? 'gel' : 'gels'}`
  if (!startToFinish) {
    return (
      <Card title="Race Day Totals" note="breakfast to recovery" below={`${gels} in all`}>
        <SumRows sums={totals} />
      </Card>
    )
  }
  const wholeDay = `${written(totals.carbs_g)} g carbs, ${written(totals.fluids_ml)} ml fluids, ${written(totals.sodium_mg)} mg sodium`
  return (
    <Card
      title="Race Day Totals"
      note="start to finish"
      below={`Breakfast to recovery: ${wholeDay}, ${gels}`}
    >
      <SumRows sums={startToFinish} />
    </Card>
  )
}

function SumRows({ sums: { carbs_g, fluids_ml, sodium_mg } }: { sums: RowSums }) {
  return (
    <>
      <AmountRow name="Carbs" amount={carbs_g} unit="g" channel="carbs" />
      <AmountRow name="Fluids" amount={fluids_ml} unit="ml" channel="fluids" />
      <AmountRow name="Sodium" amount={sodium_mg} unit="mg" channel="sodium" />
    </>
  )
}

interface CardProps {
  readonly title: string
  readonly note?: string
  readonly below?: string
  readonly children: ReactNode
}

function Card({ title, note, below, children }: CardProps) {
  return (
    <div className={`${shapes.card} ${style.card}`}>
      <h3>{title}</h3>
      {note && <p className={style.note}> · {note}</p>}
      <dl>{children}</dl>
      {below && <p className={style.below}>{below}</p>}
    </div>
  )
}
