import type { PlanTargets, PlanTotals } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { written } from '../../../amount.tsx'
import { type Figure, FigureList } from '../parts/figures.tsx'
import style from './numbers.module.css'
import { Part } from '../parts/part.tsx'

type PerHour = Pick<PlanTargets['long_run'], 'carbs_g_per_hr' | 'sodium_mg_per_hr' | 'fluids_ml_per_hr'>

interface NumbersProps {
  readonly daily: PlanTargets['daily']
  /** Of the long run. */
  readonly perHour: PerHour
  /** Those of race day. */
  readonly children: ReactNode
}

/** Three sets of numbers, side by side. */
export function Numbers({ daily, perHour, children }: NumbersProps) {
  return (
    <Part title="Numbers summary" of={['numbers_summary']}>
      <div className={style.three} data-keep>
        <NumbersOf title="Daily Training">
          <FigureList
            figures={[
              { name: 'Energy', amount: daily.kcal, unit: 'kcal' },
              { name: 'Carbs', amount: daily.carbs_g, unit: 'g', channel: 'carbs' },
              { name: 'Protein', amount: daily.protein_g, unit: 'g' },
              { name: 'Fat', amount: daily.fat_g, unit: 'g' },
            ]}
          />
        </NumbersOf>
        <NumbersOf title="Long Run per hour">
          <FigureList figures={hourly(perHour)} />
        </NumbersOf>
        {children}
      </div>
    </Part>
  )
}

interface NumbersOfProps {
  readonly title: string
  readonly children: ReactNode
}

export function NumbersOf({ title, children }: NumbersOfProps) {
  return (
    <div className={style.numbers} data-box>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

export const hourly = (perHour: PerHour): Figure[] => [
  { name: 'Carbs', amount: perHour.carbs_g_per_hr, unit: 'g', channel: 'carbs' },
  { name: 'Fluids', amount: perHour.fluids_ml_per_hr, unit: 'ml', channel: 'fluids' },
  { name: 'Sodium', amount: perHour.sodium_mg_per_hr, unit: 'mg', channel: 'sodium' },
]

export const totalFigures = ({ carbs_g, fluids_ml, sodium_mg }: PlanTotals): Figure[] => [
  { name: 'Carbs', amount: carbs_g, unit: 'g', channel: 'carbs' },
  { name: 'Fluids', amount: fluids_ml, unit: 'ml', channel: 'fluids' },
  { name: 'Sodium', amount: sodium_mg, unit: 'mg', channel: 'sodium' },
]

/** "1 gel", "4 gels" */
export const gelsWords = (count: number) => `${written(count)} ${count === 1 ? 'gel' : 'gels'}`
