import { expect, test } from 'vitest'
import examples from '../../testing/science-examples.json' with { type: 'json' }
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { setTargets } from './set-targets.ts'

/** The slow marathon of the worked examples, with words about health. */
const slow = (...healthWords: string[]) => summaryOf({ ...exampleTen(), healthWords })

function exampleTen(): Partial<RunnerWishes> {
  const example = examples.find(({ id }) => id === 10)
  if (!example) throw new Error('the tenth example is there')
  const { T_s, H, W, age } = example.input
  return {
    race: 'Marathon',
    targetSeconds: T_s,
    sex: 'Female',
    age,
    heightCm: H,
    weightKg: W,
    weeklyKm: 35,
    longRunKm: 26,
  }
}

function summaryOf(wishes: Partial<RunnerWishes>) {
  const { daily, dayTypes, raceWeek, race, longRun, caffeine } = setTargets(someRunner(wishes))
  return {
    kcal: daily.energy,
    carbs: daily.carbs,
    protein: daily.protein,
    fat: daily.fat,
    days: [dayTypes.rest.energy, dayTypes.run?.energy, dayTypes.longRun.energy],
    week: [raceWeek.mondayToWednesday, raceWeek.thursdayToFriday, raceWeek.dayBefore],
    optional: race.breakfast.optional,
    race: race.perHour,
    longRun: { ...longRun.perHour, carbs: longRun.goal },
    breakfast: [race.breakfast.sodium, longRun.before.sodium],
    recovery: [race.recovery.sodium, longRun.recovery.sodium],
    overdrinking: [race.overdrinking, longRun.overdrinking],
    caffeine,
  }
}

const plain = {
  kcal: 2287,
  carbs: 345,
  protein: 112,
  fat: 51,
  days: [2115, 2219, 2999],
  week: [365, 495, 530],
  optional: 15,
  race: { carbs: 55, sodium: 250, fluids: 300 },
  longRun: { carbs: 55, sodium: 250, fluids: 300 },
  breakfast: [500, 500],
  recovery: [1380, 980],
  overdrinking: ['strong', 'note'],
  caffeine: 200,
}

const unsalted = {
  race: { carbs: 55, sodium: 0, fluids: 270 },
  longRun: { carbs: 55, sodium: 0, fluids: 270 },
  breakfast: [300, 300],
  recovery: [300, 300],
  overdrinking: ['strong', 'strong'],
  caffeine: 0,
}

// science: "What the codes change in one runner (example 10, the rest as there)".
test.each<[string, string, Partial<typeof plain>]>([
  ['none', '', {}],
  ['pregnancy', 'pregnant', { caffeine: 0 }],
  [
    'breastfeeding',
    'breastfeeding',
    { kcal: 2682, carbs: 365, protein: 112, fat: 86, days: [2510, 2614, 3394], caffeine: 100 },
  ],
  ['diabetes', 'type 2 diabetes', { week: [365, 365, 365], optional: 0 }],
  ['blood_pressure', 'high blood pressure', unsalted],
  ['heart', 'heart disease', unsalted],
  ['stimulant', 'anxiety', { caffeine: 0 }],
  ['eating_disorder', 'was anorexic', { days: [2287, 2287, 2999], caffeine: 0 }],
  ['ibs', 'IBS', {}],
  ['low_fodmap', 'low FODMAP', {}],
  ['celiac', 'celiac disease', {}],
  ['reflux', 'reflux', {}],
  ['other_health', 'lithium', {}],
  ['not_food', 'latex', {}],
  ['brand', 'Maurten', {}],
])('%s changes what the table says, and nothing else', (_code, words, moves) => {
  expect(slow(words)).toEqual({ ...plain, ...moves })
})

test('kidney disease is as high blood pressure, with protein at 1.2 g/kg and fat in its place', () => {
  const { kcal, carbs, protein, days, week, ...rest } = slow('one kidney')
  expect({ kcal, carbs, protein }).toEqual({ kcal: 2292, carbs: 365, protein: 82 })
  expect(rest).toMatchObject({ ...unsalted, optional: 15 })
  expect([days.length, week]).toEqual([3, [365, 495, 530]])
})

test('IBS holds the example of 70 g an hour at 60', () => {
  const example = examples.find(({ id }) => id === 8)
  const wishes: Partial<RunnerWishes> = {
    race: 'Marathon',
    targetSeconds: example?.input.T_s ?? 0,
    sex: 'Male',
    age: example?.input.age ?? 0,
    heightCm: example?.input.H ?? 0,
    weightKg: example?.input.W ?? 0,
    weeklyKm: example?.input.weeklyKm ?? 0,
    longRunKm: example?.input.longKm ?? 0,
    climate: 'Cool',
  }
  expect(summaryOf(wishes).race.carbs).toBe(70)
  expect(summaryOf({ ...wishes, healthWords: ['low FODMAP'] }).race.carbs).toBe(60)
})

test('several words add up, and the strictest figure wins', () => {
  expect(slow('breastfeeding', 'type 1 diabetes', 'heart disease')).toEqual({
    ...plain,
    ...unsalted,
    kcal: 2682,
    carbs: 365,
    protein: 112,
    fat: 86,
    days: [2510, 2614, 3394],
    week: [365, 365, 365],
    optional: 0,
  })
})

test('a load day has the energy of milk as well, and what a body keeps does not count it', () => {
  const [without, feeding] = [[], ['breastfeeding']].map((healthWords) =>
    setTargets(someRunner({ ...exampleTen(), healthWords })),
  )
  expect(feeding?.milkEnergy).toBe(400)
  expect(without?.milkEnergy).toBe(0)
  expect(feeding?.energyAvailability).toBeCloseTo(without?.energyAvailability ?? 0, 0)
})

test('with an eating disorder at least 45 kcal are left for each kilogram of lean mass', () => {
  const lean = { sex: 'Other', age: 53, heightCm: 184, weightKg: 94, weeklyKm: 13, longRunKm: 5 } as const
  const [usual, careful] = [[], ['anorexia']].map((healthWords) =>
    setTargets(someRunner({ ...lean, healthWords })),
  )
  expect(usual?.energyAvailability).toBeLessThan(45)
  expect(careful?.energyAvailability).toBeGreaterThanOrEqual(45 - 1e-9)
})
