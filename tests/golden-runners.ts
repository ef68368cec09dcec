import type { Questionnaire } from '@race-nutrition/engine'

/** A runner's answers as typed, named for what the plan has to get right, and the day of the request. */
export interface GoldenRunner {
  readonly answers: Questionnaire
  readonly today: string
}

const everyone: Questionnaire = {
  raceType: 'Marathon',
  raceDate: '2027-04-11',
  targetTimeOrPace: '4:00:00',
  sex: 'Female',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '55 km',
  longRunDistance: '28 km',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}

const golden = (answers: Partial<Questionnaire>, today = '2027-03-01'): GoldenRunner => ({
  answers: { ...everyone, ...answers },
  today,
})

/** One runner with three budgets, for comparison. */
const onABudget: Partial<Questionnaire> = { sex: 'Male', height: '178 cm', weight: '72 kg' }

export const goldenRunners: Readonly<Record<string, GoldenRunner>> = {
  'vegan-marathon-low-budget': golden({
    targetTimeOrPace: '3:45',
    height: `5'6"`,
    weight: '132 lb',
    weeklyMileage: '35 miles',
    longRunDistance: '18',
    dietPreference: 'Vegan',
    budget: 'Low',
  }),
  'teen-5k-in-three-days': golden({
    raceType: '5K',
    raceDate: '2027-03-04',
    targetTimeOrPace: '21:30',
    age: '15',
    height: '163 cm',
    weight: '52 kg',
    weeklyMileage: '30 km',
    longRunDistance: '8 km',
    dietPreference: 'Vegetarian',
    climate: 'Cool',
  }),
  'teen-marathon': golden({
    sex: 'Male',
    age: '17',
    targetTimeOrPace: '3:50:00',
    height: '180 cm',
    weight: '66 kg',
    course: 'Hilly',
  }),
  'hot-10k': golden({
    raceType: '10K',
    targetTimeOrPace: '55:00',
    age: '45',
    height: `5'5"`,
    weight: '139 lb',
    weeklyMileage: '20',
    longRunDistance: '7 mi',
    climate: 'Hot & Humid',
  }),
  'saturday-half-vegetarian-lactose': golden({
    raceType: 'Half',
    raceDate: '2027-04-10',
    targetTimeOrPace: '1:58',
    sex: 'Other',
    age: '38',
    dietPreference: 'Vegetarian',
    allergies: 'lactose intolerant, kiwi',
  }),
  'half-1-45-omnivore': golden({ raceType: 'Half', targetTimeOrPace: '1:45', sex: 'Male', budget: 'High' }),
  'heavy-marathoner-800-grams': golden({
    targetTimeOrPace: '4:15',
    sex: 'Male',
    age: '41',
    height: '188 cm',
    weight: '112 kg',
    longRunDistance: '30 km',
    course: 'Hilly',
  }),
  'elite-marathon': golden({
    targetTimeOrPace: '2:18:00',
    age: '26',
    height: '165 cm',
    weight: '50 kg',
    weeklyMileage: '180 km',
    longRunDistance: '38 km',
    budget: 'High',
    climate: 'Cool',
  }),
  'walk-run-6-30': golden({
    targetTimeOrPace: '6:30:00',
    age: '66',
    height: `5'3"`,
    weight: '170 lb',
    weeklyMileage: '15 miles',
    longRunDistance: '10 miles',
    budget: 'Low',
  }),
  'race-today': golden({ raceType: '10K', raceDate: '2027-03-01', targetTimeOrPace: '48 min' }),
  'measured-sweat-hot-marathon': golden({
    targetTimeOrPace: '8:00 /mi',
    sex: 'Male',
    age: '30',
    height: `5'11"`,
    weight: '165 lb',
    weeklyMileage: '45 miles',
    longRunDistance: '20 miles',
    sweatRate: '1.8',
    climate: 'Hot & Humid',
  }),
  'gluten-nut-soy-free-vegan-half': golden(
    {
      raceType: 'Half',
      raceDate: '2028-03-01',
      targetTimeOrPace: '2:10:00',
      dietPreference: 'Vegan',
      allergies: 'celiac; nuts, soy, penuts',
    },
    '2028-02-26',
  ),
  'fodmap-marathon-new-year': golden(
    {
      raceDate: '2027-01-03',
      targetTimeOrPace: '3:30:00',
      sex: 'Male',
      allergies: 'FODMAP',
    },
    '2026-12-29',
  ),
  'vegan-marathon-low-budget-no-soy-nuts-gluten': golden({
    targetTimeOrPace: '3:45',
    dietPreference: 'Vegan',
    allergies: 'soy, nuts, gluten',
    budget: 'Low',
  }),
  'omnivore-teen-5k-in-three-days': golden({
    raceType: '5K',
    raceDate: '2027-03-04',
    targetTimeOrPace: '21:30',
    sex: 'Male',
    age: '15',
    height: '170 cm',
    weight: '56 kg',
    weeklyMileage: '30 km',
    longRunDistance: '8 km',
  }),
  'hot-saturday-half-vegetarian-lactose': golden({
    raceType: 'Half',
    raceDate: '2027-04-10',
    targetTimeOrPace: '1:58',
    dietPreference: 'Vegetarian',
    allergies: 'lactose intolerant',
    climate: 'Hot & Humid',
  }),
  '95-kg-marathoner-800-grams': golden({
    targetTimeOrPace: '4:15',
    sex: 'Male',
    age: '41',
    height: '188 cm',
    weight: '95 kg',
    weeklyMileage: '50 km',
    longRunDistance: '30 km',
  }),
  'marathon-on-a-low-budget': golden({ ...onABudget, budget: 'Low' }),
  'marathon-on-a-medium-budget': golden({ ...onABudget, budget: 'Medium' }),
  'marathon-on-a-high-budget': golden({ ...onABudget, budget: 'High' }),
  'vegan-with-eighteen-exclusions': golden({
    dietPreference: 'Vegan',
    allergies:
      'milk, eggs, fish, shellfish, nuts, peanuts, wheat, gluten, soy, sesame, celery, mustard, lupin, sulphites, corn, coconut, oats, FODMAP',
  }),
}
