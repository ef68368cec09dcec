import type { PlainDay } from '../plain-day.ts'
import type { Grams, Kilocalories } from '../units.ts'

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

/** A dish in words, and the ids of the foods that it names. */
export interface Dish {
  readonly words: string
  readonly foods: readonly string[]
}

export interface Meal extends Macros {
  /** Breakfast, Lunch, Dinner, Snacks. */
  readonly name: string
  readonly dish: string
  /** Ids of the foods that the dish names. */
  readonly foods: readonly string[]
  readonly items: readonly MealItem[]
}

/** A whole day that meets its target; `totals` are the sums of its meals as printed. */
export interface DayMenu {
  readonly key: string
  readonly kind: DayKind
  readonly label: string
  readonly date: PlainDay | null
  readonly target: Macros
  readonly meals: readonly Meal[]
  /** Fiber is null where the day names its foods without amounts. */
  readonly totals: Macros & { readonly fiber: Grams | null }
}

export interface Menus {
  /** Three training days, each with foods of its own. */
  readonly exampleDays: readonly DayMenu[]
  /** The days that are left from six days before the race to race morning, in order. */
  readonly raceWeek: readonly DayMenu[]
  /** Breakfasts that sit well before a long run. */
  readonly longRunBreakfasts: readonly Dish[]
}
