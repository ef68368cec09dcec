import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mealsOfADay } from '../evidence/meals-of-a-day.ts'
import { mealsOfALoadingDay } from '../evidence/meals-of-a-loading-day.ts'
import { grams, kilocalories } from '../units.ts'
import { portion, splitOverMeals } from './meal-split.ts'

const day = (carbs: number, protein: number, fat: number) => ({
  energy: kilocalories(4 * carbs + 4 * protein + 9 * fat),
  carbs: grams(carbs),
  protein: grams(protein),
  fat: grams(fat),
})

describe('a day cut into meals', () => {
  test.each([
    ['an ordinary day', mealsOfADay],
    ['a loading day', mealsOfALoadingDay],
  ])('the shares of %s are a whole', (_name, { says }) => {
    for (const macro of ['carbs', 'protein', 'fat'] as const) {
      expect(Object.values(says).reduce((sum, meal) => sum + meal[macro], 0)).toBe(100)
    }
  })

  test('340 g of carbs on an ordinary day are 92, 95, 95 and 58', () => {
    const meals = splitOverMeals('training', day(340, 112, 105))
    expect(meals.map(({ name, carbs }) => [name, carbs])).toEqual([
      ['Breakfast', 92],
      ['Lunch', 95],
      ['Dinner', 95],
      ['Snacks', 58],
    ])
  })

  test('race morning is one meal', () => {
    expect(splitOverMeals('race-morning', day(125, 12, 6))).toEqual([
      { ...day(125, 12, 6), name: 'Breakfast' },
    ])
  })

  test('meals sum to the day exactly, energy too', () => {
    const anyGrams = fc.integer({ min: 1, max: 1200 })
    fc.assert(
      fc.property(
        fc.constantFrom('training' as const, 'loading' as const, 'day-before' as const),
        anyGrams,
        anyGrams,
        anyGrams,
        (kind, carbs, protein, fat) => {
          const whole = day(carbs, protein, fat)
          const meals = splitOverMeals(kind, whole)
          for (const macro of ['energy', 'carbs', 'protein', 'fat'] as const) {
            expect(meals.reduce((sum, meal) => sum + meal[macro], 0)).toBe(whole[macro])
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  test('what cannot be cut evenly goes to the largest remainders', () => {
    expect(portion(10, [33, 33, 34])).toEqual([3, 3, 4])
    expect(portion(0, [50, 50])).toEqual([0, 0])
    expect(portion(1, [50, 50])).toEqual([1, 0])
  })
})
