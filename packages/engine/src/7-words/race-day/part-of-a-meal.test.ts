import { expect, test } from 'vitest'
import { partOfAMeal } from './part-of-a-meal.ts'

test.each([
  [70, 120, 'half of this (60 g carbs)'],
  [90, 120, 'three quarters of this (90 g carbs)'],
  [89, 120, 'two thirds of this (80 g carbs)'],
  [79, 120, 'half of this (60 g carbs)'],
  [70, 147, 'a third of this (50 g carbs)'],
  [40, 120, 'a third of this (40 g carbs)'],
  [39, 120, 'a quarter of this (30 g carbs)'],
  [150, 120, 'three quarters of this (90 g carbs)'],
  [30, 120, 'a quarter of this (30 g carbs)'],
  [29, 120, null],
])('%i g of a meal of %i g: %s', (most, carbs, part) => expect(partOfAMeal(most, carbs, 'this')).toBe(part))

test('what the part holds is rounded to no more than is allowed', () => {
  expect(partOfAMeal(58, 116, 'one')).toBe('half of one (58 g carbs)')
})
