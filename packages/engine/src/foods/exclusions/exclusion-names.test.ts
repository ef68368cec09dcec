import { expect, test } from 'vitest'
import { isPartOfAWord, namesIn } from './exclusion-names.ts'

test.each([
  ['pineapple burns', [['pineapple', 'burns'], ['pineapple']]],
  ['potatoes spiking', [['potatoes', 'spiking'], ['potatoes']]],
  [
    'rejected white rice',
    [
      ['rejected', 'white', 'rice'],
      ['white', 'rice'],
    ],
  ],
  ['lemons irritate', [['lemons', 'irritate'], ['lemons']]],
  ['mango lassi', [['mango', 'lassi'], ['mango']]],
  ['carrots juice', [['carrots', 'juice'], ['carrots'], ['juice']]],
  ['orange juice', [['orange', 'juice']]],
  ['sushi rice', [['sushi', 'rice']]],
  ['dragon fruits', [['dragon', 'fruits']]],
  ['kiwi', [['kiwi']]],
  ['', [[]]],
])('%j names %j', (exclusion, names) => {
  expect(namesIn(exclusion)).toEqual(names)
})

test.each([
  ['kiwi', 'Kiwifruit, green, raw', true],
  ['melons', 'Watermelon', true],
  ['berries', 'Strawberries, fresh', true],
  ['apple', 'Applesauce, unsweetened', true],
  ['rain', 'Whole-grain bread, drained', false],
  ['each', 'Peaches, canned', false],
  ['team', 'Vegetables, steamed', false],
  ['pea', 'Pears', false],
  ['', 'Rice', false],
])('%j is a part of a word of %j: %j', (part, name, is) => {
  expect(isPartOfAWord(part, { name })).toBe(is)
})
