import { describe, expect, test } from 'vitest'
import { lengthOf, linesAddedTo, linesOf } from './list-so-far.ts'

const list = (...held: readonly (readonly [id: string, grams: number])[]) => new Map(held)

describe('the lines that foods add to a list', () => {
  test.each([
    ['one for a food that is not on it', [{ id: 'chicken-breast', grams: 150 }], list(), 1],
    ['none for one that is', [{ id: 'chicken-breast', grams: 150 }], list(['chicken-breast', 200]), 0],
    ['none for the cupboard', [{ id: 'olive-oil', grams: 10 }], list(), 0],
    ['none for a spoon of honey', [{ id: 'honey', grams: 21 }], list(), 0],
    ['one for a jar of honey', [{ id: 'honey', grams: 100 }], list(), 1],
    ['more for a pack opened for little', [{ id: 'corn-flakes', grams: 30 }], list(), 3],
    ['less than none for using it up', [{ id: 'corn-flakes', grams: 100 }], list(['corn-flakes', 60]), -2],
    [
      'more yet where packs are open already',
      [{ id: 'corn-flakes', grams: 30 }],
      list(['pretzels-hard', 30], ['raisins', 20], ['edamame', 20]),
      4.4,
    ],
    [
      'one for raw and cooked onion',
      [
        { id: 'onion-raw', grams: 20 },
        { id: 'onion-cooked', grams: 80 },
      ],
      list(),
      1,
    ],
  ] as const)('are %s', (_case, foods, before, lines) => {
    expect(linesAddedTo(before)(linesOf(foods))).toBeCloseTo(lines)
  })
})

test('a list is as long as what is bought for it, and counts the packs opened for little', () => {
  expect(lengthOf(list(['chicken-breast', 200], ['honey', 20], ['corn-flakes', 30]))).toEqual({
    lines: 2,
    opened: 1,
  })
})
