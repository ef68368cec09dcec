import type { PlanRow, StopWords } from '@race-nutrition/engine'
import style from './stops.module.css'

/** Consecutive stops with the same servings. */
interface Stops {
  readonly at: readonly StopWords[]
  readonly text: string
}

/** The stops of these rows, of which each is rendered as one stop. */
export function sameStopsTogether(stops: readonly StopWords[], rows: readonly PlanRow[]): readonly Stops[] {
  const together: Stops[] = []
  for (const [index, stop] of stops.entries()) {
    const last = together.at(-1)
    if (last && isSameFeed(rows[index - 1], rows[index]))
      together.splice(-1, 1, { ...last, at: [...last.at, stop] })
    else together.push({ at: [stop], text: stop.text })
  }
  return together
}

const isSameFeed = (one?: PlanRow, other?: PlanRow): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.reminds_of_thirst === other.reminds_of_thirst &&
  one.servings.length === other.servings.length &&
  one.servings.every(({ kind, id, amount, unit }, index) => {
    const serving = other.servings[index]
    return serving?.kind === kind && serving.id === id && serving.amount === amount && serving.unit === unit
  })

/** The stops: time, and what to take. */
export function StopList({ stops }: { stops: readonly Stops[] }) {
  return (
    <ol className={style.stops}>
      {/* Stops never change order, and two may be equal. */}
      {stops.map(({ at, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-many={at.length > 1}>
          <span className={style.times}>
            {at.map(({ time, place }) => (
              <span key={time} className={style.at}>
                <b>{time}</b> {place !== null && <small>{place}</small>}{' '}
              </span>
            ))}
          </span>
          <span>
            {at.length > 1 && 'Each time: '}
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
