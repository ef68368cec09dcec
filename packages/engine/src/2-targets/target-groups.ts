import type {
  Grams,
  GramsPerHour,
  GramsPerKilogram,
  Hours,
  Kilocalories,
  Kilometers,
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

/** A day of this type, with how many there are in a week and how far each run goes. */
export interface TypeOfDay extends DailyTargets {
  readonly days: number
  readonly distance: Kilometers
}

/** The mean day by what is run on it; protein and fat are the same on all days. */
export interface DayTypeTargets {
  readonly runsAWeek: number
  /** The share of a day's running that its food follows. */
  readonly share: number
  /** What lowered the share from the usual one. */
  readonly settledBy: 'usual' | 'least-carbs' | 'most-carbs' | 'least-energy' | 'most-energy'
  readonly rest: TypeOfDay
  /** Null if the long run is the only one. */
  readonly run: TypeOfDay | null
  readonly longRun: TypeOfDay
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

/** The warning about drinking too much. */
export type DrinkingWarning = 'none' | 'note' | 'strong'

export interface LongRunTargets {
  readonly time: Hours
  readonly sweatRate: LitersPerHour
  readonly before: BreakfastTargets
  /** Its carbs are the dose to take now, by what the gut has practiced. */
  readonly perHour: HourlyTargets
  /** Its carbs by duration and energy alone, once the gut is used to them. */
  readonly goal: GramsPerHour
  readonly recovery: RecoveryTargets
  readonly overdrinking: DrinkingWarning
}

/** Practice in the long run of one week. */
export interface PracticeStep {
  /** Full weeks from its beginning to the race. */
  readonly weeksLeft: number
  readonly rate: GramsPerHour
  /** Only to count servings: never what to run. */
  readonly time: Hours
}

/** What is planned in the race by what the gut has practiced. */
export interface GutTrainingTargets {
  /** By duration and energy alone. */
  readonly target: GramsPerHour
  /** The rate of the race: the target, or what was practiced and the weeks left allow. */
  readonly planned: GramsPerHour
  /** A dose to fall back on from the target; null where the race has no more than what was practiced and the weeks lead to. */
  readonly lighter: GramsPerHour | null
  /** The most that practice reaches before the race. */
  readonly top: GramsPerHour
  /** One a week; none for a target that needs no practice. */
  readonly steps: readonly PracticeStep[]
}

/** What settled the carbs early in race week. */
export type EarlyStep = 'training' | 'limits' | 'ordinary-day' | 'most-in-a-day' | 'age'

/** What settled the carbs of a step of race week. */
export type WeekStep = EarlyStep | 'no-load' | 'diabetes' | 'part-of-load' | 'load' | 'day-before-it'

/** Carbohydrate by day, rounded to 5 g, with the g/kg behind it: of the loading mass from Thursday on. */
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
  /** Of a full load: 0 for a race without one, 1 from 90 minutes on. */
  readonly shareOfLoad: number
  readonly settledBy: Readonly<Record<'thursdayToFriday' | 'dayBefore', WeekStep>> & {
    readonly mondayToWednesday: EarlyStep
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
  readonly breakfast: BreakfastTargets & {
    /** What may be drunk or taken as a gel in the last 90 minutes; in no sum. */
    readonly optional: Grams
  }
  readonly perHour: HourlyTargets
  readonly recovery: RecoveryTargets
  readonly overdrinking: DrinkingWarning
  /** Whether the three days before it are low in fiber. */
  readonly lowFiberBefore: boolean
  readonly gutTraining: GutTrainingTargets
  /** (sweat − drunk) ÷ body mass, percent, at the target rates. */
  readonly predictedLossPercent: number
}
