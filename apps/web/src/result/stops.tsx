import type { Stops } from './schedule-lines.ts'
import style from './stops.module.css'

/** What to take on the way: the time, and what then. */
export function StopList({ stops }: { stops: readonly Stops[] }) {
  if (stops.length === 0) return null
  return (
    <ol className={style.stops}>
      {/* Stops never change their order, and two may read alike. */}
      {stops.map(({ at, says }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-many={at.length > 1}>
          <span className={style.times}>
            {at.map(({ time, place }, stop) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={stop} className={style.at}>
                <b>{time}</b> {place && <small>{place}</small>}{' '}
              </span>
            ))}
          </span>
          <span>
            {at.length > 1 && 'Each time: '}
            {says}
          </span>
        </li>
      ))}
    </ol>
  )
}
