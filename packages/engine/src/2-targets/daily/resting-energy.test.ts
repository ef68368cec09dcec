import { describe, expect, test } from 'vitest'
import { everydayActivity } from '../../evidence/energy.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { restingEnergy } from './resting-energy.ts'

// The equation of Mifflin 1990, times 1.5. Evidence: resting-energy, everyday-activity.
const table = [
  { sex: 'Male', weightKg: 70, heightCm: 178, age: 35, kcal: 2464 },
  { sex: 'Female', weightKg: 58, heightCm: 165, age: 30, kcal: 1950 },
  { sex: 'Male', weightKg: 95, heightCm: 188, age: 45, kcal: 2858 },
  { sex: 'Female', weightKg: 68, heightCm: 162, age: 47, kcal: 1945 },
  { sex: 'Male', weightKg: 60, heightCm: 175, age: 24, kcal: 2368 },
  { sex: 'Female', weightKg: 52, heightCm: 160, age: 65, kcal: 1551 },
] as const

describe('a day without running', () => {
  test.each(table)('$sex, $weightKg kg, $heightCm cm, $age years: $kcal kcal', ({ kcal, ...wishes }) => {
    const day = everydayActivity.value * restingEnergy(someRunner(wishes))
    expect(Math.round(day)).toBe(kcal)
  })
})

const energyOf = (sex: 'Male' | 'Female' | 'Other', age: number) => restingEnergy(someRunner({ sex, age }))

test('the sex Other is halfway between male and female', () => {
  for (const age of [16, 40]) {
    const mean = (energyOf('Male', age) + energyOf('Female', age)) / 2
    expect(energyOf('Other', age)).toBeCloseTo(mean, 9)
  }
})

test('under 18 the equation for the young is used if it gives more', () => {
  const girl = { sex: 'Female', weightKg: 52, heightCm: 163 } as const
  expect(restingEnergy(someRunner({ ...girl, age: 15 }))).toBeCloseTo(13.384 * 52 + 692.6, 9)
  expect(restingEnergy(someRunner({ ...girl, age: 18 }))).toBeCloseTo(10 * 52 + 6.25 * 163 - 5 * 18 - 161, 9)
})
