import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import shapes from '../look/shapes.module.css'
import { Amount } from './amount.tsx'
import cards from './cards.module.css'
import { Lines } from './lines.tsx'
import { Section } from './section.tsx'

type WeekTargets = PlanDetails['targets']['race_week']

const parts = [
  { title: 'Monday-Wednesday', texts: 'mon_wed', target: 'mon_wed_carbs_g', words: 'g carbs a day' },
  {
    title: 'Thursday-Friday carb focus',
    texts: 'thu_fri',
    target: 'thu_fri_carbs_g',
    words: 'g carbs a day',
  },
  { title: 'Day Before', texts: 'day_before', target: 'day_before_carbs_g', words: 'g carbs' },
  { title: 'Race Morning', texts: 'race_morning', target: 'race_morning_carbs_g', words: 'g carbs' },
] as const satisfies readonly {
  texts: keyof NutritionPlan['race_week']
  target: keyof WeekTargets
  [more: string]: string
}[]

interface RaceWeekProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function RaceWeek({ plan: { race_week }, details }: RaceWeekProps) {
  const targets = details?.targets.race_week
  return (
    <Section id="race-week" title="Race-Week Playbook" parts={['race_week']}>
      <div className={`${cards.cards} ${cards.two}`}>
        {parts.map(({ title, texts, target, words }) => (
          <div key={title} className={`${shapes.card} ${cards.card}`}>
            <h3>{title}</h3>
            {targets && (
              <p className={cards.lead}>
                <Amount
                  of={`${title}, carbs`}
                  amount={targets[target]}
                  unit={words}
                  channel="carbs"
                  path={`targets.race_week.${target}`}
                />
              </p>
            )}
            <Days texts={race_week[texts]} isDated={details !== null} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The engine's first line of each part names the real days: it stands under the heading. */
function Days({ texts, isDated }: { texts: readonly string[]; isDated: boolean }) {
  const [days, ...rest] = texts
  if (!isDated || days === undefined) return <Lines texts={texts} />
  return (
    <>
      <p className={cards.when}>{days}</p>
      <Lines texts={rest} />
    </>
  )
}
