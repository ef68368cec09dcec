import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { setTargets } from '../set-targets.ts'

const week = (wishes: Partial<RunnerWishes>) => setTargets(someRunner(wishes)).raceWeek

const steps = (targetSeconds: number) => {
  const { mondayToWednesday, thursdayToFriday, dayBefore } = week({
    race: 'Half',
    targetSeconds,
    weightKg: 60,
  })
  return [mondayToWednesday, thursdayToFriday, dayBefore]
}

const doses = (hours: number) => {
  const { perKilogram } = week({ targetSeconds: 3600 * hours, weightKg: 60 })
  return [perKilogram.thursdayToFriday, perKilogram.dayBefore]
}

describe('the race week', () => {
  test('has different Thursday and Friday amounts for races from 1.5 h on', () => {
    const long = week({ race: 'Half', targetSeconds: 5400, weightKg: 60 })
    expect([long.thursday, long.thursdayToFriday, long.friday, long.dayBefore]).toEqual([420, 480, 540, 600])
    const short = week({ race: 'Half', targetSeconds: 5399, weightKg: 60 })
    expect(short.thursday).toBe(short.friday)
  })

  test('stays within 8 g/kg under 18', () => {
    expect(week({ age: 17, weightKg: 60, targetSeconds: 14_000 })).toMatchObject({
      thursdayToFriday: 480,
      dayBefore: 480,
    })
    expect(week({ age: 18, weightKg: 60, targetSeconds: 14_000 })).toMatchObject({
      thursdayToFriday: 540,
      dayBefore: 600,
    })
  })

  test('stays within 800 g', () => {
    expect(week({ sex: 'Male', heightCm: 190, weightKg: 85 }).dayBefore).toBe(800)
    expect(week({ sex: 'Male', heightCm: 190, weightKg: 79 }).dayBefore).toBe(790)
  })

  test('has no load to an hour and a full one from 90 minutes', () => {
    const [early, ...rest] = steps(3600)
    expect(rest).toEqual([early, early])
    expect(steps(5400).slice(1)).toEqual([480, 600])
    const [start = 0, middle = 0, end = 0] = steps(4500)
    expect(Math.abs(middle - (start + 480) / 2)).toBeLessThanOrEqual(5)
    expect(Math.abs(end - (start + 600) / 2)).toBeLessThanOrEqual(5)
  })

  test('has no load for 10 km or less, however long they take', () => {
    const { mondayToWednesday, thursday, friday, dayBefore } = week({ race: '10K', targetSeconds: 7200 })
    expect([thursday, friday, dayBefore]).toEqual(Array(3).fill(mondayToWednesday))
  })

  test('loads less for races over four hours', () => {
    expect(doses(2.5)).toEqual([9, 10])
    expect(doses(4)).toEqual([9, 10])
    expect(doses(4.5)).toEqual([8.25, 9])
    expect(doses(5)).toEqual([7.5, 8])
    expect(doses(7)).toEqual([7.5, 8])
  })

  test('begins with no less than an ordinary day, up to 7 g/kg', () => {
    const { daily, raceWeek } = setTargets(
      someRunner({ race: '5K', targetSeconds: 1290, age: 15, heightCm: 163, weightKg: 52, weeklyKm: 30 }),
    )
    expect(Math.abs(raceWeek.mondayToWednesday - daily.carbs)).toBeLessThanOrEqual(2.5)
    expect(raceWeek.settledBy.mondayToWednesday).toBe('ordinary-day')
    const much = week({
      sex: 'Male',
      age: 24,
      heightCm: 172,
      weightKg: 58,
      weeklyKm: 150,
      targetSeconds: 8000,
    })
    expect(much.perKilogram.mondayToWednesday).toBe(7)
  })

  test('counts a quarter of the weight above a body mass index of 25 in the load', () => {
    const at25 = week({ heightCm: 180, weightKg: 81, targetSeconds: 4.5 * 3600 })
    const above = week({ heightCm: 180, weightKg: 85, targetSeconds: 4.5 * 3600 })
    expect([at25.dayBefore, above.dayBefore]).toEqual([730, 740])
  })
})
