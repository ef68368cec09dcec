import { expect, test } from 'vitest'
import { findByName, literalNames, namesOf } from './find-by-name.ts'
import { takeApart } from './sentence.ts'

const found = (text: string, unknown: readonly string[], author: Parameters<typeof literalNames>[1]) =>
  findByName({ sentence: takeApart(text), isNote: false }, namesOf(literalNames(unknown, author)))

test.each([
  ['kiwi', 'Two kiwis and a bagel'],
  ['watermelon', 'A slice of watermelon'],
  ['gels', '0:20: 1 gel with water'],
])('the engine’s plan may not hold %s, which names a food or a product', (name, line) => {
  expect(found(line, [name], 'engine')).toBe(name)
})

test.each([
  ['simmer', 'Cover and simmer until soft.'],
  ['hour', 'Put it into the fridge within an hour.'],
  ['flat', 'On a flat course.'],
  ['durian', 'A durian smoothie'],
])(
  '%s names no food of ours: no sentence of the engine’s is found for it, one of another is',
  (name, line) => {
    expect(found(line, [name], 'engine')).toBeUndefined()
    expect(found(line, [name], 'another')).toBe(name)
  },
)

test('beside a verb that no list knows, the food is found', () => {
  expect(found('100 g canned pineapple', ['pineapple burns'], 'engine')).toBe('pineapple')
})
