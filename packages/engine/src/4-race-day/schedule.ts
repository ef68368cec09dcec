import type { AllergenCode } from '../foods/exclusions/allergen-groups.ts'
import type { ChosenCaffeine, NeededServings, NotKept } from '../not-kept.ts'
import type { OnCourse } from './course/on-course.ts'
import type { Grams, GramsPerHour, Kilometers, Milligrams, Milliliters, Minutes } from '../units.ts'

/** A serving: a count of a product, or an amount of a drink or food. */
export interface Serving {
  readonly kind: 'product' | 'food' | 'water'
  readonly id: string
  readonly amount: number
  readonly unit: 'count' | 'ml' | 'g'
  /** Handed out on the course; or drunk out of the carried bottle, where the other rows have cups of a station. */
  readonly from?: 'course' | 'bottle'
}

export type RowPhase = 'breakfast' | 'caffeine' | 'top-up' | 'during' | 'recovery'

/** One line of the race-day table. */
export interface ScheduleRow {
  readonly phase: RowPhase
  /** Minutes from the start; negative before it. */
  readonly minute: Minutes
  /** The place of a station, else the distance at target pace; null before the start and after the finish. */
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
  /** The same table on the dose to fall back on; null if there is none, or no choice of rows makes it. */
  readonly lighter: LighterTable | null
  /** What to carry, buy and make. */
  readonly kit: FuelKit
  /** Fuels that may take the place of one another, those of the kit first. */
  readonly fuelChoices: readonly string[]
  /** The targets that whole servings miss, and why. */
  readonly shortfalls: readonly Shortfall[]
  /** What of the runner's own fuel the plan leaves out, and why. */
  readonly notKept: readonly NotKept[]
  /** Null if the runner said nothing of it. */
  readonly caffeine: ChosenCaffeine | null
  /** Null if none is carried, or nothing is drunk. */
  readonly bottle: Bottle | null
  /** What the race hands out; null if the runner said nothing about it. */
  readonly course: OnCourse | null
}

/** The table of the race with some rows without their fuel; what is drunk in them stays. */
export interface LighterTable {
  /** The minutes of those rows. */
  readonly leaveOut: readonly Minutes[]
  /** From the start to the finish. */
  readonly carbs: Grams
  /** The dose that it comes near. */
  readonly rate: GramsPerHour
  /** The rows that keep their fuel. */
  readonly servings: number
}

/** A carried bottle, full at the start. */
export interface Bottle {
  readonly milliliters: number
  /** Of the runner's own size, or one that the plan asks for between far stations. */
  readonly isOwn: boolean
  /** A product, or water. */
  readonly holds: string
  /** The stations where it has to be filled to last to the next one; empty if none are known. */
  readonly fills: readonly { readonly minute: Minutes; readonly distance: Kilometers }[]
  /** Where the last of it is drunk, with no station to fill it; null if it lasts to the finish. */
  readonly empty: { readonly minute: Minutes; readonly distance: Kilometers | null } | null
}

/** The long run, with the race's own fuel wherever it works. */
export interface LongRunSchedule {
  readonly rows: readonly ScheduleRow[]
  readonly totals: RowTotals
  readonly kit: FuelKit
  readonly shortfalls: readonly Shortfall[]
}

/** One item of the kit, with what the rows use of it. */
export interface KitItem {
  /** Id of `sports-products.json`. */
  readonly id: string
  readonly use: 'fuel' | 'drink' | 'salt' | 'caffeine'
  /** What the rows use: pieces, milliliters of the prepared drink, or grams of table salt. */
  readonly amount: number
  readonly unit: Serving['unit']
  /** How much of it the course hands out. */
  readonly fromCourse: number
  /** How much more, in its unit, for a race that takes up to 15 percent longer. */
  readonly forSlower: number
  /** For one that gets lost. */
  readonly spares: number
  /** Why this runner has to read its label; null if there is no need to. */
  readonly label: LabelToRead | null
  /** Its substitute if it is not available; null if there is none. */
  readonly instead: Substitute | null
}

export interface FuelKit {
  /** The carried fuels, taken in turn; empty if nothing with carbs is eaten. */
  readonly fuels: readonly KitItem[]
  /** A drink other than water; null if plain water is enough. */
  readonly drink: KitItem | null
  readonly salt: KitItem | null
  /** The gel with caffeine before the start; null if it is taken otherwise, or not at all. */
  readonly caffeine: KitItem | null
  /** For late in a long run or race; null if it is short or nothing fits. */
  readonly change: ChangeOfFuel | null
}

/** Something of another taste with the same carbs, which may take the place of every second serving of the main fuel. */
export interface ChangeOfFuel {
  readonly id: string
  /** The minute of the first serving whose place it may take. */
  readonly from: Minutes
  /** How many to carry. */
  readonly servings: number
  /** Of one serving. */
  readonly carbs: Grams
  readonly sodium: Milligrams
  readonly label: LabelToRead | null
}

/** The allergens that the brand may use; empty if the usual recipe fits, but brands differ. */
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
  /** What the runner's own fuel would take to meet the target for carbs; null for everything else. */
  readonly needed: NeededServings | null
}

export type ShortfallCause =
  | 'own-fuel'
  | 'own-drink'
  | 'no-salt-wanted'
  | 'own-fuel-of-one-sugar'
  | 'no-fuel-allowed'
  | 'no-fructose'
  | 'stations'
  | 'steps-of-a-drink'
  | 'whole-servings'
