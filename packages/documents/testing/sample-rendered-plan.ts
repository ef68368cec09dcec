import {
  emptyQuestionnaire,
  type PlanRow,
  type Preferences,
  planRace,
  type RaceRowWords,
  renderWords,
} from '@race-nutrition/engine'
import type { RenderedPlan } from '../src/rendered-plan.ts'

/** A half marathon of this engine for the tests of this package. */
export function sampleHalfMarathonPlan(preferences: Preferences = {}): RenderedPlan {
  const made = planRace(answers, { year: 2026, month: 11, day: 20 }, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { plan: facts } = made.value
  return { facts, words: renderWords(facts) }
}

/** Its rows and groceries written by hand. */
export function sampleRenderedPlan(): RenderedPlan {
  const { facts, words } = sampleHalfMarathonPlan()
  return {
    facts: {
      ...facts,
      targets: {
        ...facts.targets,
        race: { ...facts.targets.race, carbs_g_per_hr: 40, sodium_mg_per_hr: 150, fluids_ml_per_hr: 360 },
      },
      race_day: {
        ...facts.race_day,
        rows: rows.map((row) => row.facts),
        start_to_finish: { carbs_g: 37, sodium_mg: 140, fluids_ml: 350 },
        breakfast_to_recovery: { carbs_g: 232, sodium_mg: 1340, fluids_ml: 1450 },
      },
    },
    words: { ...words, raceRows: rows.map((row) => row.words), raceDose: [], groceries },
  }
}

const answers = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2026-12-13',
  targetTimeOrPace: ' 1:45:00 ',
  age: '34',
  height: `5'6"`,
  weight: '132 lb',
  weeklyMileage: '35 miles',
  longRunDistance: '12 miles',
}

const rows = [
  rowOf('breakfast', -180, ['3:00 before', null, 'Breakfast', 'Porridge'], [125, 500, 350]),
  rowOf('during', 20, ['0:20', '4.0 km / 2.5 mi', 'Drink', '200 ml sports drink'], [12, 90, 200]),
  rowOf('during', 40, ['0:40', '8.0 km / 5.0 mi', 'Gel', '1 gel with water'], [25, 50, 150]),
  rowOf('recovery', 135, ['0:30 after', null, 'Recovery', 'Rice bowl'], [70, 700, 750]),
]

function rowOf(
  phase: PlanRow['phase'],
  minute: number,
  [time, place, action, item]: readonly [string, string | null, string, string],
  [carbs_g, sodium_mg, fluids_ml]: readonly [number, number, number],
): { facts: PlanRow; words: RaceRowWords } {
  return {
    facts: { phase, minute, km: null, servings: [], carbs_g, sodium_mg, fluids_ml, reminds_of_thirst: false },
    words: {
      time,
      place,
      clock: null,
      when: place === null ? time : `${time} · ${place}`,
      action,
      item,
      itemByName: item,
      dish: null,
      onThePage: item,
    },
  }
}

const groceries = {
  note: 'Your grocery list covers Monday, December 7 to the race on Sunday, December 13.',
  labels: 'Labels to read for what you leave out: rolled oats.',
  pantry: [
    {
      foods: ['oats-rolled'],
      name: 'Rolled oats',
      buys: '500 g',
      uses: '(uses 420 g)',
      usesInFull: '(uses 420 g)',
      remarks: ['or 1 bag'],
    },
    {
      foods: ['oil-olive', 'salt'],
      name: 'Check you have: olive oil and salt',
      buys: '',
      uses: '',
      usesInFull: '',
      remarks: [],
    },
  ],
  fridge_freezer: [
    { foods: ['banana'], name: 'Bananas', buys: '12', uses: '', usesInFull: '(uses 11)', remarks: [] },
  ],
  electrolytes: [],
}
