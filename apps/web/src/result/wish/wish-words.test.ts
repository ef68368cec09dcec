import { expect, test } from 'vitest'
import { ignoredText, leftWords, nearEndWords } from './wish-words.ts'

test.each([
  [0, '500 of 500 characters left', ''],
  [449, '51 of 500 characters left', ''],
  [450, '50 of 500 characters left', 'No more than 50 characters are left.'],
  [500, '0 of 500 characters left', 'No more than 50 characters are left.'],
  [501, '1 character too many', 'Your wish is too long.'],
])('the counter of %i characters', (length, seen, heard) => {
  expect(leftWords(length)).toBe(seen)
  expect(nearEndWords(length)).toBe(heard)
})

test('why a part was not taken is said for each code, and for one that this page does not know', () => {
  const ofTheWish = [
    'not-nutrition',
    'not-possible',
    'not-understood',
    'not-allowed',
    'allergy',
    'constructor',
  ]
  const ofASetting = ['in-part', 'not-kept', 'needed', 'no-figure']
  const texts = [...ofTheWish, ...ofASetting].map((code) => ignoredText({ text: 'The fuel', code }))
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.startsWith('“The fuel” '))).toHaveLength(ofTheWish.length)
  expect(ignoredText({ text: 'x', code: 'constructor' })).toBe('“x” was not taken.')
})
