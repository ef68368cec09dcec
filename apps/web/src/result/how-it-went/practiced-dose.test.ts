import { expect, test } from 'vitest'
import { plannedFuel, practicedDose } from './practiced-dose.ts'

/** Eight gels of 25 g in four hours: 50 g an hour planned. */
const planned = { servings: Array.from({ length: 8 }, () => 25) }

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
  expect(practicedDose(planned, 4, { taken, stomach })).toBe(dose)
})

test('the hours are those really run, so a slower run is a lower dose', () => {
  expect(practicedDose(planned, 5, { taken: 8, stomach: 0 })).toBe(40)
})

test.each([
  [1, 20],
  [2, 45],
  [2.5, 65],
  [3, 85],
  [4, 105],
])('of servings of 40, 20 and 25 g, %d are taken to be %d g: the smallest ones', (taken, dose) => {
  expect(practicedDose({ servings: [40, 20, 25] }, 1, { taken, stomach: 0 })).toBe(dose)
})

test('what nobody holds is a slip, and offered as no dose', () => {
  expect(practicedDose({ servings: [60, 60] }, 1, { taken: 2, stomach: 0 })).toBe(120)
  expect(practicedDose({ servings: [50, 50] }, 1, { taken: 3, stomach: 0 })).toBeNull()
  expect(practicedDose({ servings: [50, 50] }, 1, { taken: 3, stomach: 9 })).toBeNull()
})

test.each([
  [{ servings: [] }, 4, { taken: 0, stomach: 0 }],
  [planned, 0, { taken: 8, stomach: 0 }],
  [planned, Number.NaN, { taken: 8, stomach: 0 }],
  [planned, 4, { taken: -1, stomach: 0 }],
  [planned, 4, { taken: Number.NaN, stomach: 0 }],
  [planned, 4, { taken: 100, stomach: 0 }],
  [planned, 4, { taken: 8, stomach: 11 }],
  [planned, 4, { taken: 8, stomach: -1 }],
])('%o over %d hours with %o is no dose', (fuel, hours, went) => {
  expect(practicedDose(fuel, hours, went)).toBeNull()
})

test('what is eaten before, after and without carbs is not practiced while running', () => {
  const rows = [
    { phase: 'breakfast', carbs_g: 120 },
    { phase: 'top-up', carbs_g: 25 },
    { phase: 'during', carbs_g: 25 },
    { phase: 'during', carbs_g: 0 },
    { phase: 'during', carbs_g: 30 },
    { phase: 'recovery', carbs_g: 60 },
  ] as const
  expect(plannedFuel(rows)).toEqual({ servings: [25, 30] })
})
