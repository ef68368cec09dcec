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
