import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { type FlagCode, flagCodes } from './flags.ts'
import { setTargets } from './set-targets.ts'

const flagsOf = (wishes: Partial<RunnerWishes>) => setTargets(someRunner(wishes)).flags

const byWords = (flagged: string, free: string) => ({
  flagged: { healthWords: [flagged] },
  free: { healthWords: [free] },
})

/** A runner without any flag. */
const plain: Partial<RunnerWishes> = {
  race: 'Half',
  targetSeconds: 7100,
  sex: 'Male',
  heightCm: 178,
  weightKg: 70,
  weeklyKm: 40,
  longRunKm: 16,
}

test('an average runner has no flag', () => {
  expect(flagsOf(plain)).toEqual([])
})

describe('each flag has an edge', () => {
  const edges: Record<FlagCode, { flagged: Partial<RunnerWishes>; free: Partial<RunnerWishes> }> = {
    // 1.06 times 56:42 is 3,606.1 s.
    TARGET_ELITE_CHECK: { flagged: { targetSeconds: 3606 }, free: { targetSeconds: 3607 } },
    MINOR: { flagged: { age: 17 }, free: { age: 18 } },
    MINOR_MARATHON: { flagged: { age: 17, race: 'Marathon' }, free: { age: 17, race: 'Half' } },
    AGE_65_PLUS: { flagged: { age: 65 }, free: { age: 64 } },
    BMI_LOW: { flagged: { heightCm: 200, weightKg: 73.9 }, free: { heightCm: 200, weightKg: 74 } },
    BMI_HIGH: { flagged: { heightCm: 200, weightKg: 120 }, free: { heightCm: 200, weightKg: 119.9 } },
    EA_BELOW_45: {
      flagged: { sex: 'Female', age: 60, heightCm: 178, weightKg: 70 },
      free: { sex: 'Male', age: 60, heightCm: 178, weightKg: 70 },
    },
    EAH_NOTE: { flagged: { targetSeconds: 7200 }, free: { targetSeconds: 7199 } },
    EAH_SLOW: { flagged: { targetSeconds: 14_400 }, free: { targetSeconds: 14_399 } },
    EAH_HIGH_VOLUME: {
      flagged: { race: 'Marathon', targetSeconds: 14_400, climate: 'Hot & Humid', weightKg: 85 },
      free: { race: 'Marathon', targetSeconds: 14_400, climate: 'Cool', weightKg: 60 },
    },
    HEAT: { flagged: { climate: 'Hot & Humid' }, free: { climate: 'Moderate' } },
    HEAT_EXTREME: {
      flagged: { preferences: { forecast: { temp_c: 32, humidity: 20 } } },
      free: { preferences: { forecast: { temp_c: 31.9, humidity: 90 } } },
    },
    LOSS_GT_3PCT: { flagged: { sweatRate: 2.5 }, free: { sweatRate: 1.5 } },
    SWEAT_HIGH: { flagged: { sweatRate: 2.6 }, free: { sweatRate: 2.5 } },
    SWEAT_EXTREME: { flagged: { sweatRate: 3.6 }, free: { sweatRate: 3.5 } },
    LOW_VOLUME: {
      flagged: { race: 'Marathon', weeklyKm: 29, targetSeconds: 14_000 },
      free: { race: 'Marathon', weeklyKm: 30, targetSeconds: 14_000 },
    },
    VEGAN_B12_IRON: { flagged: { diet: 'Vegan' }, free: { diet: 'Vegetarian' } },
    GUT_PRACTICE: { flagged: { longRunKm: 36 }, free: { longRunKm: 16 } },
    HEALTH_PREGNANCY: byWords('pregnant', 'not pregnant'),
    HEALTH_BREASTFEEDING: byWords('nursing', 'nursing home'),
    HEALTH_DIABETES: byWords('diabetic', 'father diabetic'),
    HEALTH_BLOOD_PRESSURE: byWords('hypertension', 'low blood pressure'),
    HEALTH_HEART: byWords('was in atrial fibrillation', 'no heart problems'),
    HEALTH_STIMULANT: byWords('anxiety', 'no anxiety'),
    HEALTH_KIDNEY: byWords('one kidney', 'kidney beans'),
    HEALTH_EATING_DISORDER: byWords('was anorexic', 'never anorexic'),
    HEALTH_CELIAC: byWords('celiac', 'non-celiac gluten sensitivity'),
    HEALTH_IBS: byWords('low fodmap', 'lactose'),
    HEALTH_REFLUX: byWords('heartburn', 'heart of palm'),
    HEALTH_SEVERE_ALLERGY: byWords('EpiPen', 'peanuts'),
    HEALTH_OTHER_HEALTH: byWords('asthma', 'latex'),
  }

  test.each(flagCodes)('%s', (code) => {
    expect(flagsOf({ ...plain, ...edges[code].flagged })).toContain(code)
    expect(flagsOf({ ...plain, ...edges[code].free })).not.toContain(code)
  })
})

test('a strong warning about drinking replaces the plain one', () => {
  expect(flagsOf({ ...plain, targetSeconds: 14_400 })).not.toContain('EAH_NOTE')
  // A long run of over four hours, whatever the race.
  expect(flagsOf({ ...plain, longRunKm: 40 })).toContain('EAH_SLOW')
})

test('an extreme sweat rate replaces the flag of a high one', () => {
  const flags = flagsOf({ ...plain, sweatRate: 4 })
  expect(flags).toContain('SWEAT_EXTREME')
  expect(flags).not.toContain('SWEAT_HIGH')
})

test('a plan made to leave exactly 45 is not below it', () => {
  // Body mass index 18.4 at age 80: the floor of 45 applies, above the low energy of that age.
  const lean = { ...plain, sex: 'Female', age: 80, heightCm: 165, weightKg: 50 } as const
  const { energyAvailability, flags } = setTargets(someRunner(lean))
  expect(energyAvailability).toBeCloseTo(45, 9)
  expect(flags).not.toContain('EA_BELOW_45')
})
