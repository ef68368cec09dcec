import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { hardLimits } from './hard-limits.ts'
import { setTargets } from '../set-targets.ts'

const runner = someRunner({ weightKg: 60, heightCm: 170 })

test('a day is limited by weight: 2.5 to 12 g/kg of carbs, 1 to 2.5 of protein, 0.5 of fat at least', () => {
  const { carbs, protein, leastFat, fatShare } = hardLimits(runner).daily
  expect(carbs).toEqual({ least: 150, most: 720 })
  expect(protein).toEqual({ least: 60, most: 150 })
  expect(leastFat).toBe(30)
  expect(fatShare).toEqual({ least: 0.15, most: 0.45 })
})

test('energy is limited by what a body needs at rest and burns', () => {
  const { restingEnergy, runningEnergy, fatFreeMass } = setTargets(runner)
  const { least, most } = hardLimits(runner).daily.energy
  expect(least).toBeCloseTo(Math.max(runningEnergy + 30 * fatFreeMass, 1.2 * restingEnergy))
  expect(most).toBeCloseTo(1.9 * restingEnergy + 1.15 * runningEnergy)
})

test('no day is over 7000 kcal, except one that the engine itself plans', () => {
  const muchRunning = someRunner({ weightKg: 130, heightCm: 200, weeklyKm: 280, sex: 'Male' })
  expect(setTargets(muchRunning).daily.energy).toBeGreaterThan(7000)
  expect(hardLimits(muchRunning).daily.energy.most).toBe(setTargets(muchRunning).daily.energy)
  const less = someRunner({ weightKg: 100, heightCm: 200, weeklyKm: 250, sex: 'Male' })
  expect(hardLimits(less).daily.energy.most).toBe(7000)
})

// Carbs an hour by minutes on the road. Evidence: hard-carbohydrate-an-hour.
test.each([
  [44, 40],
  [45, 60],
  [74, 60],
  [75, 90],
  [150, 90],
  [151, 120],
])('a race of %i minutes has at most %i g of carbs an hour', (minutes, most) => {
  const { race } = hardLimits(someRunner({ race: 'Half', targetSeconds: minutes * 60 }))
  expect(race.carbs).toBe(most)
  expect(race.isFueled).toBe(minutes >= 75)
  expect(race.sodium).toBe(2000)
})

test.each([
  [17, 90, 0],
  [18, 120, 360],
])('at %i a long race has at most %i g an hour, and a dose of caffeine %i mg', (age, carbs, dose) => {
  const limits = hardLimits(someRunner({ age, weightKg: 60, targetSeconds: 4 * 3600 }))
  expect(limits.race.carbs).toBe(carbs)
  expect(limits.caffeine).toEqual({ dose, day: age < 18 ? 0 : 400 })
})

test('a dose of caffeine is never over 400 mg', () => {
  expect(hardLimits(someRunner({ weightKg: 66 })).caffeine.dose).toBe(396)
  expect(hardLimits(someRunner({ weightKg: 67 })).caffeine.dose).toBe(400)
})

test.each([
  [0.5, 550],
  [1.15, 1200],
  [2, 1200],
])('with %f L of sweat an hour at most %i ml are drunk', (sweatRate, most) => {
  const { race, longRun } = hardLimits(someRunner({ sweatRate }))
  expect(race.fluids).toBeCloseTo(most)
  expect(longRun.fluids).toBeCloseTo(most)
})

test('without fructose an hour has 60 g of carbs at most', () => {
  const withoutFructose = { allergies: ['fodmap'] } as const
  expect(hardLimits(someRunner({ ...withoutFructose, targetSeconds: 4 * 3600 })).race.carbs).toBe(60)
  expect(hardLimits(someRunner({ ...withoutFructose, targetSeconds: 40 * 60 })).race.carbs).toBe(40)
})

test('a feed has at most 60 g, and the next one comes ten minutes later', () => {
  expect(hardLimits(runner).feed).toEqual({ most: 60, minutesApart: 10 })
  expect(hardLimits(runner).drinkSodium).toEqual({ aLiter: 2000, ofFood: 200 })
})

test.each([
  [60, { least: 18, most: 270 }, 900],
  [85, { least: 25.5, most: 350 }, 1200],
])('at %i kg the meal before and the drink before are limited', (weightKg, meal, drink) => {
  const { mealBefore, drinkBefore } = hardLimits(someRunner({ weightKg, heightCm: 185 }))
  expect(mealBefore).toEqual(meal)
  expect(drinkBefore).toEqual({ hours: 4, most: drink })
})

test('recovery is limited by weight, and drink and sodium for everybody', () => {
  const { carbs, protein, fluids, sodium, hours } = hardLimits(runner).recovery
  expect(carbs).toEqual({ least: 18, most: 156 })
  expect(protein).toEqual({ least: 10, most: 50 })
  expect([fluids, sodium, hours]).toEqual([2000, 2500, 2])
  expect(hardLimits(someRunner({ weightKg: 90, heightCm: 200 })).recovery.protein.most).toBe(54)
})

test('the busiest hour of a race may have a quarter more; of carbs, than an hour of any race', () => {
  const half = { race: 'Half', targetSeconds: 2 * 3600, sweatRate: 0.75 } as const
  expect(hardLimits(someRunner(half)).busiestHour).toEqual({ carbs: 150, sodium: 2500, fluids: 1000 })
  expect(hardLimits(someRunner({ ...half, age: 17 })).busiestHour.carbs).toBe(112.5)
})
