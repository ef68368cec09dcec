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
  /** Why the built-in engine made the plan though a model is connected; null where there is nothing to say. */
  readonly note: string | null
}

/** The race as a bib: which, when, how fast, and how many days are left. */
export function Bib({ plan: { profile }, details, today, note }: BibProps) {
  const { race_type, race_date, target_time_or_pace, environment } = profile
  return (
    <header className={`${shapes.card} ${style.bib}`}>
      <div>
        {/* The heading takes the focus, and the note is read with it: no live region has to speak as well. */}
        <h1 {...stateHeading} className={style.heading} aria-describedby={note === null ? undefined : noteId}>
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
      {note !== null && (
        <p id={noteId} className={style.note}>
          {note}
        </p>
      )}
      <div className={style.findings}>
        <Findings of={['profile']} />
      </div>
    </header>
  )
}

const noteId = 'plan-note'

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
