import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { dailyEnergy } from './daily-energy.ts'

test('the energy used in a day is planned, up to 7,000 kcal', () => {
  const usual = dailyEnergy(someRunner({ weightKg: 70 }))
  expect(usual.planned).toBe(usual.spent)
  const young = dailyEnergy(someRunner({ sex: 'Male', age: 13, heightCm: 200, weightKg: 176, weeklyKm: 85 }))
  expect(young.spent).toBeGreaterThan(7000)
  expect(young.planned).toBe(7000)
})

test('enough energy is planned besides running, even if that is more than a day uses', () => {
  const { spent, planned, running, fatFreeMass } = dailyEnergy(
    someRunner({ sex: 'Male', age: 52, heightCm: 188, weightKg: 95, weeklyKm: 29 }),
  )
  expect(planned).toBeGreaterThan(spent)
  expect((planned - running) / fatFreeMass).toBeCloseTo(40, 9)
})
