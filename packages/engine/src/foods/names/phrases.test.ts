import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNotAMatch, findPhrases, foldWord, indexPhrases, splitWords } from './phrases.ts'
import { anyText } from '../../../testing/any-text.ts'

const index = indexPhrases(
  [
    ...['milk', 'butter', 'crème', 'milk chocolate', '牛乳', '乳'].map((phrase) => ({
      owner: 'milk',
      phrase,
    })),
    ...['nut', 'nuts'].map((phrase) => ({ owner: 'nuts', phrase })),
    ...['tree nut', 'almond'].map((phrase) => ({ owner: 'tree nut', phrase })),
    ...['scampi'].flatMap((phrase) => ['crustacean', 'shellfish'].map((owner) => ({ owner, phrase }))),
  ],
  [
    ...['peanut butter', 'almond milk', '豆乳'].map((phrase) => ({ owner: 'milk', phrase })),
    { owner: 'nuts', phrase: 'tiger nut' },
  ],
)

const found = (text: string) =>
  findPhrases(text, index).map(({ owner, start, end }) => [owner, text.slice(start, end)])

test.each<[string, string[][]]>([
  ['250 ml milk, warm', [['milk', 'milk']]],
  [
    'Milk and BUTTER',
    [
      ['milk', 'Milk'],
      ['milk', 'BUTTER'],
    ],
  ],
  ['milky', []],
  ['buttermilk', []],
  ['creme fraîche', [['milk', 'creme']]],
  ['cre\u0300me', [['milk', 'cre\u0300me']]],
  ['Milk chocolate', [['milk', 'Milk chocolate']]],
  ['milk-chocolate', [['milk', 'milk-chocolate']]],
  ['tree nuts', [['tree nut', 'tree nuts']]],
  [
    'nuts, tree nut',
    [
      ['nuts', 'nuts'],
      ['tree nut', 'tree nut'],
    ],
  ],
  ['peanut butter', []],
  ['peanut, butter', [['milk', 'butter']]],
  [
    'almond & milk',
    [
      ['tree nut', 'almond'],
      ['milk', 'milk'],
    ],
  ],
  [
    'almond\nmilk',
    [
      ['tree nut', 'almond'],
      ['milk', 'milk'],
    ],
  ],
  ['almond-milk', [['tree nut', 'almond']]],
  ['peanut butter with butter', [['milk', 'butter']]],
  ['almond milk', [['tree nut', 'almond']]],
  ['tiger nuts', []],
  ['almonds', [['tree nut', 'almonds']]],
  ['温かい牛乳を飲む', [['milk', '牛乳']]],
  ['豆乳', []],
  [
    'scampi',
    [
      ['crustacean', 'scampi'],
      ['shellfish', 'scampi'],
    ],
  ],
  ['', []],
])('%s contains %j', (text, phrases) => {
  expect(found(text)).toEqual(phrases)
})

test('a `not_a_match` phrase is found with its place', () => {
  expect(findNotAMatch('an almond milk', index)).toEqual([
    { owner: 'milk', phrase: 'almond milk', start: 3, end: 14, firstWord: 1, lastWord: 2 },
  ])
})

test.each([
  ['Käse', 'kase'],
  ['œuf', 'oeuf'],
  ['Nuß', 'nuss'],
  ['ＭＩＬＫ', 'milk'],
  ['が', 'が'],
  ['جبنة', 'جبنه'],
  ['مستكى', 'مستكي'],
])('%s folds to %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test.each([
  ['הדגים', true],
  ['הדג', false],
  ['بالسمك', true],
  ['وبن', false],
])('the prefixes of %s are stripped: %s', (text, isFound) => {
  const words = ['דג', 'דגים', 'سمك', 'بن'].map((phrase) => ({ owner: 'food', phrase }))
  expect(findPhrases(text, indexPhrases(words, [])).length > 0).toBe(isFound)
})

test('a found phrase is within the text, whatever is around it', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (before, after) => {
      const text = `${before} milk ${after}`
      const ends = findPhrases(text, index).map(({ start, end }) => text.slice(start, end))
      expect(ends.every((phrase) => phrase.length > 0)).toBe(true)
      expect(ends.join(' ')).toMatch(/milk/u)
    }),
  )
})

test('a long text is scanned once', () => {
  // Quadratic work for 20,000 phrases, found or not a match, would take minutes.
  const text = 'almond milk and butter or '.repeat(20_000)
  expect(findPhrases(text, index)).toHaveLength(40_000)
})

test('plain English is read the same whether or not a word of another script follows it', () => {
  const plain = fc.string({ unit: fc.constantFrom(...Array.from("aBz09_-'.,;&() \n\t~[`@")) })
  fc.assert(
    fc.property(plain, (text) => {
      expect(splitWords(`${text} é大`).slice(0, -2)).toEqual(splitWords(text))
    }),
  )
})
