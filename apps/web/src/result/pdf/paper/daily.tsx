import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { readExampleDays } from '../../days/example-days.ts'
import { DayTable } from './day-table.tsx'
import { FigureLine } from './figures.tsx'
import { Part } from './part.tsx'
import style from './part.module.css'
import { TextList } from './text-list.tsx'

interface DailyProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function Daily({ plan: { daily_plan: daily }, details }: DailyProps) {
  const training = details?.days.filter(({ key }) => key.startsWith('training-')) ?? []
  const { shared, days } = readExampleDays(daily.example_days, training)
  const { calories_kcal: kcal, carbs_g, protein_g, fat_g } = daily
  return (
    <Part title="Daily Eating Plan (Training Phase)" of={['daily_plan']}>
      <FigureLine
        lead="Each day"
        figures={[
          { amount: kcal, unit: 'kcal' },
          { amount: carbs_g, unit: 'g carbs', channel: 'carbs' },
          { amount: protein_g, unit: 'g protein' },
          { amount: fat_g, unit: 'g fat' },
        ]}
      />
      {shared.length > 0 && (
        <p className={style.note} data-lead>
          {shared.join(' ')}
        </p>
      )}
      {days.map(({ title, day, lines }) =>
        day ? (
          <div key={title} className={style.block}>
            <DayTable title={title} day={day} aim={{ kcal, carbs_g, protein_g, fat_g }} />
            <TextList texts={lines} />
          </div>
        ) : (
          <div key={title} className={style.block}>
            <h3>{title}</h3>
            <TextList texts={lines} />
          </div>
        ),
      )}
    </Part>
  )
}
