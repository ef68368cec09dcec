import { describe, expect, test } from 'vitest'
import { namedFoods } from './named-foods.ts'

describe('words that name a food', () => {
  test.each([
    ['Rinse the rice and toast the almonds.', ['rice', 'almond']],
    ['A can of cola from Gatorade or Maurten', ['cola', 'gatorade', 'maurten']],
    ['Ibuprofen, creatine and beet juice', ['ibuprofen', 'creatine', 'beet', 'juice']],
    ['Brownies and smoothies', ['browny', 'smoothy']],
    ['Two dates and a glass of soy milk', ['dates', 'soy', 'milk']],
  ])('%s', (text, words) => {
    expect(namedFoods(text)).toEqual(words)
  })

  test.each([
    'In the heat, mince no words: preserve your strength, and let the bell ring at the ranch.',
    'On rolling hills, drink on the flat parts and walk through the aid station.',
    'Pin the bib, charge the watch and check the chip the night before.',
    'A gel goes down better with water, and salt belongs in the drink.',
    'Cook the grain first; black pepper, cumin and fresh basil make it yours.',
    'The race date is near: keep your plate full of starch and light on fat.',
  ])('none: %s', (text) => {
    expect(namedFoods(text)).toEqual([])
  })
})
