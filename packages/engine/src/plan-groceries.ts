import type { CostTier } from './foods/foods.ts'
import type { PlanMealName } from './plan-days.ts'
import type { PlanKitItem } from './plan-runs.ts'

/** What to buy. */
export type PlanBasket =
  | { readonly by: 'piece'; readonly pieces: number; readonly piece_g: number }
  | { readonly by: 'weight'; readonly grams: number }
  | { readonly by: 'pack'; readonly packs: number; readonly grams: number }
  /** So little of a usual pack that no size is given. */
  | { readonly by: 'small'; readonly of: 'pack' | 'whole' }

export interface PlanGrocery {
  /** Its name in a store. */
  readonly name: string
  /** The foods of the menus that it is for: raw and cooked carrots are bought as carrots. */
  readonly food_ids: readonly string[]
  readonly shelf: 'pantry' | 'fridge_freezer'
  readonly basket: PlanBasket
  /** As bought. */
  readonly uses_g: number
  /** That of any of its foods. */
  readonly read_label: boolean
}

/** Pieces, milliliters of the prepared drink, or grams of table salt. */
export interface PlanForLongRuns extends Pick<PlanKitItem, 'product' | 'amount' | 'unit'> {
  /** The ingredients of all of it; null for a bought product. */
  readonly made_of: PlanKitItem['made_of']
}

export interface PlanGroceries {
  readonly lines: readonly PlanGrocery[]
  /** Ids of foods that most kitchens have: to be looked for, not bought. */
  readonly cupboard: readonly string[]
  /** What the long runs before the race take besides the kit of the race: of the last twelve at most. */
  readonly for_long_runs: readonly PlanForLongRuns[]
  /** Gels bought ready, for the race, the long runs and a change. */
  readonly bought_gels: number
  /** The homemade gel that spares a runner on a low or medium budget most of very many bought ones; else null. */
  readonly homemade_for_practice: string | null
  /** Whether a long run is still ahead that something could be bought for. */
  readonly has_long_runs: boolean
  readonly cost: {
    readonly word: 'low' | 'moderate' | 'high'
    /** Percent of the list's energy by the price tier of its foods. */
    readonly shares: Readonly<Record<CostTier, number>>
    /** The cost of the most expensive item of the race kit; null if nothing is bought for it. */
    readonly fuel: 'low' | 'moderate' | 'high' | null
  }
  /** Raw foods that do not keep for a week in the fridge. */
  readonly freeze: readonly ('meat' | 'fish' | 'shellfish' | 'plant-based ground')[]
}

/** A meal of race week by its date. */
export interface PlanDatedMeal {
  readonly date: string
  readonly name: PlanMealName
}

/** A recipe cooked at the first of its meals, for the others too. */
export interface PlanDouble {
  readonly recipe: string
  /** Of all its meals together. */
  readonly quarters: number
  readonly meals: readonly PlanDatedMeal[]
}

/** A recipe cooked in the session, with the minutes that all its portions take. */
export interface PlanPot extends PlanDouble {
  readonly hands_on_minutes: number
  readonly total_minutes: number
}

/** One session on an evening: its dinner, and what is cooked ahead beside it. */
export interface PlanCooking {
  readonly date: string
  /** In the order in which they are started. */
  readonly pots: readonly PlanPot[]
  /** By the clock. */
  readonly minutes: number
}
