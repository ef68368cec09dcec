import { expect, test } from 'vitest'
import { singularOf } from './singular.ts'

test.each([
  ['bananas', 'banana'],
  ['potatoes', 'potato'],
  ['mangoes', 'mango'],
  ['toes', 'toe'],
  ['berries', 'berry'],
  ['strawberries', 'strawberry'],
  ['cookies', 'cookie'],
  ['smoothies', 'smoothie'],
  ['pies', 'pie'],
  ['peaches', 'peach'],
  ['radishes', 'radish'],
  ['glasses', 'glass'],
  ['cheeses', 'cheese'],
  ['boxes', 'box'],
  ['kiwis', 'kiwi'],
  ['peas', 'pea'],
])('%s are more than one %s', (many, one) => {
  expect(singularOf(many)).toBe(one)
})

test.each(['rice', 'swiss', 'hummus', 'couscous', 'asparagus', 'eis', 'gas', 'is', ''])(
  '%j is no plural',
  (word) => {
    expect(singularOf(word)).toBe(word)
  },
)

test('singularizing is idempotent', () => {
  for (const word of ['banana', 'potato', 'berry', 'cookie', 'peach', 'glass', 'kiwi'])
    expect(singularOf(word)).toBe(word)
})
