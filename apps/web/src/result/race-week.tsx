import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { useRef } from 'react'
import shapes from '../look/shapes.module.css'
import { Amount } from './amount.tsx'
import cards from './cards.module.css'
import { FoldedDay } from './days/folded-day.tsx'
import { type DayGroup, toldDays } from './days/told-days.ts'
import { useOpenOnPaper } from './days/use-open-on-paper.ts'
import { Section } from './section.tsx'
import { TextLines } from './text-lines.tsx'

type WeekTargets = PlanDetails['targets']['race_week']

interface Part {
  readonly title: string
  readonly texts: keyof NutritionPlan['race_week']
  readonly target: keyof WeekTargets
  readonly words: string
  /** Its days in the details. */
  readonly days: readonly string[]
}

const parts: readonly Part[] = [
  {
    title: 'Monday-Wednesday',
    texts: 'mon_wed',
    target: 'mon_wed_carbs_g',
    words: 'g carbs a day',
    days: ['6-days-before', '5-days-before', '4-days-before'],
  },
  {
    title: 'Thursday-Friday carb focus',
    texts: 'thu_fri',
    target: 'thu_fri_carbs_g',
    words: 'g carbs a day',
    days: ['3-days-before', '2-days-before'],
  },
  {
    title: 'Day Before',
    texts: 'day_before',
    target: 'day_before_carbs_g',
    words: 'g carbs',
    days: ['1-days-before'],
  },
  {
    title: 'Race Morning',
    texts: 'race_morning',
    target: 'race_morning_carbs_g',
    words: 'g carbs',
    days: ['race-morning'],
  },
]

interface RaceWeekProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function RaceWeek({ plan: { race_week }, details }: RaceWeekProps) {
  const playbook = useRef<HTMLDivElement>(null)
  useOpenOnPaper(playbook)
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']}>
      <div ref={playbook} className={`${cards.cards} ${cards.two}`}>
        {parts.map((part) => (
          <PartCard key={part.title} part={part} texts={race_week[part.texts]} details={details} />
        ))}
      </div>
    </Section>
  )
}

interface PartCardProps {
  readonly part: Part
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
            of={`${title}, carbs`}
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
      <TextLines texts={rest} />
    </>
  )
}
