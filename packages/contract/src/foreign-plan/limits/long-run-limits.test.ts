import { hardLimits } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { foundIn, type GoodObject, runnerWith } from '../../../testing/some-plan.ts'

const { longRun, mealBefore, recovery } = hardLimits(runnerWith())

const during = (rates: Partial<GoodObject['long_run_fueling']['during']>) => (plan: GoodObject) => {
  Object.assign(plan.long_run_fueling.during, rates)
  Object.assign(plan.numbers_summary.long_run, rates)
}

const salted = (sodium: number) => foundIn(during({ sodium_mg_per_hr: sodium }))
const afterMealOf = (carbs: number) => foundIn((plan) => void (plan.long_run_fueling.pre_run.carbs_g = carbs))
const recovered = (amounts: Partial<GoodObject['long_run_fueling']['post_run']>) =>
  foundIn((plan) => Object.assign(plan.long_run_fueling.post_run, amounts))

const withoutFuel = (plan: GoodObject) => {
  during({ carbs_g_per_hr: 0, sodium_mg_per_hr: 0, fluids_ml_per_hr: 0 })(plan)
  plan.long_run_fueling.pre_run.carbs_g = 0
  Object.assign(plan.long_run_fueling.post_run, { carbs_g: 0, protein_g: 0, fluids_ml: 0, sodium_mg: 0 })
}

describe('an hour of the long run', () => {
  test.each([
    ['carbs_g_per_hr', 'long-run-carbs', longRun.carbs],
    ['fluids_ml_per_hr', 'long-run-fluids', longRun.fluids],
  ] as const)('%s is refused above its limit', (field, id, most) => {
    expect(foundIn(during({ [field]: most }))).toEqual([])
    expect(foundIn(during({ [field]: most + 0.1 }))).toEqual([`${id} hard`])
    expect(foundIn(during({ [field]: 0 }))).toContain(`${id} hard`)
  })

  test('sodium is refused above its limit, and above 2000 mg in a liter of drink', () => {
    expect(salted(0)).toEqual(['long-run-sodium hard'])
    expect(salted(900)).toEqual([])
    expect(salted(901)).toEqual(['long-run-drink hard'])
    expect(salted(longRun.sodium)).toEqual(['long-run-drink hard'])
    expect(salted(longRun.sodium + 1)).toEqual(['long-run-sodium hard', 'long-run-drink hard'])
  })
})

test('the meal before the long run is within its limits', () => {
  expect(afterMealOf(mealBefore.least)).toEqual([])
  expect(afterMealOf(mealBefore.least - 0.1)).toEqual(['long-run-meal hard'])
  expect(afterMealOf(mealBefore.most)).toEqual([])
  expect(afterMealOf(mealBefore.most + 0.1)).toEqual(['long-run-meal hard'])
  expect(afterMealOf(0)).toEqual(['long-run-meal hard'])
})

describe('the recovery after the long run', () => {
  test.each([
    ['carbs_g', recovery.carbs.least, recovery.carbs.most],
    ['protein_g', recovery.protein.least, recovery.protein.most],
    ['fluids_ml', 1, recovery.fluids],
    ['sodium_mg', 1, recovery.sodium],
  ] as const)('%s is refused beyond its limits', (field, least, most) => {
    expect(recovered({ [field]: least })).toEqual([])
    expect(recovered({ [field]: most })).toEqual([])
    expect(recovered({ [field]: most + 0.1 })).toEqual(['long-run-recovery hard'])
  })

  test('is refused if there is hardly any', () => {
    expect(recovered({ carbs_g: recovery.carbs.least - 0.1 })).toEqual(['long-run-recovery hard'])
    expect(recovered({ protein_g: recovery.protein.least - 0.1 })).toEqual(['long-run-recovery hard'])
    expect(recovered({ carbs_g: 0, protein_g: 0, fluids_ml: 0, sodium_mg: 0 })).toEqual([
      'long-run-recovery hard',
    ])
  })
})

test('a long run too short for fuel may have none', () => {
  const short = { longRunDistance: '8 km' }
  expect(hardLimits(runnerWith(short)).longRun.isFueled).toBe(false)
  expect(foundIn(withoutFuel, short)).toEqual([])
  expect(foundIn(withoutFuel)).toEqual([
    'long-run-meal hard',
    'long-run-carbs hard',
    'long-run-sodium hard',
    'long-run-fluids hard',
    'long-run-drink hard',
    'long-run-recovery hard',
  ])
})
