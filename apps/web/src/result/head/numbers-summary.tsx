import type { NutritionPlan } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import { AmountRow, CarbsRow, FluidsRow, ProteinRow, SodiumRow } from '../amount.tsx'
import { Findings } from '../audit/findings.tsx'
import style from './numbers-summary.module.css'
import { useRovingFocus } from '../layout/use-roving-focus.ts'

type Numbers = NutritionPlan['numbers_summary']

interface NumbersSummaryProps {
  readonly daily: Readonly<Numbers['daily']>
  /** Of the long run. */
  readonly perHour: Readonly<Numbers['long_run']>
  /** The card of race day. */
  readonly children: ReactNode
}

/** The three cards of the numbers summary. */
export function NumbersSummary({ daily, perHour, children }: NumbersSummaryProps) {
  const numbers = useRovingFocus<HTMLDivElement>('Numbers')
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className={shapes.hidden}>
        Numbers summary
      </h2>
      <div ref={numbers} className={style.cards}>
        <NumbersCard title="Daily Training">
          <AmountRow name="Energy" amount={daily.kcal} unit="kcal" path="targets.daily.kcal" />
          <CarbsRow amount={daily.carbs_g} path="targets.daily.carbs_g" />
          <ProteinRow amount={daily.protein_g} path="targets.daily.protein_g" />
          <AmountRow name="Fat" amount={daily.fat_g} unit="g" path="targets.daily.fat_g" />
        </NumbersCard>
        <NumbersCard title="Long Run per hour">
          <HourlyRows perHour={perHour} />
        </NumbersCard>
        {children}
        <Findings of={['numbers_summary']} />
      </div>
    </section>
  )
}

/** Of the long run. */
export function HourlyRows({ perHour }: Pick<NumbersSummaryProps, 'perHour'>) {
  return (
    <>
      <CarbsRow amount={perHour.carbs_g_per_hr} path="targets.long_run.carbs_g_per_hr" />
      <FluidsRow amount={perHour.fluids_ml_per_hr} path="targets.long_run.fluids_ml_per_hr" />
      <SodiumRow amount={perHour.sodium_mg_per_hr} path="targets.long_run.sodium_mg_per_hr" />
    </>
  )
}

interface NumbersCardProps {
  readonly title: string
  readonly note?: string
  readonly below?: ReactNode
  readonly children: ReactNode
}

export function NumbersCard({ title, note, below, children }: NumbersCardProps) {
  return (
    <div className={`${shapes.card} ${style.card}`}>
      <div>
        <h3>{title}</h3>
        {note && <p className={style.note}> · {note}</p>}
      </div>
      <div>
        <dl>{children}</dl>
        {below}
      </div>
    </div>
  )
}

/** A line below the numbers of a card; the last of several is the smallest. */
export const Below = ({ children }: { children: ReactNode }) => <p className={style.below}>{children}</p>
