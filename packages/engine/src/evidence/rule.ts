import type { SourceId } from './sources.ts'

/** Points of a piecewise-linear curve, x ascending: flat outside the end points. */
export type Points = readonly (readonly [x: number, y: number])[]

/** A number of science. It cannot be written without its source. */
export interface Rule<Value> {
  readonly kind: 'rule'
  readonly id: string
  /** The number, or the points or coefficients, in the units that `unit` names. */
  readonly value: Value
  readonly unit: string
  readonly source: SourceId
  /** Further sources of the number. */
  readonly also?: readonly SourceId[]
  /** The place in the source: a table, a section, the abstract. */
  readonly where: string
  /** One sentence in plain words, as a coach would say it. */
  readonly words: string
}

/** A choice of this product within the evidence. It cannot be written without its reason. */
export interface Choice<Value> {
  readonly kind: 'choice'
  readonly id: string
  readonly value: Value
  readonly unit: string
  readonly because: string
  /** Sources that the choice stays within, if there are any. */
  readonly also?: readonly SourceId[]
  readonly words: string
}

export type Evidence = Rule<unknown> | Choice<unknown>
