import type { PlateTable } from '../plates/plates.ts'
import type { Sides } from '../plates/sides.ts'
import type { Window } from '../portions/windows.ts'

/** A recipe that a meal may be, and what choosing it costs: the liked and the bought cost least. */
export interface Candidate {
  readonly id: string
  readonly plates: PlateTable
  readonly cost: number
  /** What the sides cost besides. */
  readonly costOfSides: (sides: Sides) => number
}

/** A meal of a day before its plate is chosen. */
export interface Place {
  readonly energy: Window
  readonly mostCarbs: number
  /** Whether it may be the recipe of another meal. */
  readonly mayRepeat?: boolean
  /** The best liked first. */
  readonly candidates: readonly Candidate[]
}
