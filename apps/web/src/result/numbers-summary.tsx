import { raceDaySums, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import { Fragment, type ReactNode } from 'react'
import shapes from '../look/shapes.module.css'
import { AmountRow, written } from './amount.tsx'
import { Findings } from './findings.tsx'
import style from './numbers-summary.module.css'
import { Reasoned } from './reasons.tsx'
import { useRoving } from './use-roving.ts'

/** The three cards of the numbers summary. */
export function NumbersSummary({ plan }: { plan: NutritionPlan }) {
  const { daily, long_run } = plan.numbers_summary
  const numbers = useRoving<HTMLElement>()
  return (
    <section ref={numbers} aria-labelledby="numbers" className={style.cards}>
      <h2 id="numbers" className={shapes.hidden}>
        Numbers summary
      </h2>
      <Card title="Daily Training">
        <AmountRow name="Energy" amount={daily.kcal} unit="kcal" path="numbers_summary.daily.kcal" />
        <AmountRow
          name="Carbs"
          amount={daily.carbs_g}
          unit="g"
          channel="carbs"
          path="numbers_summary.daily.carbs_g"
        />
        <AmountRow name="Protein" amount={daily.protein_g} unit="g" path="numbers_summary.daily.protein_g" />
        <AmountRow name="Fat" amount={daily.fat_g} unit="g" path="numbers_summary.daily.fat_g" />
      </Card>
      <Card title="Long Run per hour">
        <HourlyRows perHour={long_run} />
      </Card>
      <RaceDayTotals plan={plan} />
      <Findings of={['numbers_summary']} />
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
        path="numbers_summary.long_run.carbs_g_per_hr"
      />
      <AmountRow
        name="Fluids"
        amount={fluids_ml_per_hr}
        unit="ml"
        channel="fluids"
        path="numbers_summary.long_run.fluids_ml_per_hr"
      />
      <AmountRow
        name="Sodium"
        amount={sodium_mg_per_hr}
        unit="mg"
        channel="sodium"
        path="numbers_summary.long_run.sodium_mg_per_hr"
      />
    </>
  )
}

/** The dose for the race first: the sum of the whole day is none. */
function RaceDayTotals({ plan }: { plan: NutritionPlan }) {
  const totals = plan.numbers_summary.race_day_totals
  const { startToFinish } = raceDaySums(plan)
  if (!startToFinish) {
    return (
      <Card
        title="Race Day Totals"
        note="breakfast to recovery"
        below={
          <>
            <Gels count={totals.gels_count} /> in all
          </>
        }
      >
        <SumRows sums={totals} path={wholeDay} />
      </Card>
    )
  }
  return (
    <Card title="Race Day Totals" note="start to finish" below={<WholeDay totals={totals} />}>
      <SumRows sums={startToFinish} path="totals.start_to_finish" />
    </Card>
  )
}

const wholeDay = 'numbers_summary.race_day_totals'

function WholeDay({ totals }: { totals: NutritionPlan['numbers_summary']['race_day_totals'] }) {
  const sums = [
    { name: 'carbs_g', words: 'g carbs' },
    { name: 'fluids_ml', words: 'ml fluids' },
    { name: 'sodium_mg', words: 'mg sodium' },
  ] as const
  return (
    <>
      Breakfast to recovery:{' '}
      {sums.map(({ name, words }) => {
        const said = `${written(totals[name])} ${words}`
        return (
          <Fragment key={name}>
            <span className={style.sum}>
              <Reasoned path={`${wholeDay}.${name}`} of={`Breakfast to recovery: ${said}`}>
                {said}
              </Reasoned>
              ,
            </span>{' '}
          </Fragment>
        )
      })}
      <Gels count={totals.gels_count} />
    </>
  )
}

function Gels({ count }: { count: number }) {
  const said = `${written(count)} ${count === 1 ? 'gel' : 'gels'}`
  return (
    <Reasoned path={`${wholeDay}.gels_count`} of={`Race day: ${said}`}>
      {said}
    </Reasoned>
  )
}

function SumRows({ sums: { carbs_g, fluids_ml, sodium_mg }, path }: { sums: RowSums; path: string }) {
  return (
    <>
      <AmountRow name="Carbs" amount={carbs_g} unit="g" channel="carbs" path={`${path}.carbs_g`} />
      <AmountRow name="Fluids" amount={fluids_ml} unit="ml" channel="fluids" path={`${path}.fluids_ml`} />
      <AmountRow name="Sodium" amount={sodium_mg} unit="mg" channel="sodium" path={`${path}.sodium_mg`} />
    </>
  )
}

interface CardProps {
  readonly title: string
  readonly note?: string
  readonly below?: ReactNode
  readonly children: ReactNode
}

function Card({ title, note, below, children }: CardProps) {
  return (
    <div className={`${shapes.card} ${style.card}`}>
      <div>
        <h3>{title}</h3>
        {note && <p className={style.note}> · {note}</p>}
      </div>
      <div>
        <dl>{children}</dl>
        {below && <p className={style.below}>{below}</p>}
      </div>
    </div>
  )
}
