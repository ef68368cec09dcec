/**
 * The nine sections of the wire, rounded.
 * Units are in the names: g, mg, ml, kcal, lph = liters per hour.
 */
export interface NutritionPlan {
  profile: {
    /** The wire value: 5K, 10K, Half or Marathon. */
    race_type: string
    /** YYYY-MM-DD */
    race_date: string
    /** The runner's own text, trimmed, like the texts below. */
    target_time_or_pace: string
    body: { height: string; weight: string; sex: string; age: string }
    training: { weekly_mileage: string; long_run_distance: string }
    diet: { preference: string; allergies: string[] }
    environment: { course: string; climate: string; sweat_rate_lph: number | string | null }
  }
  daily_plan: {
    calories_kcal: number
    carbs_g: number
    protein_g: number
    fat_g: number
    /** Three days, with one meal per line. */
    example_days: string[]
  }
  long_run_fueling: {
    pre_run: { carbs_g: number; examples: string[] }
    during: { carbs_g_per_hr: number; sodium_mg_per_hr: number; fluids_ml_per_hr: number; schedule: string[] }
    post_run: { carbs_g: number; protein_g: number; fluids_ml: number; sodium_mg: number }
  }
  race_week: { mon_wed: string[]; thu_fri: string[]; day_before: string[]; race_morning: string[] }
  race_day_plan: RaceDayEntry[]
  grocery_list: { pantry: string[]; fridge_freezer: string[]; electrolytes: string[] }
  prep: { batch_prep_steps: string[]; race_kit_checklist: string[] }
  numbers_summary: {
    daily: { kcal: number; carbs_g: number; protein_g: number; fat_g: number }
    long_run: { carbs_g_per_hr: number; sodium_mg_per_hr: number; fluids_ml_per_hr: number }
    /** Sums of all rows of the table, including breakfast and recovery. */
    race_day_totals: { carbs_g: number; sodium_mg: number; fluids_ml: number; gels_count: number }
  }
  assumptions_safety: string[]
}

export interface RaceDayEntry {
  /** `3:00 before`, `0:25 · 5.0 km / 3.1 mi`, `0:30 after`. */
  time: string
  action: string
  item: string
  carbs_g: number
  sodium_mg: number
  fluids_ml: number
}
