import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { hours } from '../../units.ts'
import { protein } from './protein.ts'

const dose = (hoursPerDay: number, wishes: Partial<RunnerWishes> = {}) =>
  protein(someRunner(wishes), hours(hoursPerDay))

describe('protein', () => {
  test('grows with training', () => {
    expect([0, 0.5, 1.25, 4].map((hoursPerDay) => dose(hoursPerDay))).toEqual([1.4, 1.6, 1.8, 1.8])
  })
  test('is a tenth more for vegans, up to 2.0, and to 1.8 under 18', () => {
    expect(dose(0.5, { diet: 'Vegan' })).toBeCloseTo(1.76, 9)
    expect(dose(2, { diet: 'Vegan' })).toBeCloseTo(1.98, 9)
    expect(dose(2, { diet: 'Vegan', age: 17 })).toBe(1.8)
  })
  test('is at least 1.6 from 60 on', () => {
    expect([dose(0, { age: 59 }), dose(0, { age: 60 })]).toEqual([1.4, 1.6])
  })
})
