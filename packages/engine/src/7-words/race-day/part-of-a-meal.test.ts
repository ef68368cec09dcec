import { expect, test } from 'vitest'
import { partOfAMeal } from './part-of-a-meal.ts'

test.each([
  [70, 120, 'half'],
  [90, 120, 'three quarters'],
  [89, 120, 'two thirds'],
  [79, 120, 'half'],
  [55, 144, 'a third'],
  [40, 120, 'a third'],
  [39, 120, 'a quarter'],
  [150, 120, 'three quarters'],
  [30, 120, 'a quarter'],
  [29, 120, null],
  [70, 0, 'three quarters'],
])('%i g of a meal of %i g: %s', (most, carbs, part) => expect(partOfAMeal(most, carbs)).toBe(part))
