import type { AllergenCode } from './foods/exclusions/allergen-groups.ts'
import type { IfThen } from './if-then.ts'
import type { ChosenCaffeine, NeededServings, NotKept } from './not-kept.ts'
import type { PlanMeal } from './plan-days.ts'
import type { PlanTotals } from './plan-targets.ts'

/** A serving: a count of a product, or an amount of a drink or food. */
export interface PlanServing {
  readonly kind: 'product' | 'food' | 'water'
  readonly id: string
  readonly amount: number
  readonly unit: 'count' | 'ml' | 'g'
  /** Handed out on the course; or drunk out of the carried bottle, where the other rows have cups of a station. */
  readonly from?: 'course' | 'bottle'
}

/** One line of a schedule. */
export interface PlanRow {
  readonly phase: 'breakfast' | 'caffeine' | 'top-up' | 'during' | 'recovery'
  /** Minutes from the start; negative before it. */
  readonly minute: number
  /** The place of a station, else the distance at target pace; null before the start and after the finish. */
  readonly km: number | null
  readonly servings: readonly PlanServing[]
  readonly carbs_g: number
  readonly sodium_mg: number
  readonly fluids_ml: number
  /** From here on a slow runner is reminded to drink to thirst. */
  readonly reminds_of_thirst: boolean
}

/** One item of the kit, with what the rows use of it. */
export interface PlanKitItem {
  /** Id of `sports-products.json`. */
  readonly product: string
  readonly use: 'fuel' | 'drink' | 'salt' | 'caffeine'
  /** What the rows use: pieces, milliliters of the prepared drink, or grams of table salt. */
  readonly amount: number
  readonly unit: PlanServing['unit']
  /** How much of it the course hands out: the rest is carried. */
  readonly from_course: number
  /** How much more, in its unit, for a race that takes 15 percent longer, at the same minutes apart. */
  readonly for_slower: number
  /** For one that gets lost. */
  readonly spares: number
  /** How many times a flask of 500 ml is filled with this drink; null for what is carried in no flask, or in the runner’s bottle. */
  readonly flasks: number | null
  /** Its ingredients, including those two; null for a bought product. */
  readonly made_of: readonly { readonly food_id: string; readonly grams: number }[] | null
  /** What its label has to be checked for; null if there is no need to. */
  readonly label: PlanLabel | null
  /** A fuel that a model chose. */
  readonly chosen_by_model?: true
  /** Its substitute; null if there is none. */
  readonly instead: { readonly product: string } | { readonly pinch_of_salt: true } | null
}

/** Something of another taste with the same carbs, which may take the place of every second serving of the main fuel. */
export interface PlanChange {
  readonly product: string
  /** The minute of the first serving whose place it may take. */
  readonly from_minute: number
  /** How many to carry. */
  readonly servings: number
  /** Of one serving. */
  readonly carbs_g: number
  readonly sodium_mg: number
  /** The ingredients of all servings; null for a bought product. */
  readonly made_of: PlanKitItem['made_of']
  readonly label: PlanLabel | null
}

/** Allergens that the brand may use, or a usual recipe that fits while brands differ. */
export interface PlanLabel {
  readonly read_for: readonly AllergenCode[]
}

export interface PlanShortfall {
  readonly of: 'carbs' | 'sodium' | 'fluids'
  /** Per hour, as the target is. */
  readonly target: number
  readonly delivered: number
  readonly because:
    | 'own-fuel'
    | 'own-fuel-of-one-sugar'
    | 'own-drink'
    | 'no-salt-wanted'
    | 'no-fuel-allowed'
    | 'no-fructose'
    | 'stations'
    | 'steps-of-a-drink'
    | 'whole-servings'
  /** What the runner's own fuel would take to meet the target for carbs; null for everything else. */
  readonly needed: NeededServings | null
}

export interface PlanLongRun {
  readonly breakfasts: readonly PlanMeal[]
  readonly rows: readonly PlanRow[]
  readonly totals: PlanTotals
  readonly kit: readonly PlanKitItem[]
  /** For late in a run of more than two and a half hours; null if nothing fits. */
  readonly change: PlanChange | null
  readonly shortfalls: readonly PlanShortfall[]
  /** Null if this runner can make none of the dishes. */
  readonly recovery_meal: PlanMeal | null
}

/** What the race hands out on its course, as the runner gave it. */
export interface PlanOnCourse {
  readonly name: string | null
  /** Id of `on-course.json` where it was filled in from there. */
  readonly preset: string | null
  /** Typed by the runner, or filled in and checked by them, and some of it in time: only then does a row rely on it. */
  readonly counts: boolean
  /** In order of the course, before the finish; each has water. */
  readonly stations: readonly { readonly km: number; readonly has_drink: boolean }[]
  /** What is swallowed of one cup. */
  readonly cup_ml: number
  readonly drink: PlanHandedOut | null
  /** Where each is handed out is where a runner takes it; it is eaten at a station. */
  readonly gels: readonly (PlanHandedOut & { readonly at_km: readonly number[] })[]
}

/** Why this runner may not take it; null if they may. */
export interface PlanHandedOut {
  readonly product: string
  readonly because: NotKept['because'] | null
}

/** Practice in the long run of one week, with the fuel of the race. */
export interface PlanPracticeStep {
  readonly week_starting: string
  readonly carbs_g_per_hr: number
  /** Servings of the runner's own fuel in such a run, in halves; null if nothing can be carried. */
  readonly servings: number | null
  /** Minutes of the run at which they are taken. */
  readonly minutes: readonly number[]
  /** Whether its run is the whole long run of the plan, stop by stop. */
  readonly takes_the_stops: boolean
  /** What keeps the servings below the rate, and the rate that they bring; absent where they meet it. */
  readonly limited?: { readonly by: 'fluids' | 'sodium'; readonly carbs_g_per_hr: number }
}

/** The table of the race with some rows without their fuel; what is drunk in them stays. */
export interface PlanLighterTable {
  readonly leave_out_minutes: readonly number[]
  /** From the start to the finish. */
  readonly carbs_g: number
  /** The dose that it comes near: the lighter one, or what the weeks left reach if that is less. */
  readonly carbs_g_per_hr: number
  /** The rows that keep their fuel. */
  readonly servings: number
}

/** Full at the start. */
export interface PlanBottle {
  readonly ml: number
  /** Of the runner's own size, or one that the plan asks for between far stations. */
  readonly is_own: boolean
  /** A product, or `water-tap`. */
  readonly holds: string
  /** The stations where it has to be filled to last to the next one; empty if none are known. */
  readonly fills: readonly { readonly minute: number; readonly km: number }[]
  /** Where the last of it is drunk, with no station to fill it; null if it lasts to the finish. */
  readonly empty: { readonly minute: number; readonly km: number | null } | null
}

export interface PlanRaceDay {
  readonly rows: readonly PlanRow[]
  /** From the start to the finish: the dose for the race. */
  readonly start_to_finish: PlanTotals
  readonly breakfast_to_recovery: PlanTotals
  readonly gels: number
  /** The same table on the dose to fall back on; null if there is none, or no choice of rows makes it. */
  readonly lighter: PlanLighterTable | null
  readonly kit: readonly PlanKitItem[]
  /** Fuels of the runner’s budget that may take the place of one another, those of the kit first; none beside the runner’s own. */
  readonly fuel_choices: readonly string[]
  /** For late in a race of more than two and a half hours; null if nothing fits. */
  readonly change: PlanChange | null
  readonly shortfalls: readonly PlanShortfall[]
  /** What of the runner's own fuel is left out, and why. */
  readonly not_kept: readonly NotKept[]
  /** How the runner wants the caffeine; null if nothing is said of it. */
  readonly caffeine: ChosenCaffeine | null
  /** A carried bottle; null if there is none, or nothing is drunk. */
  readonly bottle: PlanBottle | null
  /** What the race hands out; null if the runner said nothing about it. */
  readonly on_course: PlanOnCourse | null
  /** Before a start from eleven on: what race day has beside the race meal, low in fiber and fat. */
  readonly other_meals: readonly PlanRaceDayMeal[]
  /** All carbs of race day up to the start, those meals and the rows; null without such meals. */
  readonly carbs_until_start_g: number | null
  /** The race 5, 10 and 15 percent behind pace: `behindPace` makes their tables. */
  readonly slower: readonly PlanSlowerRace[]
  /** What to do when the race goes differently. */
  readonly if_then: readonly IfThen[]
  /** Those of its lines that a model put first. */
  readonly if_then_by_model?: readonly IfThen['code'][]
  /** A breakfast without a stove for runners who sleep away; null if that of race morning needs none. */
  readonly breakfast_away: PlanMeal | null
  readonly recovery_meal: PlanMeal | null
}

/** A meal of race day by the clock. */
export interface PlanRaceDayMeal {
  readonly name: 'breakfast' | 'lunch' | 'snack'
  /** From the start: negative. */
  readonly minute: number
  /** Those of its dish. */
  readonly carbs_g: number
  /** Null where none comes near: then the runner finds one of these carbs. */
  readonly meal: PlanMeal | null
}

/** The race in more time than planned. */
export interface PlanSlowerRace {
  readonly percent: number
  /** From the start to the finish. */
  readonly minutes: number
  /** The most of any plan for a race of that length: slower running sweats less. */
  readonly most_ml_per_hr: number
}
