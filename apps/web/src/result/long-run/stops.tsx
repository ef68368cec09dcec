import type { PlanRow, StopWords } from '@race-nutrition/engine'
import style from './stops.module.css'

/** The stops with the same servings. */
interface Stops {
  readonly at: readonly StopWords[]
  readonly text: string
}

/** The stops of these rows, of which each is rendered as one stop; those alike stand with the first of them. */
export function sameStopsTogether(stops: readonly StopWords[], rows: readonly PlanRow[]): readonly Stops[] {
  const together = new Map<string, Stops>()
  for (const [index, stop] of stops.entries()) {
    const { servings, reminds_of_thirst: isReminder } = rows[index] ?? {
      servings: [],
      reminds_of_thirst: false,
    }
    const feed = JSON.stringify([isReminder, ...servings.map(({ id, amount, unit }) => [id, amount, unit])])
    const { at, text } = together.get(feed) ?? { at: [], text: stop.text }
    together.set(feed, { at: [...at, stop], text })
  }
  return [...together.values()]
}

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
            {at.length > 1 && 'Each: '}
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
