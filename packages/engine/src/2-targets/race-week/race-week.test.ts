import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { setTargets } from '../set-targets.ts'

const week = (wishes: Partial<RunnerWishes>) => setTargets(someRunner(wishes)).raceWeek

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

  test('stays within 900 g', () => {
    expect(week({ sex: 'Male', heightCm: 190, weightKg: 92 }).dayBefore).toBe(900)
    expect(week({ sex: 'Male', heightCm: 190, weightKg: 89 }).dayBefore).toBe(890)
  })
})
