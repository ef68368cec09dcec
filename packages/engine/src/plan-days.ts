import type { PlanMacros } from './plan-targets.ts'
import type { SideKind } from './side-kinds.ts'

export type PlanMealName =
  | 'breakfast'
  | 'morning-snack'
  | 'late-morning-snack'
  | 'recovery'
  | 'lunch'
  | 'afternoon-snack'
  | 'late-afternoon-snack'
  | 'dinner'
  | 'evening-snack'

/** A food of a meal. */
export interface PlanItem {
  readonly food_id: string
  readonly grams: number
  /** The plain side that it is, or is part of; null in the recipe itself. */
  readonly side: SideKind | null
  /** Salt that goes into the drink, not onto the plate. */
  readonly in_drink: boolean
  /** Brands may contain what this runner excludes or what breaks the diet. */
  readonly read_label: boolean
}

export interface PlanMeal extends PlanMacros {
  readonly name: PlanMealName
  readonly recipe: PlanRecipe
  /** The next two recipes for this meal. */
  readonly choices: readonly string[]
  /** The plan's own recipe, where the runner swapped it or a model chose another. */
  readonly instead_of?: string
  /** A model chose its recipe, or what stands beside it. */
  readonly chosen_by_model?: true
  /** Ordered away from home: nothing of it is bought or cooked. */
  readonly is_ordered?: true
  readonly items: readonly PlanItem[]
  readonly sodium_mg: number
  /** The drink that comes with it. */
  readonly fluids_ml: number
}

/** A recipe as one runner eats it. */
export interface PlanRecipe {
  readonly id: string
  /** How much of it, in quarters. */
  readonly quarters: number
  /** The food of each swap group in it. */
  readonly swaps: Readonly<Record<string, string>>
}

export type PlanMacro = 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'fluids'

export interface PlanDay {
  /** `rest`, `long-run`, `3-days-before`, `race-morning`. */
  readonly key: string
  readonly kind: 'rest' | 'run' | 'long-run' | 'easy-week' | 'loading' | 'day-before' | 'race-morning'
  /** Null for an example day. */
  readonly date: string | null
  readonly target: PlanMacros
  readonly meals: readonly PlanMeal[]
  /** The carbs taken while running on this day. */
  readonly fuel_carbs_g: number
  /** Sums of the meals as printed and of the fuel on the run. */
  readonly totals: PlanMacros & { readonly fiber_g: number }
  /** What the permitted foods missed by more than the tolerance, in the order in which macros give way. */
  readonly gave_way: readonly PlanMacro[]
  /** The macros that the day is so short of that nobody should eat like it. */
  readonly far_short_of: readonly ('energy' | 'carbs' | 'protein')[]
}
