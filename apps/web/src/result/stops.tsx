import type { Stop } from './schedule-lines.ts'
import style from './stops.module.css'

/** What to take on the way: the time, and what then. */
export function Stops({ stops }: { stops: readonly Stop[] }) {
  if (stops.length === 0) return null
  return (
    <ol className={style.stops}>
      {stops.map((stop, index) => (
        // Stops never change their order, and two may read alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span>
            <b>{stop.time}</b> {stop.place && <small>{stop.place}</small>}
          </span>{' '}
          <span>{stop.says}</span>
        </li>
      ))}
    </ol>
  )
}
