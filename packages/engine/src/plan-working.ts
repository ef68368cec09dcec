import type { DayTypeTargets, EarlyStep, WeekStep } from './2-targets/target-groups.ts'

/** The figures between the answers and the targets, and what settled each target: the content of its reason. */
export interface PlanWorking {
  /** The mass for amounts per kilogram of a day and after a run. */
  readonly reference_mass_kg: number
  /** The mass for carb loading and the meals before a run. */
  readonly loading_mass_kg: number
  /** A mean over all days of the week. */
  readonly training_hours_per_day: number
  readonly daily: PlanDailyWorking
  readonly day_types: {
    /** The share of a run that is eaten on its own day. */
    readonly share: number
    readonly settled_by: DayTypeTargets['settledBy']
  }
  readonly long_run: PlanRunWorking
  readonly race_week: {
    /** Of the reference mass. */
    readonly mon_wed_carbs_g_per_kg: number
    /** Of the loading mass, as the day before. */
    readonly thu_fri_carbs_g_per_kg: number
    readonly day_before_carbs_g_per_kg: number
    /** 0 for a race without a carb load, 1 for a full one. */
    readonly share_of_load: number
    readonly mon_wed_settled_by: EarlyStep
    readonly thu_fri_settled_by: WeekStep
    readonly day_before_settled_by: WeekStep
  }
  readonly race: PlanRunWorking
  /** What the forecast moved, from what the climate answered would have it; empty without a forecast. */
  readonly moved_by_forecast: readonly PlanMoved[]
  readonly gut_training: {
    /** By duration and energy alone. */
    readonly target_g_per_hr: number
    /** The most that practice reaches before the race. */
    readonly top_g_per_hr: number
    /** Of the long run, by its duration and energy alone. */
    readonly long_run_goal_g_per_hr: number
  }
}

/** A figure of the race and what it is now. */
export interface PlanMoved {
  readonly of:
    | 'sweat_rate_lph'
    | 'carbs_g_per_hr'
    | 'sodium_mg_per_hr'
    | 'fluids_ml_per_hr'
    | 'breakfast.sodium_mg'
  readonly from: number
  readonly to: number
}

interface PlanRange {
  readonly least: number
  readonly most: number
}

interface PlanDailyWorking {
  readonly resting_kcal: number
  readonly running_kcal: number
  /** Rest, everyday life, running and growth together. */
  readonly spent_kcal: number
  /** More if too little would be left besides the running, less if a day would have too much. */
  readonly planned_kcal: number
  /** What must be left besides the running, by lean mass. */
  readonly least_available_kcal_per_kg: number
  readonly carbs_guideline_g_per_kg: PlanRange
  readonly carbs_aimed_for_g_per_kg: number
  readonly protein_guideline_g_per_kg: PlanRange
  readonly protein_g_per_kg: number
  /** Fat took what was left, or reached a bound and moved the carbs or the energy. */
  readonly settled_by: 'what-is-left' | 'most-fat' | 'least-fat' | 'least-carbohydrate' | 'most-carbohydrate'
}

export interface PlanRunWorking {
  readonly speed_km_per_hr: number
  /** By the forecast of the race if there is one, else by the climate. */
  readonly temp_c: number
  readonly in_heat: boolean
  /** Times the cost on the flat. */
  readonly hill_factor: number
  readonly breakfast_carbs_g_per_kg: number
  readonly carbs: {
    /** What the guideline gives for this duration, before anything else. */
    readonly by_duration_g_per_hr: number
    readonly burned_kcal_per_hr: number
    readonly settled_by: 'duration' | 'least-share-of-energy' | 'most-share-of-energy' | 'most-an-hour'
    readonly cut_for_heat: boolean
    readonly capped_by: 'age' | 'one-source' | null
    /** The whole run would need too little to be worth carrying. */
    readonly too_little: boolean
  }
  readonly sodium: {
    readonly mg_per_liter: number
    readonly settled_by: 'no-added-salt' | 'drink' | 'least-an-hour' | 'share-of-loss' | 'most-an-hour'
    /** Of the full rate: 1 for a run of two hours or more. */
    readonly part_of_full: number
  }
  readonly fluids: {
    readonly settled_by:
      | 'two-percent-loss'
      | 'half-the-sweat'
      | 'sips'
      | 'share-of-sweat'
      | 'most-an-hour'
      | 'no-added-salt'
    readonly most_lph: number
    /** Of the sweat rate. */
    readonly most_share: number
    readonly part_of_full: number
    readonly too_little: boolean
  }
  readonly recovery: {
    /** The sweat lost and not replaced by drinking. */
    readonly deficit_liters: number
    readonly protein_g_per_kg: number
  }
}
