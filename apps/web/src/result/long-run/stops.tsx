import type { StopWords } from '@race-nutrition/engine'
import style from './stops.module.css'

/** Consecutive stops with the same servings. */
interface Stops {
  readonly at: readonly StopWords[]
  readonly text: string
}

export function sameStopsTogether(stops: readonly StopWords[]): readonly Stops[] {
  const together: Stops[] = []
  for (const stop of stops) {
    const last = together.at(-1)
    if (last?.text === stop.text) together.splice(-1, 1, { ...last, at: [...last.at, stop] })
    else together.push({ at: [stop], text: stop.text })
  }
  return together
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
            {at.length > 1 && 'Each time: '}
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
