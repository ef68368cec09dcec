import { type RenderedPlan, renderedDay } from '@race-nutrition/documents'
import shapes from '../../look/shapes.module.css'
import { Amount } from '../amount.tsx'
import cards from '../cards.module.css'
import { RaceWeekChart } from '../charts/race-week-chart.tsx'
import { FoldedDay } from '../days/folded-day.tsx'
import { mealLine } from '../days/meal-line.tsx'
import { Lines } from '../layout/lines.tsx'
import { PhoneFold } from '../layout/phone-fold.tsx'
import { Section } from '../layout/section.tsx'
import style from './race-week.module.css'
import { type WeekPart, weekParts } from './week-parts.ts'

export function RaceWeek({ plan }: { plan: RenderedPlan }) {
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']}>
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

interface PartCardProps {
  readonly part: WeekPart
  readonly plan: RenderedPlan
}

/** Notes first, then the days, each collapsed behind its summary; nothing for days that are past. */
function PartCard({ part, plan }: PartCardProps) {
  const { facts, words } = plan
  const { dates, opening, days, advice } = words.raceWeek[part.name]
  const guidance = [...opening, ...days.flatMap(({ day }) => day.short), ...advice]
  if (dates === null) return null
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3 className={style.part}>{part.title}</h3>
      <p className={style.dates}>{dates}</p>
      <p className={cards.lead}>
        <Amount
          of={part.title}
          amount={facts.targets.race_week[part.target]}
          unit={rises(part, facts) ? `${part.unit} on average` : part.unit}
          channel="carbs"
          path={`targets.race_week.${part.target}`}
        />
      </p>
      <PhoneFold label="What to do" holds={guidance.length}>
        <Lines texts={guidance} />
      </PhoneFold>
      {days.map(({ label, day }) => (
        <FoldedDay key={day.key} label={label} day={renderedDay(plan, day)} />
      ))}
      {part.kind === 'race-morning' && words.breakfastAway && (
        <p className={style.away}>{mealLine(words.breakfastAway)}</p>
      )}
    </div>
  )
}

/** Whether the days have different targets; the number above them is the mean. */
const rises = ({ kind }: WeekPart, { race_week: days }: RenderedPlan['facts']) =>
  new Set(days.filter((day) => day.kind === kind).map(({ target }) => target.carbs_g)).size > 1
