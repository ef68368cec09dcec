import type { NutritionPlan } from '@race-nutrition/engine'
import { Fragment } from 'react'
import shapes from '../look/shapes.module.css'
import { Amount } from './amount.tsx'
import cards from './cards.module.css'
import style from './daily-eating.module.css'
import { numbered } from './lines.tsx'
import { Reasoned, useIsReasoned } from './reasons.tsx'
import { Section } from './section.tsx'

export function DailyEating({ plan: { daily_plan: daily } }: { plan: NutritionPlan }) {
  return (
    <Section id="daily-eating" title="Daily Eating Plan (Training Phase)" parts={['daily_plan']}>
      <p className={style.targets}>
        <Amount of="Energy a day" amount={daily.calories_kcal} unit="kcal" path="daily_plan.calories_kcal" />
        <Amount
          of="Carbs a day"
          amount={daily.carbs_g}
          unit="g carbs"
          channel="carbs"
          path="daily_plan.carbs_g"
        />
        <Amount of="Protein a day" amount={daily.protein_g} unit="g protein" path="daily_plan.protein_g" />
        <Amount of="Fat a day" amount={daily.fat_g} unit="g fat" path="daily_plan.fat_g" />
      </p>
      <HowCounted />
      <div className={`${cards.cards} ${cards.three}`}>
        {numbered(daily.example_days).map(([key, day]) => (
          <ExampleDay key={key} title={`Day ${key + 1}`} day={day} />
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
    <p className={style.counted}>
      How the meals are counted:{' '}
      {kinds.map(({ name, words }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Reasoned path={`days.${name}`} of={`How ${words} in the meals is counted`}>
            {words}
          </Reasoned>
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
]

/** A day's meals, each on the line that the plan gives it. */
function ExampleDay({ title, day }: { title: string; day: string }) {
  const lines = day.split('\n').filter((text) => text.trim() !== '')
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{title}</h3>
      {numbered(lines).map(([key, text]) => (
        <Meal key={key} text={text} />
      ))}
    </div>
  )
}

/** What follows the last ` · ` of a meal is its figures. */
function Meal({ text }: { text: string }) {
  const dot = text.lastIndexOf(' · ')
  return (
    <p className={style.meal}>
      {dot < 0 ? text : text.slice(0, dot)}
      {dot >= 0 && <small>{text.slice(dot)}</small>}
    </p>
  )
}
