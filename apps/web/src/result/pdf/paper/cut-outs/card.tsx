import { cardSize, type PocketCard } from '@race-nutrition/documents'
import { inPixels } from './in-pixels.ts'
import { Takes } from '../../../race-day/takes.tsx'
import type { Piece } from './use-stop-pieces.ts'
import style from './cut-outs.module.css'

const size = { width: inPixels(cardSize.width), height: inPixels(cardSize.height) }

/** The schedule of the race. */
export function CardFront({ piece: { of, stops, part, isLarge } }: { piece: Piece<PocketCard> }) {
  const { title, day, perHour, topUp, dose } = of
  return (
    <div
      className={isLarge ? `${style.card} ${style.few}` : style.card}
      style={size}
      data-cut-out={title}
      data-whole
    >
      <h3>{title}</h3>
      <p>
        {day}
        {part !== null && `, card ${part}`}
      </p>
      <p>
        An hour: <b data-channel="carbs">{perHour.carbs}</b> carbs,{' '}
        <b data-channel="fluids">{perHour.fluids}</b> to thirst, <b data-channel="sodium">{perHour.sodium}</b>{' '}
        sodium
      </p>
      {topUp !== null && <p>{topUp}</p>}
      {dose !== null && <p>{dose}</p>}
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

/** What to do if something goes wrong. */
export function CardBack({ card: { back } }: { card: PocketCard }) {
  return (
    <div className={`${style.card} ${style.back}`} style={size} data-whole>
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
