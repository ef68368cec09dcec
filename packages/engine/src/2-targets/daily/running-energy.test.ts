import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { hillFactor } from './running-energy.ts'

const withClimb = (metersPerKilometer: number) =>
  someRunner({
    race: '10K',
    targetSeconds: 3000,
    course: 'Hilly',
    preferences: { course: { climb_m: 10 * metersPerKilometer } },
  })

describe('hills', () => {
  test('cost what the answer says', () => {
    expect(hillFactor(someRunner({ course: 'Flat' }))).toBe(1)
    expect(hillFactor(someRunner({ course: 'Hilly' }))).toBe(1.05)
  })

  // Evidence: measured-climb.
  test.each([
    [0, 1],
    [7.5, 1.006],
    [15, 1.012],
    [20, 1.022],
    [25, 1.032],
    [30, 1.046],
    [60, 1.05],
  ])('or, at %d m of measured climb a kilometer, %d times the flat', (climb, times) => {
    expect(hillFactor(withClimb(climb))).toBeCloseTo(times, 9)
  })
})
