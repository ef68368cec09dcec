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

export interface Meal extends Macros {
  /** Breakfast, Lunch, Dinner, Snack. */
  readonly name: string
  readonly dish: string
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
  readonly totals: Macros & { readonly fiber: Grams }
}

export interface Menus {
  readonly exampleDays: readonly DayMenu[]
  readonly raceWeek: readonly DayMenu[]
}
