import shapes from '../../look/shapes.module.css'
import { stateHeading } from '../../use-focus-on-change.ts'
import style from './bib.module.css'
import { daysToGo } from './days-to-go.ts'
import { Findings } from '../audit/findings.tsx'

interface BibProps {
  readonly race: string
  readonly target: string
  /** Facts without words are left out. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly raceDate: string
  readonly today: string
  /** Whose plan it is, where no model wrote it; otherwise null. */
  readonly note: string | null
}

/** The race as a bib: which, when, how fast, and how many days are left. */
export function Bib({ race, target, facts, raceDate, today, note }: BibProps) {
  const days = daysToGo(raceDate, today)
  return (
    <header className={`${shapes.card} ${style.bib}`} data-is-race-day={days === 0}>
      <div>
        {/* The heading gets the focus, and the note is announced with it: no live region is needed. */}
        <h1 {...stateHeading} className={style.heading} aria-describedby={note === null ? undefined : noteId}>
          Your Personalized Nutrition Plan
        </h1>
        {note !== null && (
          <p id={noteId} className={style.note}>
            {note}
          </p>
        )}
        <p className={style.race}>
          <span>{race}</span> <span>{target}</span>
        </p>
        <dl className={style.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <Countdown days={days} />
      <div className={style.findings}>
        <Findings of={['profile']} />
      </div>
    </header>
  )
}

const noteId = 'plan-note'

function Countdown({ days }: { days: number | null }) {
  if (days === null) return null
  return (
    <p className={style.countdown}>
      <span className={days === 0 ? `${style.days} ${style.today}` : style.days}>
        {days === 0 ? 'Today' : days}
      </span>{' '}
      <span className={style.unit}>
        {days === 0 ? 'is race day' : days === 1 ? 'day to go' : 'days to go'}
      </span>
    </p>
  )
}
