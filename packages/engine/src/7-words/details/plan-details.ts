/**
 * The engine's working beside a plan: the runner as understood, targets with their reasons,
 * menus and rows item by item. Snake case and units in the names, as on the wire.
 */
export interface PlanDetails {
  runner: {
    weight_kg: number
    height_cm: number
    age: number
    sex: string
    weekly_km: number
    long_run_km: number
    race_km: number
    race_date: string
    target_minutes: number
    pace_s_per_km: number
    sweat_rate_lph: number | null
    allergens: string[]
    unknown_allergies: string[]
  }
  targets: {
    daily: { kcal: number; carbs_g: number; protein_g: number; fat_g: number }
    long_run: {
      hours: number
      pre_carbs_g: number
      carbs_g_per_hr: number
      sodium_mg_per_hr: number
      fluids_ml_per_hr: number
      post: { carbs_g: number; protein_g: number; fluids_ml: number; sodium_mg: number }
    }
    race_week: {
      mon_wed_carbs_g: number
      thu_fri_carbs_g: number
      day_before_carbs_g: number
      race_morning_carbs_g: number
    }
    race: {
      hours: number
      sweat_rate_lph: number
      carbs_g_per_hr: number
      sodium_mg_per_hr: number
      fluids_ml_per_hr: number
    }
    caffeine_mg: number
  }
  /** By dotted path, one for every target: `targets.race.carbs_g_per_hr`. */
  reasons: Record<string, DetailsReason>
  days: DetailsDay[]
  /** Same order and figures as the plan's `race_day_plan`. */
  rows: DetailsRow[]
  flags: string[]
}

export interface DetailsReason {
  rule: string
  says: string
  /** Null where the rule is a choice of this product. */
  source: { title: string; year: number; doi: string | null } | null
  because: { field: string; given: string; read: string }[]
}

export interface DetailsDay {
  key: string
  label: string
  date: string | null
  /** What this day's menu was made to hold; null where nobody knows. */
  target: { kcal: number; carbs_g: number; protein_g: number; fat_g: number } | null
  meals: {
    name: string
    dish: string
    /** How to make it, in a line or two; null where the dish says so itself. */
    method: string | null
    items: { food_id: string; grams: number; text: string }[]
    kcal: number
    carbs_g: number
    protein_g: number
    fat_g: number
  }[]
  /** Fiber is null where the day names its foods without amounts. */
  totals: { kcal: number; carbs_g: number; protein_g: number; fat_g: number; fiber_g: number | null }
}

export interface DetailsRow {
  minute: number
  km: number | null
  servings: { kind: 'product' | 'food' | 'water'; id: string; amount: number; unit: 'count' | 'ml' | 'g' }[]
  carbs_g: number
  sodium_mg: number
  fluids_ml: number
}
