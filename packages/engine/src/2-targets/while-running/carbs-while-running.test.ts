import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { hours, kilocalories } from '../../units.ts'
import { usualWeather } from '../weather.ts'
import { carbsWhileRunning } from './carbs-while-running.ts'

function carbs(time: number, burned: number, wishes: Partial<RunnerWishes> = {}) {
  const runner = someRunner(wishes)
  const run = { time: hours(time), burned: kilocalories(burned), weather: usualWeather(runner) }
  return carbsWhileRunning(runner, run)
}

describe('carbohydrate while running', () => {
  // Enough energy that neither the floor nor the cap applies: 25 to 40 percent of 1,000 kcal are 62.5 to 100 g.
  test.each([
    { time: 0.75, rate: 0 },
    { time: 1.25, rate: 30 },
    { time: 1.5, rate: 35 },
    { time: 2.5, rate: 60 },
    { time: 3.5, rate: 75 },
    { time: 8, rate: 75 },
  ])('over $time h is $rate g an hour by duration', ({ time, rate }) => {
    expect(carbs(time, 900)).toMatchObject({ rate, settledBy: 'duration' })
  })

  test('a fast runner gets a quarter of the energy burned, ramping up from 1.75 h', () => {
    expect(carbs(1.75, 1400)).toMatchObject({ rate: 40, settledBy: 'duration' })
    expect(carbs(2.1, 1400)).toMatchObject({ rate: 90, settledBy: 'least-share-of-energy' })
  })

  test('a slow or light runner gets at most 40 percent of the energy burned', () => {
    expect(carbs(4, 500)).toMatchObject({ rate: 50, settledBy: 'most-share-of-energy' })
  })

  test('nobody gets more than 90 g an hour', () => {
    expect(carbs(2.2, 2000)).toMatchObject({ rate: 90, settledBy: 'most-an-hour' })
  })

  test('heat reduces it by a tenth', () => {
    expect(carbs(3.5, 900, { climate: 'Hot & Humid' })).toMatchObject({ rate: 70, cutForHeat: true })
    expect(carbs(3.5, 900, { climate: 'Moderate' })).toMatchObject({ rate: 75, cutForHeat: false })
  })

  test('under 18 and without fructose 60 g an hour is the most, and nothing changes below', () => {
    expect(carbs(3.5, 900, { age: 17 })).toMatchObject({ rate: 60, cappedBy: 'age' })
    expect(carbs(3.5, 900, { age: 18 })).toMatchObject({ rate: 75, cappedBy: null })
    expect(carbs(3.5, 900, { allergies: ['fodmap'] })).toMatchObject({ rate: 60, cappedBy: 'one-source' })
    expect(carbs(2, 900, { allergies: ['fodmap'] })).toMatchObject({ rate: 50, cappedBy: null })
  })

  test('less than 15 g in total becomes zero', () => {
    expect(carbs(0.95, 900)).toMatchObject({ rate: 0, tooLittle: true })
    expect(carbs(1, 900)).toMatchObject({ rate: 15, tooLittle: false })
  })
})
