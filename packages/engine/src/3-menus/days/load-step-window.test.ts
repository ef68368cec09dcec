import { describe, expect, test } from 'vitest'
import { windowOfLoadStep } from './load-step-window.ts'

const steps = (easy: number, thursday: number, friday: number, eve: number) =>
  [
    { kind: 'easy-week', carbs: easy },
    { kind: 'loading', carbs: thursday },
    { kind: 'loading', carbs: friday },
    { kind: 'day-before', carbs: eve },
  ] as const

describe('carbs of race week', () => {
  test('stay on their side of the middle between two days', () => {
    expect(windowOfLoadStep(steps(300, 320, 400, 500), 0)).toEqual({ least: 0, most: 310 })
    expect(windowOfLoadStep(steps(300, 320, 400, 500), 1)).toEqual({ least: 310, most: Infinity })
    expect(windowOfLoadStep(steps(300, 320, 400, 500), 3)).toEqual({ least: 450, most: Infinity })
  })

  test('split the tolerance, 5% below to 3% above, in three if all days have the same target', () => {
    expect(windowOfLoadStep(steps(400, 400, 400, 400), 0).most).toBeCloseTo(390.67)
    expect(windowOfLoadStep(steps(400, 400, 400, 400), 1).least).toBeCloseTo(390.67)
    expect(windowOfLoadStep(steps(400, 400, 400, 400), 2).most).toBeCloseTo(401.33)
    expect(windowOfLoadStep(steps(400, 400, 400, 400), 3).least).toBeCloseTo(401.33)
  })

  test('stay below the ceiling of 800 g if two days reach it', () => {
    expect(windowOfLoadStep(steps(600, 700, 800, 800), 2).most).toBeCloseTo(786.67)
    expect(windowOfLoadStep(steps(600, 700, 800, 800), 3).least).toBeCloseTo(786.67)
    expect(windowOfLoadStep(steps(600, 700, 795, 800), 2).most).toBeCloseTo(786.67)
    expect(windowOfLoadStep(steps(600, 650, 700, 800), 2).most).toBe(750)
  })

  test('do not limit a day that follows a larger one', () => {
    expect(windowOfLoadStep(steps(420, 400, 560, 600), 1).least).toBe(0)
  })
})
