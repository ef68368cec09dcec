import type { RenderedPlan } from '@race-nutrition/documents'
import { type PlainDay, planRace, type Questionnaire, renderWords } from '@race-nutrition/engine'

const marathoner: Questionnaire = {
  raceType: 'Marathon',
  raceDate: '2027-05-02',
  targetTimeOrPace: '4:00:00',
  sex: 'Female',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '50 km',
  longRunDistance: '24 km',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}

/** A marathoner's plan of this version, with some answers changed, and what they set besides. */
export function renderedPlan(
  answers: Partial<Questionnaire> = {},
  today: PlainDay = { year: 2027, month: 3, day: 1 },
  preferences: unknown = {},
): RenderedPlan {
  const made = planRace({ ...marathoner, ...answers }, today, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { plan: facts } = made.value
  return { facts, words: renderWords(facts) }
}
