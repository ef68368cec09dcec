import { raceName } from '@race-nutrition/documents'
import { monthNames, readIsoDay, weekdayOf } from '@race-nutrition/engine'
import { paceWords, targetWords } from '../../target-words.ts'
import type { PaperPlan } from './paper.tsx'
import style from './title.module.css'

/** The race as a bib: which, how fast, and the day as its number. */
export function Title({ plan: { profile }, details, audit }: PaperPlan) {
  const { race_type, race_date, target_time_or_pace, environment } = profile
  const facts = [
    // A day that is one stands at the right.
    { name: 'Race', says: readIsoDay(race_date) ? '' : race_date },
    { name: 'Pace', says: details ? paceWords(details.runner) : '' },
    { name: 'Climate', says: [environment.climate, environment.course].filter(Boolean).join(', ') },
    { name: 'Checks', says: audit ? `${audit.passed} of ${audit.total} passed` : '' },
  ]
  return (
    <header className={style.bib} data-box data-keep>
      <span className={style.holes} aria-hidden="true" />
      <span className={style.holes} aria-hidden="true" />
      <div>
        <h1>Your Personalized Nutrition Plan</h1>
        <p className={style.race}>{raceName(race_type)}</p>
        <p className={style.race}>
          {targetWords(target_time_or_pace, details?.runner.target_minutes ?? null)}
        </p>
      </div>
      <RaceDayNumber raceDate={race_date} />
      <dl className={style.facts}>
        {facts
          .filter(({ says }) => says !== '')
          .map(({ name, says }) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{says}</dd>
            </div>
          ))}
      </dl>
    </header>
  )
}

/** A count of days to go would be wrong tomorrow; the day itself stays right. */
function RaceDayNumber({ raceDate }: { raceDate: string }) {
  const day = readIsoDay(raceDate)
  if (!day) return null
  return (
    <div className={style.number}>
      <p>{weekdayOf(day)}</p>
      <p className={style.day}>{day.day}</p>
      <p>
        {monthNames[day.month - 1]} {day.year}
      </p>
    </div>
  )
}
