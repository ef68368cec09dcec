import type { ReadAnswer } from '@race-nutrition/contract'
import type { NutritionPlan } from '@race-nutrition/engine'

/** A plan for the tests of the page. */
export const samplePlan: NutritionPlan = {
  profile: {
    race_type: 'Half',
    race_date: '2026-12-13',
    target_time_or_pace: '1:45:00',
    body: { height: `5'6"`, weight: '132 lb', sex: 'Female', age: '34' },
    training: { weekly_mileage: '35 miles', long_run_distance: '12 mi' },
    diet: { preference: 'Vegetarian', allergies: ['peanuts'] },
    environment: { course: 'Flat', climate: 'Moderate', sweat_rate_lph: null },
  },
  daily_plan: {
    calories_kcal: 2404,
    carbs_g: 342,
    protein_g: 97,
    fat_g: 72,
    example_days: ['Breakfast: porridge\nLunch: rice bowl\nDinner: pasta', 'Breakfast: toast'],
  },
  long_run_fueling: {
    pre_run: { carbs_g: 120, examples: ['Porridge with banana'] },
    during: { carbs_g_per_hr: 45, sodium_mg_per_hr: 290, fluids_ml_per_hr: 480, schedule: ['0:30 one gel'] },
    post_run: { carbs_g: 60, protein_g: 18, fluids_ml: 700, sodium_mg: 600 },
  },
  race_week: {
    mon_wed: ['Eat as in training'],
    thu_fri: ['Rice and pasta'],
    day_before: ['Early dinner'],
    race_morning: ['Breakfast three hours before'],
  },
  race_day_plan: [
    {
      time: '3:00 before',
      action: 'Breakfast',
      item: 'Porridge',
      carbs_g: 125,
      sodium_mg: 500,
      fluids_ml: 350,
    },
    { time: '0:15 before', action: 'Top up', item: '1 gel', carbs_g: 25, sodium_mg: 50, fluids_ml: 150 },
    {
      time: '0:20 · 4.0 km / 2.5 mi',
      action: 'Drink',
      item: '200 ml sports drink',
      carbs_g: 12,
      sodium_mg: 90,
      fluids_ml: 200,
    },
    {
      time: '0:40 · 8.0 km / 5.0 mi',
      action: 'Gel',
      item: '1 gel with water',
      carbs_g: 25,
      sodium_mg: 50,
      fluids_ml: 150,
    },
    {
      time: '0:30 after',
      action: 'Recovery',
      item: 'Rice bowl',
      carbs_g: 70,
      sodium_mg: 700,
      fluids_ml: 750,
    },
  ],
  grocery_list: {
    pantry: ['Rolled oats — 500 g (uses 420 g)'],
    fridge_freezer: ['Bananas — 12 (uses 11)'],
    electrolytes: [],
  },
  prep: { batch_prep_steps: ['Cook the rice'], race_kit_checklist: ['Gels', 'Bib'] },
  numbers_summary: {
    daily: { kcal: 2404, carbs_g: 342, protein_g: 97, fat_g: 72 },
    long_run: { carbs_g_per_hr: 45, sodium_mg_per_hr: 290, fluids_ml_per_hr: 480 },
    race_day_totals: { carbs_g: 257, sodium_mg: 1390, fluids_ml: 1600, gels_count: 2 },
  },
  assumptions_safety: ['This plan is not medical advice.'],
}

/** The answer of another service: the plan alone. */
export const sampleAnswer: ReadAnswer = {
  plan: samplePlan,
  maker: { is: 'another service' },
  lines: [],
  audit: null,
  service: null,
}
