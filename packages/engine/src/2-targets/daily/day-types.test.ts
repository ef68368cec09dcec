import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { setTargets } from '../set-targets.ts'

const typesOf = (wishes: Partial<RunnerWishes>) => setTargets(someRunner(wishes)).dayTypes

describe('day types', () => {
  test('share the week among its runs', () => {
    const { runsAWeek, rest, run, longRun } = typesOf({ weeklyKm: 55, longRunKm: 30 })
    expect(runsAWeek).toBe(6)
    expect([rest.days, run?.days, longRun.days]).toEqual([1, 5, 1])
    expect([rest.distance, run?.distance, longRun.distance]).toEqual([0, 5, 30])
  })

  test.each([
    [0, 0, 1],
    [11, 10, 1],
    [11.1, 10, 2],
    [17.9, 8, 2],
    [18, 8, 3],
    [65.9, 20, 6],
    [150, 20, 6],
  ])('a week of %d km with a long run of %d km has %d runs', (weeklyKm, longRunKm, runs) => {
    expect(typesOf({ weeklyKm, longRunKm }).runsAWeek).toBe(runs)
  })

  test('a week of one run has no other runs', () => {
    const { rest, run, longRun } = typesOf({ weeklyKm: 11, longRunKm: 10 })
    expect(run).toBeNull()
    expect([rest.days, longRun.days, longRun.distance]).toEqual([6, 1, 11])
  })

  test('half of a run is eaten on its day, as carbohydrate', () => {
    const wishes = { weeklyKm: 40, longRunKm: 16, weightKg: 60 }
    const { daily, dayTypes } = setTargets(someRunner(wishes))
    const { rest, run, longRun, share } = dayTypes
    expect(share).toBe(0.5)
    // 60 kcal a kilometer: half of 16 km more than a rest day is 480 kcal, 120 g.
    expect(longRun.carbs - rest.carbs).toBe(120)
    expect([rest, run, longRun].map((day) => day?.protein)).toEqual(Array(3).fill(daily.protein))
    expect([rest, run, longRun].map((day) => day?.fat)).toEqual(Array(3).fill(daily.fat))
  })

  test('the share falls where a day would have over 10 g/kg', () => {
    const { share, settledBy, longRun } = typesOf({ weeklyKm: 120, longRunKm: 50, weightKg: 60 })
    expect(settledBy).toBe('most-carbs')
    expect(share).toBeLessThan(0.5)
    expect(longRun.carbs).toBe(600)
  })
})
