import {
  emptyQuestionnaire,
  type NutritionPlan,
  type Questionnaire,
  readRunner,
} from '@race-nutrition/engine'
import { checkForeignPlan } from '../src/foreign-plan/check-foreign-plan.ts'
import { normalizePlan } from '../src/foreign-plan/normalize/normalize-plan.ts'

const answers: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-10',
  targetTimeOrPace: '2:00:00',
  age: '38',
  height: '170 cm',
  weight: '60 kg',
  weeklyMileage: '50 km',
  longRunDistance: '18 km',
}

const today = { year: 2027, month: 3, day: 1 }

export function runnerWith(own: Partial<Questionnaire> = {}) {
  const read = readRunner({ ...answers, ...own }, today)
  if (!read.ok) throw new Error(JSON.stringify(read.refused))
  return read.value
}

/** What a careful service sends on the wire: it passes every check of numbers and names. */
export const goodObject = () => ({
  profile: { race_type: 'Half', diet: { allergies: ['peanut', 'milk', 'gluten'] } },
  daily_plan: {
    calories_kcal: 2400,
    carbs_g: 345,
    protein_g: 96,
    fat_g: 70,
    example_days: ['Breakfast: rice with banana. Lunch: potatoes and spinach. Dinner: quinoa with carrots.'],
  },
  long_run_fueling: {
    pre_run: { carbs_g: 90, examples: ['Rice with banana'] },
    during: {
      carbs_g_per_hr: 45,
      sodium_mg_per_hr: 300,
      fluids_ml_per_hr: 450,
      schedule: ['0:30 one banana'],
    },
    post_run: { carbs_g: 60, protein_g: 20, fluids_ml: 600, sodium_mg: 500 },
  },
  race_week: {
    mon_wed: ['Rice and potatoes'],
    thu_fri: ['More rice'],
    day_before: ['Rice early'],
    race_morning: ['Rice'],
  },
  race_day_plan: [
    row('3:00 before', 'Rice with banana', 100, 200, 300),
    row('0:30', 'One banana', 25, 100, 200),
    row('1:00', 'One banana', 25, 100, 200),
    row('1:30', 'One banana', 25, 100, 200),
    row('0:30 after', 'Rice', 70, 500, 500),
  ] as object[],
  grocery_list: { pantry: ['Rice, 1 kg'], fridge_freezer: ['Spinach'], electrolytes: ['Salt'] },
  prep: { batch_prep_steps: ['Boil the rice'], race_kit_checklist: ['Bananas'] },
  numbers_summary: {
    daily: { kcal: 2400, carbs_g: 345, protein_g: 96, fat_g: 70 },
    long_run: { carbs_g_per_hr: 45, sodium_mg_per_hr: 300, fluids_ml_per_hr: 450 },
    race_day_totals: { carbs_g: 245, sodium_mg: 1000, fluids_ml: 1400, gels_count: 0 },
  },
  assumptions_safety: ['Not medical advice.'],
})

export type GoodObject = ReturnType<typeof goodObject>

export const row = (time: string, item: string, carbs_g: number, sodium_mg: number, fluids_ml: number) => ({
  time,
  action: 'Take',
  item,
  carbs_g,
  sodium_mg,
  fluids_ml,
})

/** Rows that replace those of race day, with totals to match. */
export const withRows = (rows: readonly ReturnType<typeof row>[]) => (plan: GoodObject) => {
  plan.race_day_plan = [...rows]
  const sum = (field: 'carbs_g' | 'sodium_mg' | 'fluids_ml') =>
    rows.reduce((all, each) => all + each[field], 0)
  const totals = { carbs_g: sum('carbs_g'), sodium_mg: sum('sodium_mg'), fluids_ml: sum('fluids_ml') }
  Object.assign(plan.numbers_summary.race_day_totals, totals)
}

/** The good plan with a change, as the page reads it. */
export function planWith(change: (object: GoodObject) => void): NutritionPlan {
  const object = goodObject()
  change(object)
  const plan = normalizePlan(object)
  if (!plan.ok) throw new Error(plan.refused.code)
  return plan.value
}

/** The findings in the good plan with a change: the check and the severity of each. */
export function foundIn(change: (object: GoodObject) => void, own: Partial<Questionnaire> = {}) {
  const { findings } = checkForeignPlan(planWith(change), runnerWith(own))
  return findings.map(({ id, severity }) => `${id} ${severity}`)
}
