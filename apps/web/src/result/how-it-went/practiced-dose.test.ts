import { longRunServings, plannedServings } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { drawnPlans } from '../../../../../packages/engine/testing/drawn-plans.ts'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { practicedDose } from './practiced-dose.ts'

/** Eight gels of 25 g in four hours: 50 g an hour planned. */
const eightGels = { count: 8, carbs: Array.from({ length: 8 }, () => 25) }

test.each([
  [8, 0, 50],
  [8, 4, 50],
  [8, 5, 40],
  [8, 10, 40],
  [6, 4, 37],
  [6, 5, 27],
  [10, 4, 62],
  [0.5, 4, 3],
  [0, 0, 0],
  [1, 5, 0],
])('%d of eight servings with a stomach of %d are a dose of %d g an hour', (taken, stomach, dose) => {
  expect(practicedDose(eightGels, 4, { taken, stomach })).toBe(dose)
})

test('the hours are those really run, so a slower run is a lower dose', () => {
  expect(practicedDose(eightGels, 5, { taken: 8, stomach: 0 })).toBe(40)
})

test.each([
  [1, 20],
  [2, 45],
  [2.5, 65],
  [3, 85],
  [4, 105],
])('of servings of 40, 20 and 25 g, %d are taken to be %d g: the smallest ones', (taken, dose) => {
  expect(practicedDose({ count: 3, carbs: [40, 20, 25] }, 1, { taken, stomach: 0 })).toBe(dose)
})

test('what nobody holds is a slip, and offered as no dose', () => {
  expect(practicedDose({ count: 2, carbs: [60, 60] }, 1, { taken: 2, stomach: 0 })).toBe(120)
  expect(practicedDose({ count: 2, carbs: [50, 50] }, 1, { taken: 3, stomach: 0 })).toBeNull()
  expect(practicedDose({ count: 2, carbs: [50, 50] }, 1, { taken: 3, stomach: 9 })).toBeNull()
})

test.each([
  [{ count: 0, carbs: [] }, 4, { taken: 0, stomach: 0 }],
  [eightGels, 0, { taken: 8, stomach: 0 }],
  [eightGels, Number.NaN, { taken: 8, stomach: 0 }],
  [eightGels, 4, { taken: -1, stomach: 0 }],
  [eightGels, 4, { taken: Number.NaN, stomach: 0 }],
  [eightGels, 4, { taken: 100, stomach: 0 }],
  [eightGels, 4, { taken: 8, stomach: 11 }],
  [eightGels, 4, { taken: 8, stomach: -1 }],
])('%o over %d hours with %o is no dose', (fuel, hours, went) => {
  expect(practicedDose(fuel, hours, went)).toBeNull()
})

test('servings of a drink are counted in halves', () => {
  const poured = { count: 2.5, carbs: [30, 30, 30] }
  expect(practicedDose(poured, 2, { taken: 2.5, stomach: 0 })).toBe(45)
  expect(practicedDose(poured, 2, { taken: 1.25, stomach: 0 })).toBe(22)
})

test('all servings in the planned time are the planned dose, and none are 0, whoever runs', () => {
  const runs = drawnPlans().flatMap(({ plan: { long_run: run, race_day: race, targets } }) => [
    { planned: plannedServings(run), total: run.totals.carbs_g, hours: targets.long_run.hours },
    { planned: plannedServings(race), total: race.start_to_finish.carbs_g, hours: targets.race.hours },
  ])
  const fed = runs.filter(({ planned }) => planned.count > 0)
  expect(fed.length).toBeGreaterThan(20)
  for (const { planned, total, hours } of fed) {
    const dose = practicedDose(planned, hours, { taken: planned.count, stomach: 0 })
    expect(Math.abs((dose ?? 0) - total / hours)).toBeLessThanOrEqual(1)
    expect(practicedDose(planned, hours, { taken: 0, stomach: 0 })).toBe(0)
  }
})

test('the five gels of a long run beside an electrolyte drink are 36 g an hour, not 8', () => {
  const { facts } = renderedPlan(
    {
      raceType: 'Half Marathon',
      raceDate: '2026-12-20',
      targetTimeOrPace: '1:58',
      sex: 'Male',
      age: '41',
      height: `5'9"`,
      weight: '160 lb',
      weeklyMileage: '40 miles',
      longRunDistance: '18 miles',
      course: 'Hilly',
      climate: 'Cool',
    },
    { year: 2026, month: 11, day: 30 },
  )
  const planned = longRunServings(facts, '2026-11-30')
  const { hours } = facts.targets.long_run
  expect(planned.count).toBe(5)
  expect(practicedDose(planned, hours, { taken: 5, stomach: 0 })).toBe(
    Math.floor(facts.long_run.totals.carbs_g / hours),
  )
})
