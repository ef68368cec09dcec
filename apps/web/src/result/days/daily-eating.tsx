import { type RenderedDay, type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { Fragment } from 'react'
import shapes from '../../look/shapes.module.css'
import { Amount } from '../amount.tsx'
import cards from '../cards.module.css'
import style from './daily-eating.module.css'
import { DayTotals } from './day-totals.tsx'
import { Meals } from './meals.tsx'
import { Lines } from '../layout/lines.tsx'
import { PhoneFold } from '../layout/phone-fold.tsx'
import { Reasoned } from '../reasons/reasons.tsx'
import { Section } from '../layout/section.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'

export function DailyEating({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const numbers = useRovingFocus<HTMLDivElement>()
  return (
    <Section id="daily-eating" title="Daily Eating Plan (Training Phase)" parts={['daily_plan']}>
      <div ref={numbers}>
        <DayTargets lead="On average" {...facts.targets.daily} />
        <HowCounted />
      </div>
      <p className={style.note}>
        {words.weighing} Each piece of a bar is a meal or the fuel on a run; the line across is the target.
      </p>
      <div className={`${cards.cards} ${cards.three}`}>
        {zipFactsAndWords(facts.training_days, words.trainingDays).map((day) => (
          <TrainingDay key={day.facts.key} day={day} />
        ))}
      </div>
    </Section>
  )
}

interface DayTargetsProps {
  readonly lead?: string
  readonly kcal: number
  readonly carbs_g: number
  readonly protein_g: number
  readonly fat_g: number
}

/** The targets of a training day. */
export function DayTargets({ lead, kcal, carbs_g, protein_g, fat_g }: DayTargetsProps) {
  return (
    <p className={style.targets}>
      {lead && <span>{lead}</span>}
      <Amount of="A day" amount={kcal} unit="kcal" path="targets.daily.kcal" />
      <Amount of="A day" amount={carbs_g} unit="g carbs" channel="carbs" path="targets.daily.carbs_g" />
      <Amount of="A day" amount={protein_g} unit="g protein" path="targets.daily.protein_g" />
      <Amount of="A day" amount={fat_g} unit="g fat" path="targets.daily.fat_g" />
    </p>
  )
}

/** One reason for each kind of number, not one for every meal. */
function HowCounted() {
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

function TrainingDay({ day }: { day: RenderedDay }) {
  const { name, short, meals, advice } = day.words
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{name}</h3>
      <DayTotals day={day} />
      <Lines texts={[...short, ...advice]} />
      <PhoneFold
        label={`${meals.length} meals`}
        holds={meals.length}
        hint={meals.map(({ main }) => main).join(' · ')}
      >
        <Meals day={day} />
      </PhoneFold>
    </div>
  )
}
