import { monthNames, readIsoDay, weekdayOf } from '@race-nutrition/engine'
import style from './title.module.css'

interface TitleProps {
  readonly race: string
  readonly target: string
  readonly raceDate: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

/** The race as a bib: which, how fast, and the day as its number. */
export function Title({ race, target, raceDate, facts }: TitleProps) {
  return (
    <header className={style.bib} data-box data-keep>
      <span className={style.holes} aria-hidden="true" />
      <span className={style.holes} aria-hidden="true" />
      <div>
        <h1>Your Personalized Nutrition Plan</h1>
        <p className={style.race}>{race}</p>
        <p className={style.race}>{target}</p>
      </div>
      <RaceDayNumber raceDate={raceDate} />
      <dl className={style.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{value}</dd>
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
