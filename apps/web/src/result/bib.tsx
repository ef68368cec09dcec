import { raceName, readableDay } from '@race-nutrition/documents'
import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import shapes from '../look/shapes.module.css'
import { stateHeading } from '../use-arrival.ts'
import style from './bib.module.css'
import { daysToGo } from './days-to-go.ts'
import { Findings } from './findings.tsx'
import { paceWords, targetWords } from './target-words.ts'

interface BibProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
  readonly today: string
}

/** The race as a bib: which, when, how fast, and how many days are left. */
export function Bib({ plan: { profile }, details, today }: BibProps) {
  const { race_type, race_date, target_time_or_pace, environment } = profile
  return (
    <header className={`${shapes.card} ${style.bib}`}>
      <div>
        <h1 {...stateHeading} className={style.heading}>
          Your Personalized Nutrition Plan
        </h1>
        <p className={style.race}>
          <span>{raceName(race_type)}</span>{' '}
          <span>{targetWords(target_time_or_pace, details?.runner.target_minutes ?? null)}</span>
        </p>
        <dl className={style.facts}>
          <Fact name="Race">{readableDay(race_date)}</Fact>
          {details && <Fact name="Pace">{paceWords(details.runner)}</Fact>}
          <Fact name="Climate">{[environment.climate, environment.course].filter(Boolean).join(', ')}</Fact>
        </dl>
      </div>
      <Countdown days={daysToGo(race_date, today)} />
      <div className={style.findings}>
        <Findings of={['profile']} />
      </div>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  )
}

function Countdown({ days }: { days: number | null }) {
  if (days === null) return null
  return (
    <p className={style.countdown}>
      <span className={style.days}>{days === 0 ? 'Today' : days}</span>{' '}
      <span className={style.unit}>
        {days === 0 ? 'is race day' : days === 1 ? 'day to go' : 'days to go'}
      </span>
    </p>
  )
}
