import type { NutritionPlan } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import cards from '../cards.module.css'
import { DayTargets } from '../days/daily-eating.tsx'
import { numbered } from '../layout/lines.tsx'
import { Section } from '../layout/section.tsx'
import style from './foreign-plan.module.css'

export function ForeignDailyEating({ daily }: { daily: NutritionPlan['daily_plan'] }) {
  const { calories_kcal: kcal, example_days, ...macros } = daily
  return (
    <Section id="daily-eating" title="Daily Eating Plan (Training Phase)" parts={['daily_plan']}>
      <DayTargets kcal={kcal} {...macros} />
      <div className={`${cards.cards} ${cards.three}`}>
        {numbered(example_days).map(([key, text]) => (
          <div key={key} className={`${shapes.card} ${cards.card}`}>
            <h3>Day {key + 1}</h3>
            <p className={style.text}>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
