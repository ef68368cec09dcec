import type { Substance } from './substances.ts'
import type { UnitClass } from './units.ts'

/** A number of a text with what it counts. `amount` is in the unit's own measure: ml, minutes, km. */
export interface Figure {
  /** As it stands in the text. */
  readonly says: string
  readonly amount: number
  /** The number as written, before any unit. */
  readonly raw: number
  /** How far off a rounding to its last digit may be, in the same measure. */
  readonly grain: number
  /** A unit, a thing that doses come in ("count:gel"), "clock", "date", "code", or "bare" where nothing was named. */
  readonly unit: UnitClass | `count:${string}` | 'clock' | 'date' | 'code' | 'bare'
  readonly of: readonly Substance[]
  readonly per: Per | null
  /** Said of a whole race, run or day. */
  readonly isTotal: boolean
  /** Where in the day its sentence places it, if it does. */
  readonly phase: Phase | null
  /** A verb of eating or drinking goes before it. */
  readonly isTaken: boolean
}

export type Phase = 'before' | 'during' | 'after'

export type Per = 'hour' | 'kg' | 'day' | 'km'

export type Found = Pick<Figure, 'amount' | 'raw' | 'grain' | 'unit' | 'of' | 'per'>

/** Figures found at a place, and the token after them. */
export interface Read {
  readonly found: readonly Found[]
  readonly next: number
}

export const nothing = { grain: 0, of: [], per: null } as const
