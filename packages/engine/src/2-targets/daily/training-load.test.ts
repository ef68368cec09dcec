import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { trainingLoad } from './training-load.ts'

const paceOf = (targetSeconds: number) => trainingLoad(someRunner({ targetSeconds })).speed

describe('the training pace', () => {
  test('is 15 percent slower than marathon pace', () => {
    expect(paceOf(3 * 3600)).toBeCloseTo(42.195 / 3 / 1.15, 9)
  })
  test('is no slower than a jog, unless the marathon itself is walked', () => {
    expect(paceOf(5 * 3600)).toBe(7.5)
    expect(paceOf(6 * 3600)).toBeCloseTo(42.195 / 6, 9)
  })
})
