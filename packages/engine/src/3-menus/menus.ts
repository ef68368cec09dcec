import type { PlainDay } from '../plain-day.ts'
import type { Grams, Kilocalories, Milligrams, Milliliters } from '../units.ts'

export type DayKind = 'training' | 'easy-week' | 'loading' | 'day-before' | 'race-morning'

export interface Macros {
  readonly energy: Kilocalories
  readonly carbs: Grams
  readonly protein: Grams
  readonly fat: Grams
}

export type MealName =
  | 'breakfast'
  | 'morning-snack'
  | 'lunch'
  | 'afternoon-snack'
  | 'dinner'
  | 'evening-snack'
  | 'bedtime-snack'
  | 'recovery'

/** A food of a meal with its amount. */
export interface MealItem {
  readonly foodId: string
  readonly amount: Grams
  /** Salt that goes into the drink, not onto the plate. */
  readonly inDrink: boolean
  /** Brands may contain what this runner excludes. */
  readonly readLabel: boolean
}

/** A meal in real amounts. Its whole grams are sums of its items, rounded once; its energy follows from them. */
export interface Meal extends Macros {
  readonly name: MealName
  readonly dishId: string
  /** The food served in each slot of the dish. */
  readonly foods: Readonly<Record<string, string>>
  /** A side. */
  readonly beside: string | null
  /** Hands-on minutes. */
  readonly minutes: number
  readonly items: readonly MealItem[]
  /** Unrounded; a day rounds it once. */
  readonly fiber: Grams
  readonly sodium: Milligrams
  /** The drink that comes with it. */
  readonly fluids: Milliliters
}

/** What may miss its target if a day cannot meet all of them. */
export type GivesWay = 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'fluids'

/** A whole day that meets its target; `totals` are the sums of its meals as printed. */
export interface DayMenu {
  readonly key: string
  readonly kind: DayKind
  readonly date: PlainDay | null
  readonly target: Macros
  readonly meals: readonly Meal[]
  readonly totals: Macros & { readonly fiber: Grams }
  /** What this day missed by more than its tolerance, in the order in which macros give way. */
  readonly gaveWay: readonly GivesWay[]
}

export interface Menus {
  /** Three training days, each with foods of its own. */
  readonly exampleDays: readonly DayMenu[]
  /** The remaining days from six days before the race to race morning, in order. */
  readonly raceWeek: readonly DayMenu[]
  /** Breakfasts that are easy to digest before a long run. */
  readonly longRunBreakfasts: readonly Meal[]
  /** The meal in the two hours after; null if this runner can make none of the dishes. */
  readonly recovery: { readonly race: Meal | null; readonly longRun: Meal | null }
}
