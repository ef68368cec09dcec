import { stripSize, type WristStrip } from '@race-nutrition/documents'
import type { ShortStop } from '@race-nutrition/engine'
import { inPixels } from './in-pixels.ts'
import { Takes } from '../../../race-day/takes.tsx'
import style from './cut-outs.module.css'
import type { Piece } from './use-stop-pieces.ts'

/** Lengthwise on the page: worn, each stop reads along the arm. */
export function Strip({ piece: { of, stops, part, isLarge } }: { piece: Piece<WristStrip> }) {
  const { title, pace, topUp, dose, foot } = of
  return (
    <div
      className={isLarge ? `${style.strip} ${style.few}` : style.strip}
      style={{ width: inPixels(stripSize.width), height: inPixels(stripSize.length) }}
      data-cut-out={title}
    >
      <h3>{title}</h3>
      <p>
        {pace}
        {part !== null && `, strip ${part}`}
      </p>
      {topUp !== null && <p>{topUp}</p>}
      <ul className={style.stops}>
        {stops.map((stop) => (
          <li key={stop.time}>
            <Mark stop={stop} />
            <span>
              <Takes takes={stop.takes} />
            </span>
          </li>
        ))}
      </ul>
      {dose !== null && <p className={style.foot}>{dose}</p>}
      <p className={style.foot}>{foot}</p>
      <p className={style.flap} style={{ height: inPixels(stripSize.flap) }}>
        Flap
      </p>
    </div>
  )
}

function Mark({ stop: { mark, time } }: { stop: Pick<ShortStop, 'mark' | 'time'> }) {
  return (
    <span className={style.mark} data-tag="Lbl">
      <b>{mark ?? time}</b> {mark !== null && <small>{time}</small>}
    </span>
  )
}
