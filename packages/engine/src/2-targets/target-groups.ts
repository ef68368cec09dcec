import type {
  Grams,
  GramsPerHour,
  GramsPerKilogram,
  Hours,
  Kilocalories,
  KilometersPerHour,
  Liters,
  LitersPerHour,
  Milligrams,
  MilligramsPerHour,
  Milliliters,
  MillilitersPerHour,
} from '../units.ts'

/** Energy and macronutrients of a training day, rounded; `energy` = 4·carbs + 4·protein + 9·fat. */
export interface DailyTargets {
  readonly energy: Kilocalories
  readonly carbs: Grams
  readonly protein: Grams
  readonly fat: Grams
}

/** Rates while running, rounded to 5 g, 10 mg and 10 ml an hour. */
export interface HourlyTargets {
  readonly carbs: GramsPerHour
  readonly sodium: MilligramsPerHour
  readonly fluids: MillilitersPerHour
}

/** Within two hours after the finish, rounded; `deficit` is the sweat lost and not replaced by drinking. */
export interface RecoveryTargets {
  readonly carbs: Grams
  readonly protein: Grams
  readonly fluids: Milliliters
  readonly sodium: Milligrams
  readonly deficit: Liters
  /** 1.25 × deficit: what to drink over the rest of the day, including the first two hours. */
  readonly wholeDayFluids: Milliliters
}

/** Breakfast 3 h before a race or 3-4 h before a long run. */
export interface BreakfastTargets {
  readonly carbs: Grams
  readonly sodium: Milligrams
  readonly fluids: Milliliters
}

export interface LongRunTargets {
  readonly time: Hours
  readonly sweatRate: LitersPerHour
  readonly before: BreakfastTargets
  readonly perHour: HourlyTargets
  readonly recovery: RecoveryTargets
}

/** Carbohydrate by day, rounded to 5 g, with the g/kg behind it. */
export interface RaceWeekTargets {
  readonly mondayToWednesday: Grams
  readonly thursdayToFriday: Grams
  readonly dayBefore: Grams
  readonly raceMorning: Grams
  readonly perKilogram: {
    readonly mondayToWednesday: GramsPerKilogram
    readonly thursdayToFriday: GramsPerKilogram
    readonly dayBefore: GramsPerKilogram
    readonly raceMorning: GramsPerKilogram
  }
  /** If Thursday and Friday differ (races of 1.5 h or more): D-3 a little less, D-2 a little more. */
  readonly thursday: Grams
  readonly friday: Grams
  /** Energy of a loading day with this much carbohydrate, kcal, and its protein and fat. */
  readonly loadDay: { readonly protein: Grams; readonly fat: Grams }
}

export interface RaceTargets {
  readonly time: Hours
  readonly speed: KilometersPerHour
  readonly sweatRate: LitersPerHour
  readonly breakfast: BreakfastTargets
  readonly perHour: HourlyTargets
  readonly recovery: RecoveryTargets
  /** (sweat − drunk) ÷ body mass, percent, at the target rates. */
  readonly predictedLossPercent: number
}
