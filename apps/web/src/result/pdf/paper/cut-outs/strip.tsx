import { stripSize, type WristStrip } from '@race-nutrition/documents'
import type { ShortStop } from '@race-nutrition/engine'
import { inPixels } from './in-pixels.ts'
import { Takes } from '../../../race-day/takes.tsx'
import style from './cut-outs.module.css'

/** Lengthwise on the page: worn, each stop reads along the arm. */
export function Strip({ strip: { title, pace, stops, foot } }: { strip: WristStrip }) {
  return (
    <div
      className={stops.length > mostLarge ? style.strip : `${style.strip} ${style.few}`}
      style={{ width: inPixels(stripSize.width), height: inPixels(stripSize.length) }}
    >
      <h3>{title}</h3>
      <p>{pace}</p>
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
      <p className={style.foot}>{foot}</p>
      <p className={style.flap} style={{ height: inPixels(stripSize.flap) }}>
        Flap
      </p>
    </div>
  )
}

/** As many stops have room for large letters. */
const mostLarge = 13

function Mark({ stop: { mark, time } }: { stop: Pick<ShortStop, 'mark' | 'time'> }) {
  return (
    <span className={style.mark} data-tag="Lbl">
      <b>{mark ?? time}</b> {mark !== null && <small>{time}</small>}
    </span>
  )
}
