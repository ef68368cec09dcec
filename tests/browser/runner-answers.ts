import { beginning } from './beginning.ts'

/** What a runner types or chooses, by the label that stands beside it. */
export type RunnerAnswers = Readonly<Record<string, string>>

export const choices: Readonly<Record<string, readonly string[]>> = {
  'Race type': ['5K', '10K', 'Half Marathon', 'Marathon'],
  Sex: ['Male', 'Female', 'Other'],
  'Diet preference': ['Omnivore', 'Vegetarian', 'Vegan'],
  Budget: ['Low', 'Medium', 'High'],
  Course: ['Flat', 'Hilly'],
  Climate: ['Cool', 'Moderate', 'Hot & Humid'],
}

export const requiredTexts = [
  'Race date',
  'Target time or pace',
  'Age',
  'Height',
  'Weight',
  'Weekly mileage',
  'Long run distance',
] as const

export const optionalTexts = ['Sweat rate', 'Allergies'] as const

/** Two months after the tests begin. */
export const raceDay = isoDayIn(60)

export const halfMarathoner: RunnerAnswers = {
  'Race type': 'Half Marathon',
  'Race date': raceDay,
  'Target time or pace': '1:45:00',
  Sex: 'Female',
  Age: '34',
  Height: `5'6"`,
  Weight: '132 lb',
  'Weekly mileage': '35 miles',
  'Long run distance': '12 miles',
  'Sweat rate': '0.9 L/h',
  'Diet preference': 'Vegetarian',
  Allergies: 'peanuts, lactose',
  Budget: 'Low',
  Course: 'Hilly',
  Climate: 'Cool',
}

/** One runner for each of the four races. */
export const runnersOfAllRaces: readonly RunnerAnswers[] = [
  { ...halfMarathoner, 'Race type': '5K', 'Target time or pace': '24:30', Climate: 'Moderate' },
  { ...halfMarathoner, 'Race type': '10K', 'Target time or pace': '8:00 per mile', 'Sweat rate': '' },
  halfMarathoner,
  {
    ...halfMarathoner,
    'Race type': 'Marathon',
    'Target time or pace': '3h45',
    Sex: 'Male',
    Height: '178 cm',
    Weight: '70 kg',
    'Diet preference': 'Omnivore',
    Allergies: '',
    Climate: 'Hot & Humid',
  },
]

/** Days after the one on which the tests begin. */
export function isoDayIn(days: number): string {
  const day = new Date(beginning)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
