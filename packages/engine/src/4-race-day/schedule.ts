import type { AllergenCode } from '../foods/exclusions/allergen-groups.ts'
import type { Grams, Kilometers, Milligrams, Milliliters, Minutes } from '../units.ts'

/** What a hand holds: so many of a product, or so much of a drink or food. */
export interface Serving {
  readonly kind: 'product' | 'food' | 'water'
  readonly id: string
  readonly amount: number
  readonly unit: 'count' | 'ml' | 'g'
}

export type RowPhase = 'breakfast' | 'caffeine' | 'top-up' | 'during' | 'recovery'

/** One line of the race-day table. */
export interface ScheduleRow {
  readonly phase: RowPhase
  /** Minutes from the start; negative before it. */
  readonly minute: Minutes
  /** Where the runner is at target pace; null before the start and after the finish. */
  readonly distance: Kilometers | null
  readonly servings: readonly Serving[]
  readonly carbs: Grams
  readonly sodium: Milligrams
  readonly fluids: Milliliters
}

export interface RowTotals {
  readonly carbs: Grams
  readonly sodium: Milligrams
  readonly fluids: Milliliters
}

/** Race day from breakfast to recovery. Totals are sums of the rows. */
export interface Schedule {
  readonly rows: readonly ScheduleRow[]
  /** From the start to the finish: the dose for the race. */
  readonly startToFinish: RowTotals
  readonly breakfastToRecovery: RowTotals
  readonly gels: number
  /** What to carry, buy and make. */
  readonly kit: FuelKit
  /** Where whole servings miss a target, and why. */
  readonly shortfalls: readonly Shortfall[]
}

/** The long run, with the race's own fuel wherever it serves. */
export interface LongRunSchedule {
  readonly rows: readonly ScheduleRow[]
  readonly totals: RowTotals
  readonly kit: FuelKit
  readonly shortfalls: readonly Shortfall[]
}

/** One thing of the kit, with what the rows use of it. */
export interface KitItem {
  /** Id of `sports-products.json`. */
  readonly id: string
  readonly use: 'fuel' | 'drink' | 'salt'
  /** What the rows take: pieces, milliliters of the drink as made, or grams of table salt. */
  readonly amount: number
  readonly unit: Serving['unit']
  /** Why this runner reads its label; null where there is no need to. */
  readonly label: LabelToRead | null
  /** What to take in its place if it is not to be had; null where there is nothing. */
  readonly instead: Substitute | null
}

export interface FuelKit {
  /** The carried fuel; null where nothing with carbs is taken. */
  readonly mainFuel: KitItem | null
  /** Other than water; null where plain water does. */
  readonly drink: KitItem | null
  readonly salt: KitItem | null
}

/** The allergens that its maker may use; none where the usual recipe fits, and brands differ. */
export interface LabelToRead {
  readonly readFor: readonly AllergenCode[]
}

/** Another product, or a pinch of table salt in the drink. */
export type Substitute = { readonly product: string } | { readonly pinchOfSalt: true }

export interface Shortfall {
  readonly of: 'carbs' | 'sodium' | 'fluids'
  /** Per hour, as the target is. */
  readonly target: number
  readonly delivered: number
  readonly because: ShortfallCause
}

export type ShortfallCause = 'no-fuel-allowed' | 'no-fructose' | 'steps-of-a-drink' | 'whole-servings'
