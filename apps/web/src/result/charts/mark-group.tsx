import type { ReactNode } from 'react'
import style from './charts.module.css'
import type { Marks } from './use-marks.ts'

interface MarkGroupProps {
  /** The accessible name of the group. */
  readonly name: string
  readonly marks: Marks
  readonly children: ReactNode
}

/** The interactive part of a chart: a single tab stop with several marks. */
export function MarkGroup({ name, marks, children }: MarkGroupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no such element
    <g role="listbox" aria-label={name} aria-orientation="horizontal" {...marks.group}>
      {children}
    </g>
  )
}

interface MarkProps {
  readonly marks: Marks
  readonly index: number
  readonly name: string
  readonly children: ReactNode
}

export function Mark({ marks, index, name, children }: MarkProps) {
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no such element
      role="option"
      aria-label={name}
      aria-selected={index === marks.chosen}
      className={style.stop}
      {...marks.mark(index)}
    >
      {children}
    </g>
  )
}
