import { readableDay, type RenderedPlan, renderedDay } from '@race-nutrition/documents'
import type { MealWords, PlanWords } from '@race-nutrition/engine'
import { useRef } from 'react'
import shapes from '../../look/shapes.module.css'
import { Amount } from '../amount.tsx'
import cards from '../cards.module.css'
import { RaceWeekChart } from '../charts/race-week-chart.tsx'
import { FoldedDay } from '../days/folded-day.tsx'
import { mealLine } from '../days/meal-line.tsx'
import { KitchenSwitch } from '../make-it-yours/kitchen-switch.tsx'
import { MealButton, placeOf, raceMorningMeal } from '../make-it-yours/meal-button.tsx'
import { Outcome } from '../make-it-yours/outcome.tsx'
import { ChosenMark } from '../model-part/model-mark.tsx'
import { writtenAt } from '../model-part/written-lines.tsx'
import { Lines } from '../layout/lines.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import { Section } from '../layout/section.tsx'
import style from './race-week.module.css'
import { rises, speaksOfFiber, type WeekPart, weekParts } from './week-parts.ts'

export function RaceWeek({ plan }: { plan: RenderedPlan }) {
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']} hint={hintOf(plan)}>
      <div className={`${shapes.card} ${cards.card} ${cards.chart}`}>
        <RaceWeekChart plan={plan} />
      </div>
      <div className={`${cards.cards} ${cards.two}`}>
        {weekParts.map((part) => (
          <PartCard key={part.name} part={part} plan={plan} />
        ))}
      </div>
    </Section>
  )
}

/** "January 17 to 23" in the runner's own days. */
function hintOf({ facts: { race_week: days } }: RenderedPlan): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (!first || !last) return ''
  return first === last ? readableDay(last) : `${readableDay(first)} to ${readableDay(last)}`
}

interface PartCardProps {
  readonly part: WeekPart
  readonly plan: RenderedPlan
}

/** Notes first, then the days, each collapsed behind its summary; nothing for days that are past. */
function PartCard({ part, plan }: PartCardProps) {
  const { facts, words } = plan
  const { dates, opening, days, advice } = words.raceWeek[part.name]
  const guidance = [
    ...opening,
    ...days.flatMap((each) => shortOf(each, days.length)),
    ...advice,
    ...writtenAt(plan, `race_week.${part.name}`),
  ]
  if (dates === null) return null
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3 className={style.part}>{part.title}</h3>
      <p className={style.dates}>{dates}</p>
      <p className={cards.lead}>
        <Amount
          of={part.title}
          amount={facts.targets.race_week[part.target]}
          unit={rises(part.kind, facts) ? `${part.unit} on average` : part.unit}
          channel="carbs"
          path={`targets.race_week.${part.target}`}
        />
      </p>
      <Lines texts={guidance} />
      {part.kind === 'race-morning' ? (
        <>
          <Breakfasts plan={plan} days={days} />
          <KitchenSwitch wish="hotel" />
        </>
      ) : (
        days.map(({ label, day }) => (
          <FoldedDay
            key={day.key}
            label={label}
            isTargetSaid={!rises(part.kind, facts)}
            countsFiber={speaksOfFiber(part.kind, facts)}
            day={renderedDay(plan, day)}
          />
        ))
      )}
    </div>
  )
}

/** What a day lacks, named where the part has several days. */
const shortOf = ({ label, day }: PlanWords['raceWeek']['mon_wed']['days'][number], count: number) =>
  count === 1 ? day.short : day.short.map((text) => `${label}: ${text}`)

/** The meal before the race among the others of its day, and the one for a room without a stove. */
function Breakfasts({
  plan: { facts, words },
  days,
}: {
  plan: RenderedPlan
  days: PlanWords['raceWeek']['race_morning']['days']
}) {
  const { breakfastAway: away, raceDayMeals: others } = words
  const around = useRef<HTMLDivElement>(null)
  const recipes = useRovingFocus<HTMLDivElement>('Meals of race morning')
  const own = raceMorningMeal(facts)
  return (
    <div ref={recipes} className={style.breakfasts}>
      <OtherMeals meals={others.before} />
      {days.flatMap(({ day }) =>
        day.meals.map((meal) => (
          <div key={day.key} ref={around} tabIndex={-1} className={style.breakfast}>
            <div className={style.dish}>
              <p>
                {mealLine(meal, meal.when)} {own?.meal.chosen_by_model && <ChosenMark isShort />}
              </p>
              {own && <MealButton {...own} />}
            </div>
            {own && <Outcome place={placeOf(own)} around={around} />}
          </div>
        )),
      )}
      <OtherMeals meals={others.after} />
      {away && <p className={style.breakfast}>{mealLine(away, away.when)}</p>}
    </div>
  )
}

/** What an evening race leaves time for. */
const OtherMeals = ({ meals }: { meals: readonly MealWords[] }) =>
  meals.map((meal) => (
    <p key={meal.when} className={style.breakfast}>
      {mealLine(meal, meal.when)}
    </p>
  ))
