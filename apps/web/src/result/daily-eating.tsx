import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { Fragment } from 'react'
import shapes from '../look/shapes.module.css'
import { Amount } from './amount.tsx'
import cards from './cards.module.css'
import style from './daily-eating.module.css'
import { DayTotals } from './days/day-totals.tsx'
import { type ExampleDay, readExampleDays } from './days/example-days.ts'
import { Meals } from './days/meals.tsx'
import { Lines, numbered } from './lines.tsx'
import { PhoneFold } from './phone-fold.tsx'
import { MealText } from './meal-text.tsx'
import { Reasoned, useIsReasoned } from './reasons.tsx'
import { Section } from './section.tsx'
import { useRoving } from './use-roving.ts'

interface DailyEatingProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function DailyEating({ plan: { daily_plan: daily }, details }: DailyEatingProps) {
  const training = details?.days.filter(({ key }) => key.startsWith('training-')) ?? []
  const { shared, days } = readExampleDays(daily.example_days, training)
  const hasBars = days.some(({ day }) => day !== null)
  const numbers = useRoving<HTMLDivElement>()
  return (
    <Section id="daily-eating" title="Daily Eating Plan (Training Phase)" parts={['daily_plan']}>
      <div ref={numbers}>
        <p className={style.targets}>
          <Amount of="A day" amount={daily.calories_kcal} unit="kcal" path="daily_plan.calories_kcal" />
          <Amount
            of="A day"
            amount={daily.carbs_g}
            unit="g carbs"
            channel="carbs"
            path="daily_plan.carbs_g"
          />
          <Amount of="A day" amount={daily.protein_g} unit="g protein" path="daily_plan.protein_g" />
          <Amount of="A day" amount={daily.fat_g} unit="g fat" path="daily_plan.fat_g" />
        </p>
        <HowCounted />
      </div>
      {hasBars && (
        <p className={style.note}>
          {[
            ...shared,
            'Each piece of a bar is a meal, in the order of the day; the line across is the target.',
          ].join(' ')}
        </p>
      )}
      <div className={`${cards.cards} ${cards.three}`}>
        {days.map((day) => (
          <ExampleDayCard key={day.title} {...day} daily={daily} />
        ))}
      </div>
    </Section>
  )
}

/** One reason for each kind of figure, not one for every meal. */
function HowCounted() {
  const isKnown = useIsReasoned('days.kcal')
  if (!isKnown) return null
  return (
    <p className={style.note}>
      How the meals are counted:{' '}
      {kinds.map(({ name, words }, index) => (
        <Fragment key={name}>
          <span className={style.kind}>
            <Reasoned path={`days.${name}`} of={`How ${words} in the meals is counted`}>
              {words}
            </Reasoned>
            {index < kinds.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

const kinds = [
  { name: 'kcal', words: 'energy' },
  { name: 'carbs_g', words: 'carbohydrate' },
  { name: 'protein_g', words: 'protein' },
  { name: 'fat_g', words: 'fat' },
  { name: 'fiber_g', words: 'fiber' },
]

interface ExampleDayCardProps extends ExampleDay {
  readonly daily: NutritionPlan['daily_plan']
}

function ExampleDayCard({ title, day, lines, daily }: ExampleDayCardProps) {
  const { calories_kcal: kcal, carbs_g, protein_g, fat_g } = daily
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{title}</h3>
      {day ? (
        <>
          <DayTotals totals={day.totals} meals={day.meals} targets={{ kcal, carbs_g, protein_g, fat_g }} />
          <Lines texts={lines} />
          <PhoneFold
            label={`${day.meals.length} meals`}
            holds={day.meals.length}
            hint={day.meals.map(({ dish }) => dish).join(' · ')}
          >
            <Meals meals={day.meals} />
          </PhoneFold>
        </>
      ) : (
        <PhoneFold label="What to eat" holds={lines.length}>
          {numbered(lines).map(([key, text]) => (
            <p key={key} className={style.meal}>
              <MealText text={text} />
            </p>
          ))}
        </PhoneFold>
      )}
    </div>
  )
}
