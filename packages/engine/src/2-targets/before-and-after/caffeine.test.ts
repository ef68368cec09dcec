import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { caffeine } from './caffeine.ts'

const dose = (wishes: Partial<RunnerWishes>) => caffeine(someRunner(wishes))

describe('caffeine', () => {
  test('is 3 mg/kg in steps of 25 mg, 200 at most', () => {
    expect([49, 50, 58, 59, 66, 67, 100].map((weightKg) => dose({ weightKg }))).toEqual([
      125, 150, 150, 175, 175, 200, 200,
    ])
  })
  test('is none under 18', () => {
    expect([dose({ age: 17 }), dose({ age: 18 })]).toEqual([0, 175])
  })
  test('is none for runners who exclude it', () => {
    expect(dose({ allergies: ['caffeine'] })).toBe(0)
  })
})
