import { raceDaySums, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { written } from '../../amount.tsx'
import { type Figure, FigureList } from './figures.tsx'
import { Part } from './part.tsx'
import style from './numbers.module.css'
import part from './part.module.css'

/** The three sets of numbers, side by side. */
export function Numbers({ plan }: { plan: NutritionPlan }) {
  const { daily, long_run, race_day_totals: totals } = plan.numbers_summary
  const { startToFinish } = raceDaySums(plan)
  const gels = `${written(totals.gels_count)} ${totals.gels_count === 1 ? 'gel' : 'gels'}`
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
          <FigureList figures={hourly(long_run)} />
        </NumbersOf>
        <NumbersOf title={startToFinish ? 'Race Day Totals, start to finish' : 'Race Day Totals'}>
          <FigureList figures={summed(startToFinish ?? totals)} />
          <p className={part.note}>
            {startToFinish
              ? `Breakfast to recovery: ${written(totals.carbs_g)} g carbs, ${written(totals.fluids_ml)} ml fluids, ${written(totals.sodium_mg)} mg sodium, ${gels}`
              : `Breakfast to recovery, ${gels} in all`}
          </p>
        </NumbersOf>
      </div>
    </Part>
  )
}

function NumbersOf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={style.numbers} data-box>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

const hourly = (perHour: NutritionPlan['numbers_summary']['long_run']): Figure[] => [
  { name: 'Carbs', amount: perHour.carbs_g_per_hr, unit: 'g', channel: 'carbs' },
  { name: 'Fluids', amount: perHour.fluids_ml_per_hr, unit: 'ml', channel: 'fluids' },
  { name: 'Sodium', amount: perHour.sodium_mg_per_hr, unit: 'mg', channel: 'sodium' },
]

const summed = ({ carbs_g, fluids_ml, sodium_mg }: RowSums): Figure[] => [
  { name: 'Carbs', amount: carbs_g, unit: 'g', channel: 'carbs' },
  { name: 'Fluids', amount: fluids_ml, unit: 'ml', channel: 'fluids' },
  { name: 'Sodium', amount: sodium_mg, unit: 'mg', channel: 'sodium' },
]
