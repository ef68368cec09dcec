import { type RenderedPlan, renderedDay } from '@race-nutrition/documents'
import type { PlanTargets } from '@race-nutrition/engine'
import { DayCard, DayCards } from '../parts/day-card.tsx'
import { FigureLine } from '../parts/figures.tsx'
import { writtenTexts } from '../parts/model-marks.tsx'
import { Part } from '../parts/part.tsx'
import style from '../parts/part.module.css'
import { TextList } from '../parts/text-list.tsx'

export function Daily({ plan }: { plan: RenderedPlan }) {
  const { daily } = plan.facts.targets
  return (
    <Part title="Daily Eating Plan (Training Phase)" of={['daily_plan']}>
      <DailyFigures lead="A day on average" daily={daily} />
      <p className={style.note} data-lead>
        {plan.words.weighing}
      </p>
      <DayCards>
        {plan.words.trainingDays.map((day, index) => (
          <DayCard key={day.key} title={day.name} day={renderedDay(plan, day)} level={3} isAimed>
            <TextList
              texts={[...day.short, ...day.advice, ...writtenTexts(plan, `daily_plan.example_days.${index}`)]}
            />
          </DayCard>
        ))}
      </DayCards>
    </Part>
  )
}

interface DailyFiguresProps extends Pick<PlanTargets, 'daily'> {
  readonly lead: string
}

/** The targets of a training day. */
export function DailyFigures({ lead, daily: { kcal, carbs_g, protein_g, fat_g } }: DailyFiguresProps) {
  return (
    <FigureLine
      lead={lead}
      figures={[
        { amount: kcal, unit: 'kcal' },
        { amount: carbs_g, unit: 'g carbs', channel: 'carbs' },
        { amount: protein_g, unit: 'g protein' },
        { amount: fat_g, unit: 'g fat' },
      ]}
    />
  )
}
