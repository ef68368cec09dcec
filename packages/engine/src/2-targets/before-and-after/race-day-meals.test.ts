import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunner } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { setTargets } from '../set-targets.ts'
import { raceDayMeals } from './race-day-meals.ts'

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

function dayOf(runner: Runner) {
  const { loadingMass, race } = setTargets(runner)
  const meals = raceDayMeals(runner, loadingMass, race.breakfast.carbs)
  return { loadingMass, raceMeal: race.breakfast.carbs, meals }
}

const startingAt = (start_time: string, wishes: Partial<RunnerWishes> = {}) =>
  dayOf(someRunner({ ...marathon, ...wishes, preferences: { start_time } }))

const inShort = ({ meals }: ReturnType<typeof dayOf>) =>
  meals.map(({ name, minute, carbs }) => `${name} ${minute} ${carbs}`)

describe('the other meals of race day', () => {
  test.each([
    ['10:59', []],
    ['11:00', ['breakfast -300 70']],
    ['14:59', ['breakfast -419 70']],
    ['15:00', ['breakfast -420 70', 'snack -90 30']],
    ['17:59', ['breakfast -599 70', 'snack -90 30']],
    ['18:00', ['breakfast -600 70', 'lunch -360 105', 'snack -90 30']],
    ['21:00', ['breakfast -780 70', 'lunch -480 105', 'snack -90 30']],
  ])('before a start at %s', (start, meals) => {
    expect(inShort(startingAt(start))).toEqual(meals)
  })

  test('are none without a start time, and the race meal is as ever', () => {
    const day = dayOf(someRunner(marathon))
    expect(day.meals).toEqual([])
    expect(startingAt('14:59').raceMeal).toBe(day.raceMeal)
  })

  test('leave a race meal of 1.5 g/kg before an evening start', () => {
    const { raceMeal, loadingMass } = startingAt('15:00')
    expect(raceMeal).toBe(5 * Math.floor((1.5 * loadingMass) / 5 + 0.5))
  })

  test('give way to the most of the day before a short race: lunch first', () => {
    const wishes = { race: '10K', targetSeconds: 3600 } as const
    const { meals, loadingMass, raceMeal } = startingAt('19:00', wishes)
    const [breakfast, lunch] = meals
    expect(breakfast?.carbs).toBe(5 * Math.floor(loadingMass / 5))
    expect(lunch?.carbs).toBeLessThan(1.5 * loadingMass)
    const all = meals.reduce<number>((sum, { carbs }) => sum + carbs, raceMeal)
    expect(all).toBeLessThanOrEqual(3.5 * loadingMass)
  })
})

test('no day has more carbs up to its start than its most, in order of time', () => {
  const start = fc.integer({ min: 0, max: 24 * 60 - 1 })
  let days = 0
  fc.assert(
    fc.property(anyRunner, start, (runner, minute) => {
      const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
      const own = { ...runner, preferences: { ...runner.preferences, start_time: clock.join(':') } }
      const { meals, loadingMass, raceMeal } = dayOf(own)
      if (meals.length > 0) days += 1
      const all = meals.reduce<number>((sum, { carbs }) => sum + carbs, raceMeal)
      const most = (own.targetTime >= 1.5 ? 5 : 3.5) * loadingMass
      expect(all).toBeLessThanOrEqual(Math.max(most, raceMeal + 30) + 1e-6)
      const times = meals.map((meal) => meal.minute)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      for (const meal of meals) expect(minute + meal.minute).toBeGreaterThanOrEqual(5 * 60)
    }),
    { numRuns: 300, seed: 20_270_413 },
  )
  expect(days).toBeGreaterThan(50)
})
