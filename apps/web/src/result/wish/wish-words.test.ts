import { expect, test } from 'vitest'
import { ignoredWords, leftWords, nearEndWords } from './wish-words.ts'

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
  const codes = ['not-nutrition', 'not-possible', 'in-part', 'not-understood', 'not-allowed']
  expect(new Set(codes.map(ignoredWords)).size).toBe(codes.length)
  expect(codes.map(ignoredWords)).not.toContain('was not taken')
  expect(ignoredWords('constructor')).toBe('was not taken')
})
