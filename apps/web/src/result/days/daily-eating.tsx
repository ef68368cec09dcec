import { type RenderedDay, type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import shapes from '../../look/shapes.module.css'
import { Amount } from '../amount.tsx'
import cards from '../cards.module.css'
import style from './daily-eating.module.css'
import { DayTotals } from './day-totals.tsx'
import { Meals } from './meals.tsx'
import { Lines } from '../layout/lines.tsx'
import { Section } from '../layout/section.tsx'

export function DailyEating({ plan: { facts, words } }: { plan: RenderedPlan }) {
  return (
    <Section
      id="daily-eating"
      title="Daily Eating Plan (Training Phase)"
      parts={['daily_plan']}
      hint={words.trainingDays.map(({ name }) => name).join(', ')}
    >
      <p className={style.note}>
        {words.weighing} ×1½: one and a half portions. {words.salad}
      </p>
      <div className={`${cards.cards} ${cards.three}`}>
        {zipFactsAndWords(facts.training_days, words.trainingDays).map((day, index) => (
          <TrainingDay key={day.facts.key} day={day} isFirst={index === 0} />
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

function TrainingDay({ day, isFirst }: { day: RenderedDay; isFirst: boolean }) {
  const { name, short, advice } = day.words
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{name}</h3>
      <DayTotals day={day} isFirst={isFirst} />
      <Lines texts={[...short, ...advice]} />
      <Meals day={day} />
    </div>
  )
}
