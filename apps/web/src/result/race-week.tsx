import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import shapes from '../look/shapes.module.css'
import { Amount } from './amount.tsx'
import cards from './cards.module.css'
import { RaceWeekChart } from './charts/race-week-chart.tsx'
import { FoldedDay } from './days/folded-day.tsx'
import { type DayGroup, toldDays } from './days/told-days.ts'
import { type WeekPart, weekParts } from './race-week-parts.ts'
import { PhoneFold } from './phone-fold.tsx'
import { Section } from './section.tsx'
import { TextLines } from './text-lines.tsx'

interface RaceWeekProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function RaceWeek({ plan, details }: RaceWeekProps) {
  const { race_week } = plan
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']}>
      <div className={`${shapes.card} ${cards.card} ${cards.chart}`}>
        <RaceWeekChart plan={plan} details={details} />
      </div>
      <div className={`${cards.cards} ${cards.two}`}>
        {weekParts.map((part) => (
          <PartCard key={part.title} part={part} texts={race_week[part.texts]} details={details} />
        ))}
      </div>
    </Section>
  )
}

interface PartCardProps {
  readonly part: WeekPart
  readonly texts: readonly string[]
  readonly details: PlanDetails | null
}

/** What to know first, then the days to eat, each behind its summary. */
function PartCard({ part: { title, target, words, days }, texts, details }: PartCardProps) {
  const { groups, rest } = toldDays(texts, details?.days.filter(({ key }) => days.includes(key)) ?? [])
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{title}</h3>
      {details && (
        <p className={cards.lead}>
          <Amount
            of={title}
            amount={details.targets.race_week[target]}
            unit={rises(groups) ? `${words} on average` : words}
            channel="carbs"
            path={`targets.race_week.${target}`}
          />
        </p>
      )}
      <Guidance texts={rest} isDated={details !== null} />
      {groups.map((group) => (
        <FoldedDay key={group[0].key} group={group} />
      ))}
    </div>
  )
}

/** Days that differ have a target each; the figure above them is the mean. */
const rises = (groups: readonly DayGroup[]) =>
  new Set(groups.flat().map(({ target }) => target?.carbs_g)).size > 1

/** The engine's first line of each part names the real days: it stands under the heading. */
function Guidance({ texts, isDated }: { texts: readonly string[]; isDated: boolean }) {
  const [days, ...rest] = texts
  if (!isDated || days === undefined) return <TextLines texts={texts} />
  return (
    <>
      <p className={cards.when}>{days}</p>
      <PhoneFold label="What to do" holds={rest.length}>
        <TextLines texts={rest} />
      </PhoneFold>
    </>
  )
}
