import type { PlainDay } from '../plain-day.ts'
import type { Grams, Kilocalories, Milligrams, Milliliters } from '../units.ts'

export type DayKind = 'training' | 'easy-week' | 'loading' | 'day-before' | 'race-morning'

export interface Macros {
  readonly energy: Kilocalories
  readonly carbs: Grams
  readonly protein: Grams
  readonly fat: Grams
}

/** A food of a meal with its amount; `text` as a reader checks it ("80 g rolled oats (1 cup)"). */
export interface MealItem {
  readonly foodId: string
  readonly amount: Grams
  readonly text: string
}

/** A meal in real amounts. Its whole grams are sums of its items rounded once, its energy what they make. */
export interface Meal extends Macros {
  /** Breakfast, Lunch, Dinner; "Morning snack" and its like; "Recovery". */
  readonly name: string
  readonly dish: string
  readonly dishId: string
  /** How to make it, where that is not plain. */
  readonly method: string | null
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
  readonly label: string
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
