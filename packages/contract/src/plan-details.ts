import * as z from 'zod'
import { text, texts } from './wire.ts'

const figure = z.number()
const macros = { kcal: figure, carbs_g: figure, protein_g: figure, fat_g: figure }
const perHour = { carbs_g_per_hr: figure, sodium_mg_per_hr: figure, fluids_ml_per_hr: figure }

const runner = z.object({
  weight_kg: figure,
  height_cm: figure,
  age: figure,
  sex: text,
  weekly_km: figure,
  long_run_km: figure,
  race_km: figure,
  race_date: text,
  target_minutes: figure,
  pace_s_per_km: figure,
  sweat_rate_lph: figure.nullable(),
  allergens: texts,
  unknown_allergies: texts,
})

const targets = z.object({
  daily: z.object(macros),
  long_run: z.object({
    hours: figure,
    pre_carbs_g: figure,
    ...perHour,
    post: z.object({ carbs_g: figure, protein_g: figure, fluids_ml: figure, sodium_mg: figure }),
  }),
  race_week: z.object({
    mon_wed_carbs_g: figure,
    thu_fri_carbs_g: figure,
    day_before_carbs_g: figure,
    race_morning_carbs_g: figure,
  }),
  race: z.object({ hours: figure, sweat_rate_lph: figure, ...perHour }),
  caffeine_mg: figure,
})

const reason = z.object({
  rule: text,
  says: text,
  source: z.object({ title: text, year: figure, doi: text.nullable() }).nullable(),
  because: z.array(z.object({ field: text, given: text, read: text })),
})

const meal = z.object({
  name: text,
  dish: text,
  method: text.nullable(),
  items: z.array(z.object({ food_id: text, grams: figure, text })),
  ...macros,
})

const day = z.object({
  key: text,
  label: text,
  date: text.nullable(),
  target: z.object(macros).nullable(),
  meals: z.array(meal),
  totals: z.object({ ...macros, fiber_g: figure.nullable() }),
})

const serving = z.object({
  kind: z.enum(['product', 'food', 'water']),
  id: text,
  amount: figure,
  unit: z.enum(['count', 'ml', 'g']),
})

const row = z.object({
  minute: figure,
  km: figure.nullable(),
  servings: z.array(serving),
  carbs_g: figure,
  sodium_mg: figure,
  fluids_ml: figure,
})

/** The engine's working beside a plan; what each part means stands with the engine's `PlanDetails`. */
export const planDetails = z.object({
  runner,
  targets,
  reasons: z.record(z.string(), reason),
  days: z.array(day),
  rows: z.array(row),
  flags: texts,
})
