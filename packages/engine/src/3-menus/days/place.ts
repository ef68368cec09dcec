import type { PlateTable } from '../plates/plates.ts'
import type { Window } from '../portions/windows.ts'
import type { ServedRecipe } from '../recipes/served-recipe.ts'

/** A recipe that a meal may be, and what choosing it costs: the liked and the bought cost least. */
export interface Candidate {
  readonly id: string
  readonly served: ServedRecipe
  /** Made when they are first asked for: most recipes never are. */
  readonly plates: () => PlateTable
  readonly cost: number
  /** What each of them costs besides, from `first` up to `end`. */
  readonly costsOfPlates: (plates: PlateTable, first: number, end: number) => number[]
}

/** A meal of a day before its plate is chosen. */
export interface Place {
  readonly energy: Window
  readonly mostCarbs: number
  readonly leastCarbs?: number
  /** Whether it is of a day before the race whose meals are small and many. */
  readonly isOfALoad?: boolean
  /** Whether it may be the recipe of another meal. */
  readonly mayRepeat?: boolean
  /** The best liked first. */
  readonly candidates: Iterable<Candidate>
}
