import { expect, test } from 'vitest'
import { drawnPlans } from '../testing/drawn-plans.ts'
import { lighterRate, raceRates } from './race-rates.ts'
import type { PlanTotals } from './plan.ts'

const targets = { carbs_g_per_hr: 60, sodium_mg_per_hr: 250, fluids_ml_per_hr: 400, hours: 4 }

/** Of a race of four hours whose stops bring this. */
const ratesOf = (start_to_finish: PlanTotals) => {
  const plan = { targets: { race: targets }, race_day: { shortfalls: [], start_to_finish } }
  const { carbs, fluids, sodium } = raceRates(plan as unknown as Parameters<typeof raceRates>[0])
  return [carbs, fluids, sodium].map(({ amount, path }) => [amount, path.split('.')[0]])
}

test('a rate is what the stops bring by the hour, explained by its target while it is within a twentieth of that', () => {
  expect(ratesOf({ carbs_g: 230, fluids_ml: 1580, sodium_mg: 1040 })).toEqual([
    [58, 'targets'],
    [400, 'targets'],
    [260, 'targets'],
  ])
})

test('and by its sum where that is more than a twentieth off', () => {
  expect(ratesOf({ carbs_g: 216, fluids_ml: 1720, sodium_mg: 1430 })).toEqual([
    [54, 'race_day'],
    [430, 'race_day'],
    [360, 'race_day'],
  ])
})

test('every rate of a drawn plan, times the hours, is what its table brings from start to finish', () => {
  const off = drawnPlans().flatMap(({ plan }) => {
    const { carbs, fluids, sodium } = raceRates(plan)
    const { start_to_finish: brought } = plan.race_day
    const { hours } = plan.targets.race
    return [
      [carbs.amount, brought.carbs_g, 1],
      [fluids.amount, brought.fluids_ml, 10],
      [sodium.amount, brought.sodium_mg, 10],
    ].filter(([rate = 0, sum = 0, step = 1]) => Math.abs(rate - sum / hours) > step / 2 + 1e-9)
  })
  expect(off).toEqual([])
})

test('the lighter rate is what the lighter table brings, and the dose where there is none', () => {
  const race = { ...targets, lighter_carbs_g_per_hr: 40 }
  const of = (lighter: { carbs_g: number } | null) =>
    lighterRate({ targets: { race }, race_day: { lighter } } as unknown as Parameters<typeof lighterRate>[0])
  expect(of({ carbs_g: 150 })).toBe(38)
  expect(of(null)).toBe(40)
})
