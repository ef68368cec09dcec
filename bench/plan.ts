import { emptyQuestionnaire, planRace, type Questionnaire } from '@race-nutrition/engine'
import type { Benchmark } from './measure.ts'

const today = { year: 2026, month: 11, day: 20 }

const marathoner: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Marathon',
  raceDate: '2026-12-13',
  targetTimeOrPace: '3:45:00',
  sex: 'Female',
  age: '34',
  height: `5'6"`,
  weight: '132 lb',
  weeklyMileage: '35 miles',
  longRunDistance: '18 miles',
  allergies: 'peanuts, lactose',
  climate: 'Hot & Humid',
}

/** One whole plan, from fifteen answers to nine sections, beside writing out and reading back its JSON. */
export function planBenchmark(): Benchmark {
  const planned = planRace(marathoner, today)
  if (!planned.ok)
    throw new Error(`The runner of the benchmark is refused: ${JSON.stringify(planned.refused)}`)
  return {
    name: 'one marathon plan',
    work: () => planRace(marathoner, today),
    baseline: {
      name: 'its JSON, written and read',
      work: () => JSON.parse(JSON.stringify(planned.value)) as unknown,
    },
    limit: 5,
  }
}
