import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { hours, kilograms } from '../../units.ts'
import { mealBeforeLongRun, raceBreakfast } from './breakfast.ts'

const beforeRace = (time: number, mass: number, wishes: Partial<RunnerWishes> = {}) =>
  raceBreakfast(someRunner({ targetSeconds: 3600 * time, ...wishes }), kilograms(mass))

const beforeLongRun = (time: number, mass: number) =>
  mealBeforeLongRun(someRunner(), { time: hours(time), mass: kilograms(mass) })

describe('the race breakfast', () => {
  test('grows from 1 g/kg at 45 minutes to 2.5 g/kg at two and a half hours', () => {
    expect([0.5, 0.75, 1.5, 2, 2.5, 6].map((time) => beforeRace(time, 50).carbs)).toEqual([
      50, 50, 100, 115, 125, 125,
    ])
  })

  test('stops at 150 g, and what is over it is optional', () => {
    expect(beforeRace(3, 60)).toMatchObject({ carbs: 150, optional: 0 })
    expect(beforeRace(3, 68)).toMatchObject({ carbs: 150, optional: 20 })
  })
})

describe('the meal before a long run', () => {
  test('grows from 0.7 g/kg at an hour to 2 g/kg at two and a half hours', () => {
    expect([0, 1, 1.5, 2, 2.5, 5].map((time) => beforeLongRun(time, 50).carbs)).toEqual([
      35, 35, 50, 75, 100, 100,
    ])
  })

  test('stops at 120 g, with nothing optional', () => {
    expect(beforeLongRun(3, 60).carbs).toBe(120)
    expect(beforeLongRun(3, 90)).toMatchObject({ carbs: 120, optional: 0 })
  })
})
