import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { hours, kilocalories, kilograms } from '../../units.ts'
import { macros } from './macros.ts'

const split = (hoursPerDay: number, energy: number) =>
  macros(someRunner({ weightKg: 60 }), {
    mass: kilograms(60),
    hoursPerDay: hours(hoursPerDay),
    energy: kilocalories(energy),
  })

describe('fat', () => {
  // At half an hour a day: 96 g of protein and 300 g of carbohydrate, 1,584 kcal.
  test('fills what is left between 20 and 35 percent of energy', () => {
    expect(split(0.5, 2200)).toMatchObject({
      settledBy: 'what-is-left',
      daily: { carbs: 300, protein: 96, fat: 68 },
    })
  })
  test('stops at 35 percent, and carbohydrate rises', () => {
    expect(split(0.5, 2800)).toMatchObject({ settledBy: 'most-fat', daily: { carbs: 359, fat: 109 } })
  })
  test('goes above 35 percent only if carbohydrate is at 12 g/kg', () => {
    expect(split(0.5, 5021)).toMatchObject({ settledBy: 'most-fat', daily: { carbs: 720 } })
    expect(split(0.5, 5300)).toMatchObject({
      settledBy: 'most-carbohydrate',
      daily: { carbs: 720, fat: 226 },
    })
  })
  test('keeps 20 percent, and carbohydrate is reduced within its band', () => {
    // At 0.75 h a day: 5.5 g/kg aimed for, 5 at the least.
    expect(split(0.75, 2050)).toMatchObject({
      settledBy: 'least-fat',
      daily: { carbs: 310, protein: 100, fat: 46 },
    })
  })
  test('keeps 20 percent of a day with more energy if the band would be left', () => {
    expect(split(0.75, 1700)).toMatchObject({
      settledBy: 'least-carbohydrate',
      energy: 2000,
      daily: { carbs: 300, fat: 44 },
    })
  })
})
