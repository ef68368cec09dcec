import { expect, test } from 'vitest'
import { larder } from '../3-menus/portions/larder.ts'
import { dislikeName } from '../7-words/menus/dislike-name.ts'
import { findFood } from './foods.ts'
import { leftOutWith } from './sold-together.ts'

test.each([
  ['rice-white-cooked', 'rice-instant-cooked'],
  ['pasta-cooked', 'pasta-gf-corn-rice-cooked'],
  ['salmon-atlantic', 'salmon-smoked'],
])('who leaves out %s leaves out %s, and not the other way round', (food, kind) => {
  expect(leftOutWith([food])(kind)).toBe(true)
  expect(leftOutWith([kind])(kind)).toBe(true)
  expect(leftOutWith([kind])(food)).toBe(false)
})

test.each([
  ['carrots-raw', 'carrots-cooked'],
  ['jelly-spread', 'jam'],
  ['tofu-firm', 'tofu-silken-firm'],
  ['tofu-firm', 'tofu-fried'],
])('%s and %s are left out together', (one, other) => {
  expect(leftOutWith([one])(other)).toBe(true)
  expect(leftOutWith([other])(one)).toBe(true)
})

test('foods of the menus with one name are left out together', () => {
  const ids = Object.keys(larder)
  const pairs = ids.flatMap((one) =>
    ids
      .filter((other) => other !== one && dislikeName(other) === dislikeName(one))
      .map((other) => [one, other]),
  )
  expect(pairs.length).toBeGreaterThan(10)
  expect(pairs.filter(([one = '', other = '']) => !leftOutWith([one])(other))).toEqual([])
})

test('what is left alone stays', () => {
  for (const id of ['tempeh', 'soy-milk', 'rice-cakes']) {
    expect(findFood(id), id).toBeDefined()
    expect(leftOutWith(['tofu-firm', 'rice-white-cooked'])(id)).toBe(false)
  }
})
