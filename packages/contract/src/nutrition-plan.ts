import * as z from 'zod'
import { amount, isoDay, list, text } from './wire.ts'

const carbs = amount('Carbohydrate, grams')
const protein = amount('Protein, grams')
const fat = amount('Fat, grams')
const sodium = amount('Sodium, milligrams')
const fluids = amount('Fluids, milliliters')
const energy = amount('Energy a day, kilocalories')
const perHour = {
  carbs_g_per_hr: amount('Carbohydrate, grams per hour of running'),
  sodium_mg_per_hr: amount('Sodium, milligrams per hour of running'),
  fluids_ml_per_hr: amount('Fluids, milliliters per hour of running'),
}

const profile = z.object({
  race_type: text.describe('5K, 10K, Half or Marathon'),
  race_date: isoDay,
  target_time_or_pace: text.describe("The runner's own text"),
  body: z.object({ height: text, weight: text, sex: text, age: text }),
  training: z.object({ weekly_mileage: text, long_run_distance: text }),
  diet: z.object({ preference: text, allergies: list('Each allergy, as the runner wrote it') }),
  environment: z.object({
    course: text,
    climate: text,
    sweat_rate_lph: z
      .union([z.number(), z.string(), z.null()])
      .describe('Sweat rate, liters per hour; null where the runner does not know it'),
  }),
})

const raceDayEntry = z.object({
  time: text.describe('When: "3:00 before", "0:25 · 5.0 km / 3.1 mi", "0:30 after"'),
  action: text.describe('What to do'),
  item: text.describe('What is eaten or drunk, with its amount'),
  carbs_g: carbs,
  sodium_mg: sodium,
  fluids_ml: fluids,
})

/** The nine sections of the wire. The descriptions go to the model with the JSON Schema. */
export const nutritionPlan = z.object({
  profile,
  daily_plan: z.object({
    calories_kcal: energy,
    carbs_g: carbs,
    protein_g: protein,
    fat_g: fat,
    example_days: list('Three days of meals with amounts, one text for each day'),
  }),
  long_run_fueling: z.object({
    pre_run: z.object({ carbs_g: carbs, examples: list('What to eat 3-4 hours before') }),
    during: z.object({ ...perHour, schedule: list('What to take when, one line for each time') }),
    post_run: z.object({ carbs_g: carbs, protein_g: protein, fluids_ml: fluids, sodium_mg: sodium }),
  }),
  race_week: z.object({
    mon_wed: list('Monday to Wednesday of race week'),
    thu_fri: list('Thursday and Friday: carbohydrate focus'),
    day_before: list('The day before the race'),
    race_morning: list('The morning of the race'),
  }),
  race_day_plan: z.array(raceDayEntry).describe('Minute by minute, from breakfast to recovery'),
  grocery_list: z.object({
    pantry: list('With amounts'),
    fridge_freezer: list('With amounts'),
    electrolytes: list('Gels, drinks and salt, with amounts'),
  }),
  prep: z.object({
    batch_prep_steps: list('Steps of one 60-minute batch prep'),
    race_kit_checklist: list('What to pack for the race'),
  }),
  numbers_summary: z.object({
    daily: z.object({ kcal: energy, carbs_g: carbs, protein_g: protein, fat_g: fat }),
    long_run: z.object(perHour),
    race_day_totals: z.object({
      carbs_g: amount('Carbohydrate of all rows of race_day_plan, grams'),
      sodium_mg: amount('Sodium of all rows of race_day_plan, milligrams'),
      fluids_ml: amount('Fluids of all rows of race_day_plan, milliliters'),
      gels_count: amount('Gels in all rows of race_day_plan'),
    }),
  }),
  assumptions_safety: list('What was assumed, and safety: not medical advice, test fueling before race day'),
})
