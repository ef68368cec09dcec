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
  /** Brands may hold what this runner excludes. */
  readonly readLabel: boolean
}

/** A meal in real amounts. Its whole grams are sums of its items rounded once, its energy what they make. */
export interface Meal extends Macros {
  readonly name: MealName
  readonly dishId: string
  /** Its name with the foods in it: two dishes may come out alike. */
  readonly dish: string
  /** The food that is served in each place of the dish. */
  readonly foods: Readonly<Record<string, string>>
  /** A food added beside the dish. */
  readonly beside: string | null
  /** At the stove or the board. */
  readonly minutes: number
  readonly items: readonly MealItem[]
  /** Not rounded; a day rounds it once. */
  readonly fiber: Grams
  readonly sodium: Milligrams
  /** What is drunk or poured with it. */
  readonly fluids: Milliliters
}

/** What may give way where not all of a day can hold. */
export type GivesWay = 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'fluids'

/** A whole day that meets its target; `totals` are the sums of its meals as printed. */
export interface DayMenu {
  readonly key: string
  readonly kind: DayKind
  readonly date: PlainDay | null
  readonly target: Macros
  readonly meals: readonly Meal[]
  readonly totals: Macros & { readonly fiber: Grams }
  /** What this day could not hold within its tolerance, what gives way first named first. */
  readonly gaveWay: readonly GivesWay[]
}

export interface Menus {
  /** Three training days, each with foods of its own. */
  readonly exampleDays: readonly DayMenu[]
  /** The days that are left from six days before the race to race morning, in order. */
  readonly raceWeek: readonly DayMenu[]
  /** Breakfasts that sit well before a long run. */
  readonly longRunBreakfasts: readonly Meal[]
  /** What to eat in the two hours after; null where this runner can make none of the dishes. */
  readonly recovery: { readonly race: Meal | null; readonly longRun: Meal | null }
}
