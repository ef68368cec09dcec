import { type BottleLabel, labelSize } from '@race-nutrition/documents'
import { inPixels } from './in-pixels.ts'
import style from './cut-outs.module.css'

export function Label({ label: { title, lines, race } }: { label: BottleLabel }) {
  return (
    <div
      className={style.label}
      data-whole
      style={{ width: inPixels(labelSize.width), minHeight: inPixels(labelSize.height) }}
    >
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{race}</p>
    </div>
  )
}
