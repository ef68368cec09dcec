import type { PlainDay } from '../plain-day.ts'
import type { KitchenNotKept } from '../not-kept.ts'
import type { SideKind } from '../side-kinds.ts'
import type { Grams, Kilocalories, Milligrams, Milliliters } from '../units.ts'

/** The three example days by what is run on them, and the days of race week. */
export type DayKind = ExampleDayKind | 'easy-week' | 'loading' | 'day-before' | 'race-morning'
export type ExampleDayKind = 'rest' | 'run' | 'long-run'

export interface Macros {
  readonly energy: Kilocalories
  readonly carbs: Grams
  readonly protein: Grams
  readonly fat: Grams
}

export type MealName =
  | 'breakfast'
  | 'morning-snack'
  | 'late-morning-snack'
  | 'recovery'
  | 'lunch'
  | 'afternoon-snack'
  | 'late-afternoon-snack'
  | 'dinner'
  | 'evening-snack'

/** A food of a meal with its amount. */
export interface MealItem {
  readonly foodId: string
  readonly amount: Grams
  /** The plain side that it is, or is part of; null in the recipe itself. */
  readonly side: SideKind | null
  /** Salt that goes into the drink, not onto the plate. */
  readonly inDrink: boolean
}

/** A recipe as one runner eats it. */
export interface RecipeServed {
  readonly id: string
  /** How much of the recipe, in quarters. */
  readonly quarters: number
  /** The food of each swap group in it. */
  readonly swaps: Readonly<Record<string, string>>
}

/** A meal in real amounts. Its whole grams are sums of its items, rounded once; its energy follows from them. */
export interface Meal extends Macros {
  readonly name: MealName
  readonly recipe: RecipeServed
  /** The next two recipes for this meal. */
  readonly choices: readonly string[]
  /** The plan's own recipe for this meal, where the runner swapped it. */
  readonly insteadOf?: string
  /** A model chose it in place of that one, or what stands beside it. */
  readonly isChosenByModel?: true
  /** Ordered away from home: nothing of it is bought or cooked. */
  readonly isOrdered?: true
  readonly items: readonly MealItem[]
  /** Unrounded; a day rounds it once. */
  readonly fiber: Grams
  readonly sodium: Milligrams
  /** The drink that comes with it. */
  readonly fluids: Milliliters
}

/** What may miss its target if a day cannot meet all of them. */
export type GivesWay = 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'fluids'

/** A whole day that meets its target; `totals` are the sums of its meals as printed, and of the fuel on the run. */
export interface DayMenu {
  readonly key: string
  readonly kind: DayKind
  readonly date: PlainDay | null
  readonly target: Macros
  readonly meals: readonly Meal[]
  /** The carbs taken while running on this day. */
  readonly fuelCarbs: Grams
  readonly totals: Macros & { readonly fiber: Grams }
  /** What this day missed by more than its tolerance, in the order in which macros give way. */
  readonly gaveWay: readonly GivesWay[]
}

export interface Menus {
  /** A rest day, a day with a run and the day of the long run. */
  readonly exampleDays: readonly DayMenu[]
  /** The remaining days from six days before the race to race morning, in order. */
  readonly raceWeek: readonly DayMenu[]
  /** A race breakfast without a stove; null if the one of race morning needs none. */
  readonly breakfastAway: Meal | null
  /** The other meals of race day before a start from eleven on, as its targets name them; null where there is no dish. */
  readonly raceDayMeals: readonly (Meal | null)[]
  /** Breakfasts that are easy to digest before a long run. */
  readonly longRunBreakfasts: readonly Meal[]
  /** What is carried or bought for the first half hour after; null if this runner can make none of the recipes. */
  readonly recovery: { readonly race: Meal | null; readonly longRun: Meal | null }
  /** What of the runner's wishes for the menus is not kept. */
  readonly notKept: readonly KitchenNotKept[]
}
