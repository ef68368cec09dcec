import type { ListSoFar } from '../groceries/list-so-far.ts'
import type { BreadsOffered, JuiceOffered } from '../plates/plates.ts'
import type { Draws } from '../seeded-random.ts'

/** What a meal of a day should be. */
export interface Wishes {
  readonly draws: Draws
  /** Little fiber and fat: the days before a race. */
  readonly gentle: boolean
  /** Nothing whole-grain, raw, unpeeled or hot. */
  readonly smooth: boolean
  /** Nothing that those who eat meat hardly know: tofu and protein powder. */
  readonly familiar?: boolean
  /** Recipes that may not come again yet. */
  readonly not: ReadonlySet<string>
  /** The recipes that it has to be one of, where this runner can eat any of them: the rest of yesterday's pot. */
  readonly only?: ReadonlySet<string> | null
  /** What it may be swapped for, where that is more than what it has to be one of: a short list is the plan's own. */
  readonly instead?: ReadonlySet<string> | null
  /** What choosing a recipe costs more or less than usual: yesterday's pot, a dish of last week. */
  readonly bias: (recipe: string) => number
  /** Whether the day is so large that a heap of rice or pasta is a plate. */
  readonly isLargeDay?: boolean
  /** Every plate of lunch and dinner has rice, bread, pasta or potatoes. */
  readonly isRaceWeek?: boolean
  readonly breads: BreadsOffered
  readonly juice: JuiceOffered
  /** How many times as much as usual it costs to serve what people would rather not. */
  readonly strictness?: number
  /** What is bought already, and what one more line of the list costs; null where nothing is bought. */
  readonly bought: { readonly list: ListSoFar; readonly aLine: number } | null
}
