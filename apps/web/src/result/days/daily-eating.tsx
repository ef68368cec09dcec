import { type RenderedDay, type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import shapes from '../../look/shapes.module.css'
import { Amount } from '../amount.tsx'
import cards from '../cards.module.css'
import style from './daily-eating.module.css'
import { DayTotals } from './day-totals.tsx'
import { Meals } from './meals.tsx'
import { Lines } from '../layout/lines.tsx'
import { writtenAt } from '../model-part/written-lines.tsx'
import { Section } from '../layout/section.tsx'

export function DailyEating({ plan }: { plan: RenderedPlan }) {
  const { facts, words } = plan
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
          <TrainingDay key={day.facts.key} plan={plan} day={day} index={index} />
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

interface TrainingDayProps {
  readonly plan: RenderedPlan
  readonly day: RenderedDay
  readonly index: number
}

function TrainingDay({ plan, day, index }: TrainingDayProps) {
  const { name, short, advice } = day.words
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{name}</h3>
      <DayTotals day={day} isFirst={index === 0} />
      <Lines texts={[...short, ...advice, ...writtenAt(plan, `daily_plan.example_days.${index}`)]} />
      <Meals day={day} />
    </div>
  )
}
