import type { Preferences } from './1-runner/preferences/preferences-schema.ts'
import type { OwnUnits } from './1-runner/runner.ts'
import type { Budget, Climate, Course, Diet, Questionnaire, RaceType, Sex } from './1-runner/questionnaire.ts'
import type { FlagCode } from './2-targets/flags.ts'
import type { ChosenCaffeine, KitchenNotKept, NeededServings, NotKept } from './not-kept.ts'
import type { AllergenCode, AllergenGroupId } from './foods/exclusions/allergen-groups.ts'
import type { CostTier } from './foods/foods.ts'
import type { HealthMention, MedicalKitItem } from './health.ts'
import type { IfThen } from './if-then.ts'
import type { Note } from './note.ts'
import type { PlanWorking } from './plan-working.ts'
import type { Reason } from './reason.ts'

/**
 * A finished plan as facts: what is eaten, drunk, bought, cooked and warned about, without a sentence. Page, PDF, copied
 * text and the nine sections of the wire are all rendered from it, and it is the wire's `details`. Units are in the
 * names: g, mg, ml, km, kcal, lph = liters per hour; days are `YYYY-MM-DD`.
 */
export interface Plan {
  /** The version of the engine that made it. */
  readonly engine: string
  readonly runner: PlanRunner
  readonly targets: PlanTargets
  readonly working: PlanWorking
  /** The reason of each number, by the number's path; numbers that are equal by construction share one. */
  readonly reasons: Readonly<Record<string, Reason>>
  /** A rest day, a day with a run and the day of the long run. */
  readonly training_days: readonly PlanDay[]
  readonly long_run: PlanLongRun
  /** Practice for the rate of the race, one step a week; empty if there is nothing to practice or no week left. */
  readonly gut_training: readonly PlanPracticeStep[]
  /** The remaining days, from six days before the race to race morning. */
  readonly race_week: readonly PlanDay[]
  readonly race_day: PlanRaceDay
  /** What this runner carries besides fuel, in the race and on long runs. */
  readonly medical_kit: readonly MedicalKitItem[]
  readonly groceries: PlanGroceries
  /** Null if fewer than four days are left or nothing is worth cooking ahead. */
  readonly cooking: PlanCooking | null
  /** Pots of race week outside that session that feed more than one meal. */
  readonly doubles: readonly PlanDouble[]
  /** What of the runner's wishes for the kitchen is not kept; absent without any. */
  readonly kitchen_not_kept?: readonly KitchenNotKept[]
  readonly notes: readonly Note[]
  readonly flags: readonly FlagCode[]
}

/** The runner as parsed. Numbers are unrounded: each is rounded once, where it is shown. */
export interface PlanRunner {
  /** The fifteen answers as typed. */
  readonly answers: Questionnaire
  readonly today: string
  readonly race: RaceType
  readonly race_date: string
  readonly days_to_go: number
  /** At one a week. */
  readonly long_runs_left: number
  readonly race_km: number
  readonly target_minutes: number
  readonly target_given_as_pace: boolean
  readonly sex: Sex
  readonly age: number
  readonly height_cm: number
  readonly weight_kg: number
  readonly weekly_km: number
  readonly long_run_km: number
  /** Measured by the runner; null if not given. */
  readonly sweat_rate_lph: number | null
  readonly diet: Diet
  readonly exclusions: PlanExclusions
  /** What was read about health, faith, medicines and brands. */
  readonly health: readonly HealthMention[]
  readonly budget: Budget
  readonly course: Course
  readonly climate: Climate
  readonly units: OwnUnits
  /** What the runner set besides the answers, as understood. */
  readonly preferences: Preferences
}

export interface PlanExclusions {
  readonly typed: readonly string[]
  readonly groups: readonly AllergenGroupId[]
  readonly families: readonly string[]
  readonly unknown: readonly string[]
  readonly unread: readonly string[]
  readonly near_misses: readonly { readonly typed: string; readonly read_as: string }[]
}

export interface PlanMacros {
  readonly kcal: number
  readonly carbs_g: number
  readonly protein_g: number
  readonly fat_g: number
}

export interface PlanRates {
  readonly carbs_g_per_hr: number
  readonly sodium_mg_per_hr: number
  readonly fluids_ml_per_hr: number
}

export interface PlanTotals {
  readonly carbs_g: number
  readonly sodium_mg: number
  readonly fluids_ml: number
}

/** Three hours before. */
interface PlanBreakfast extends PlanTotals {
  /** The smaller meal for a runner who gets up late. */
  readonly an_hour_before_carbs_g: number
}

/** Within two hours of the finish; `whole_day_fluids_ml` replaces the sweat lost, over the rest of the day. */
interface PlanRecovery extends PlanTotals {
  readonly protein_g: number
  readonly whole_day_fluids_ml: number
}

/** A day of this type, with how many there are in a week and how far each run goes. */
export interface PlanTypeOfDay extends PlanMacros {
  readonly days: number
  readonly km: number
}

export interface PlanTargets {
  /** The mean of the seven days. */
  readonly daily: PlanMacros
  readonly day_types: {
    readonly runs_a_week: number
    readonly rest: PlanTypeOfDay
    /** Null if the long run is the only one. */
    readonly run: PlanTypeOfDay | null
    readonly long_run: PlanTypeOfDay
  }
  readonly long_run: PlanRates & {
    readonly hours: number
    readonly sweat_rate_lph: number
    readonly breakfast: PlanBreakfast
    readonly recovery: PlanRecovery
  }
  readonly race_week: {
    readonly mon_wed_carbs_g: number
    readonly thu_fri_carbs_g: number
    readonly day_before_carbs_g: number
    readonly race_morning_carbs_g: number
  }
  readonly race: PlanRates & {
    readonly hours: number
    readonly sweat_rate_lph: number
    readonly breakfast: PlanBreakfast & {
      /** What may be drunk or taken as a gel in the last 90 minutes; in no sum. */
      readonly optional_carbs_g: number
    }
    readonly recovery: PlanRecovery
    readonly predicted_loss_percent: number
    /** To fall back on; null for a runner who gave a practiced rate. */
    readonly lighter_carbs_g_per_hr: number | null
  }
  /** How much each run has to be warned about drinking too much. */
  readonly overdrinking: Readonly<Record<'long_run' | 'race', 'none' | 'note' | 'strong'>>
  readonly caffeine_mg: number
}

export type PlanMealName =
  | 'breakfast'
  | 'morning-snack'
  | 'late-morning-snack'
  | 'recovery'
  | 'lunch'
  | 'afternoon-snack'
  | 'dinner'
  | 'evening-snack'

/** What stands beside a dish; a salad comes with its dressing. */
export type PlanSide =
  | 'bread'
  | 'rice'
  | 'pasta'
  | 'potatoes'
  | 'fruit'
  | 'juice'
  | 'milk'
  | 'yogurt'
  | 'salad'
  | 'avocado'
  | 'nuts'

/** A food of a meal. */
export interface PlanItem {
  readonly food_id: string
  readonly grams: number
  /** The plain side that it is, or is part of; null in the recipe itself. */
  readonly side: PlanSide | null
  /** Salt that goes into the drink, not onto the plate. */
  readonly in_drink: boolean
  /** Brands may contain what this runner excludes or what breaks the diet. */
  readonly read_label: boolean
}

export interface PlanMeal extends PlanMacros {
  readonly name: PlanMealName
  readonly recipe: PlanRecipe
  /** The next two recipes for this meal. */
  readonly choices: readonly string[]
  /** The plan's own recipe, where the runner swapped it. */
  readonly instead_of?: string
  readonly items: readonly PlanItem[]
  readonly sodium_mg: number
  /** The drink that comes with it. */
  readonly fluids_ml: number
}

/** A recipe as one runner eats it. */
export interface PlanRecipe {
  readonly id: string
  /** How much of it, in quarters. */
  readonly quarters: number
  /** The food of each swap group in it. */
  readonly swaps: Readonly<Record<string, string>>
}

export type PlanMacro = 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'fluids'

export interface PlanDay {
  /** `rest`, `long-run`, `3-days-before`, `race-morning`. */
  readonly key: string
  readonly kind: 'rest' | 'run' | 'long-run' | 'easy-week' | 'loading' | 'day-before' | 'race-morning'
  /** Null for an example day. */
  readonly date: string | null
  readonly target: PlanMacros
  readonly meals: readonly PlanMeal[]
  /** The carbs taken while running on this day. */
  readonly fuel_carbs_g: number
  /** Sums of the meals as printed and of the fuel on the run. */
  readonly totals: PlanMacros & { readonly fiber_g: number }
  /** What the permitted foods missed by more than the tolerance, in the order in which macros give way. */
  readonly gave_way: readonly PlanMacro[]
  /** The macros that the day is so short of that nobody should eat like it. */
  readonly far_short_of: readonly ('energy' | 'carbs' | 'protein')[]
}

/** A serving: a count of a product, or an amount of a drink or food. */
export interface PlanServing {
  readonly kind: 'product' | 'food' | 'water'
  readonly id: string
  readonly amount: number
  readonly unit: 'count' | 'ml' | 'g'
  /** Handed out on the course, not carried. */
  readonly from?: 'course'
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
  /** Servings for a run that takes 15 percent longer, at the same minutes apart. */
  readonly for_slower: number
  /** For one that gets lost. */
  readonly spares: number
  /** Its ingredients, including those two; null for a bought product. */
  readonly made_of: readonly { readonly food_id: string; readonly grams: number }[] | null
  /** What its label has to be checked for; null if there is no need to. */
  readonly label: PlanLabel | null
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
  /** Typed by the runner, or filled in and checked by them, and near enough to each other: only then does a row rely on it. */
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
  /** A product, or `water-tap`. */
  readonly holds: string
  /** Where the last of it is drunk; null if it lasts to the finish. */
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
  /** For late in a race of more than two and a half hours; null if nothing fits. */
  readonly change: PlanChange | null
  readonly shortfalls: readonly PlanShortfall[]
  /** What of the runner's own fuel is left out, and why. */
  readonly not_kept: readonly NotKept[]
  /** How the runner wants the caffeine; null if nothing is said of it. */
  readonly caffeine: ChosenCaffeine | null
  /** A bottle of the runner's own size; null if none is carried, or nothing is drunk. */
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
  /** A breakfast without a stove for runners who sleep away; null if that of race morning needs none. */
  readonly breakfast_away: PlanMeal | null
  readonly recovery_meal: PlanMeal | null
}

/** A meal of race day by the clock, as its carbs: what it is made of is the runner's own. */
export interface PlanRaceDayMeal {
  readonly name: 'breakfast' | 'lunch' | 'snack'
  /** From the start: negative. */
  readonly minute: number
  readonly carbs_g: number
}

/** The race in more time than planned. */
export interface PlanSlowerRace {
  readonly percent: number
  /** From the start to the finish. */
  readonly minutes: number
  /** The most of any plan for a race of that length: slower running sweats less. */
  readonly most_ml_per_hr: number
}

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

export interface PlanGroceries {
  readonly lines: readonly PlanGrocery[]
  /** Ids of foods that most kitchens have: to be looked for, not bought. */
  readonly cupboard: readonly string[]
  /** Products for the long runs alone; those of the race are in its kit. */
  readonly for_long_runs: readonly string[]
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
  readonly freeze: readonly ('meat' | 'fish' | 'shellfish')[]
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
