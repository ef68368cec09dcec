import { describe, expect, test } from 'vitest'
import { grams, kilocalories, kilograms } from '../../units.ts'
import { loadingDay } from './loading-day.ts'

const body = (resting: number) => ({
  referenceMass: kilograms(60),
  restingEnergy: kilocalories(resting),
  runningEnergy: kilocalories(500),
  milkEnergy: kilocalories(0),
})

describe('a loading day', () => {
  test('keeps protein and fat at their floors if carbohydrate fills it', () => {
    // 4 × 600 + 4 × 72 + 9 × 36 = 3,012 kcal, over 1.5 × 1,400 + 0.3 × 500.
    expect(loadingDay(body(1400), grams(600))).toEqual({ energy: 3012, carbs: 600, protein: 72, fat: 36 })
  })

  test('gives remaining energy to fat first, and then to protein', () => {
    // 1.5 × 1,400 + 150 = 2,250 kcal: 1,440 of carbohydrate, 288 of protein, 58 g of fat.
    expect(loadingDay(body(1400), grams(360))).toEqual({ energy: 2250, carbs: 360, protein: 72, fat: 58 })
    expect(loadingDay(body(2000), grams(360))).toMatchObject({ carbs: 360, protein: 266, fat: 72 })
  })
})
