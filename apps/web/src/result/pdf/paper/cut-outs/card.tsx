import { cardSize, type PocketCard } from '@race-nutrition/documents'
import { inPixels } from './in-pixels.ts'
import { Takes } from '../../../race-day/takes.tsx'
import style from './cut-outs.module.css'

interface CardProps {
  readonly card: PocketCard
}

const size = { width: inPixels(cardSize.width), height: inPixels(cardSize.height) }

/** The schedule of the race. */
export function CardFront({ card: { title, day, perHour, stops } }: CardProps) {
  return (
    <div className={stops.length > mostLarge ? style.card : `${style.card} ${style.few}`} style={size}>
      <h3>{title}</h3>
      <p>{day}</p>
      <p>
        An hour: <b data-channel="carbs">{perHour.carbs}</b> carbs,{' '}
        <b data-channel="fluids">{perHour.fluids}</b> to thirst, <b data-channel="sodium">{perHour.sodium}</b>{' '}
        sodium
      </p>
      <ul className={style.rows} data-columns>
        {stops.map(({ time, mark, takes }) => (
          <li key={time}>
            <span data-tag="Lbl">
              <b>{time}</b> {mark}
            </span>{' '}
            <span>
              <Takes takes={takes} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As many stops have room for large letters. */
const mostLarge = 8

/** What to do if something goes wrong. */
export function CardBack({ card: { back } }: CardProps) {
  return (
    <div className={`${style.card} ${style.back}`} style={size}>
      <h3>If something goes wrong</h3>
      {back.lines.map(({ code, trigger, action }) => (
        <p key={code}>
          <b>{trigger}:</b> {action}
        </p>
      ))}
      {back.footnote !== null && <p>{back.footnote}</p>}
    </div>
  )
}
