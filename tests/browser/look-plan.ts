import type { NutritionPlan } from '@race-nutrition/engine'

/** A plan as a service might write it. It stays as it is when rules and menus move: the pictures hold the look alone. */
export const lookPlan: NutritionPlan = {
  profile: {
    race_type: 'Half',
    race_date: '2027-04-18',
    target_time_or_pace: '1:45:00',
    body: { height: `5'6"`, weight: '132 lb', sex: 'Female', age: '34' },
    training: { weekly_mileage: '35 miles', long_run_distance: '12 miles' },
    diet: { preference: 'Vegetarian', allergies: ['peanuts', 'lactose'] },
    environment: { course: 'Hilly', climate: 'Cool', sweat_rate_lph: 0.9 },
  },
  daily_plan: {
    calories_kcal: 2404,
    carbs_g: 342,
    protein_g: 97,
    fat_g: 72,
    example_days: ['Rice and beans'],
  },
  long_run_fueling: {
    pre_run: { carbs_g: 120, examples: ['Oatmeal with banana'] },
    during: { carbs_g_per_hr: 45, sodium_mg_per_hr: 290, fluids_ml_per_hr: 480, schedule: ['One gel'] },
    post_run: { carbs_g: 60, protein_g: 18, fluids_ml: 700, sodium_mg: 600 },
  },
  race_week: {
    mon_wed: ['Eat as in training'],
    thu_fri: ['Rice and pasta'],
    day_before: ['An early dinner'],
    race_morning: ['Breakfast'],
  },
  race_day_plan: [
    row('3:00 before', 'Breakfast', 'Oatmeal with banana and honey, a cup of coffee', [125, 500, 350]),
    row('0:15 before', 'Top up', '1 gel with a little water', [25, 60, 150]),
    row('0:30 · 6.0 km / 3.7 mi', 'Gel', '1 gel with water at the next table', [25, 60, 150]),
    row('0:50 · 10.0 km / 6.2 mi', 'Drink', 'Water, to thirst', [0, 0, 150]),
    row('1:15 · 15.1 km / 9.4 mi', 'Gel', '1 gel with water at the next table', [25, 60, 150]),
    row('0:30 after', 'Recovery', 'Chocolate soy milk and a sandwich', [70, 620, 500]),
  ],
  grocery_list: { pantry: ['Rice'], fridge_freezer: ['Tofu'], electrolytes: ['4 gels'] },
  prep: { batch_prep_steps: ['Cook the rice'], race_kit_checklist: ['4 gels'] },
  numbers_summary: {
    daily: { kcal: 2404, carbs_g: 342, protein_g: 97, fat_g: 72 },
    long_run: { carbs_g_per_hr: 45, sodium_mg_per_hr: 290, fluids_ml_per_hr: 480 },
    race_day_totals: { carbs_g: 270, sodium_mg: 1300, fluids_ml: 1450, gels_count: 3 },
  },
  assumptions_safety: ['Not medical advice.'],
}

function row(
  time: string,
  action: string,
  item: string,
  [carbs_g, sodium_mg, fluids_ml]: readonly [number, number, number],
): NutritionPlan['race_day_plan'][number] {
  return { time, action, item, carbs_g, sodium_mg, fluids_ml }
}
