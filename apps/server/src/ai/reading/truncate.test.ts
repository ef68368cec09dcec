import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['', 0, ''],
  ['abc', 0, ''],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  ['😀', 1, ''],
])('%j truncated at %i is %j', (text, most, left) => {
  expect(truncate(text, most)).toBe(left)
})

test('truncation never leaves half of a surrogate pair', () => {
  const text = 'a😀b🏃‍♀️c'.repeat(5)
  for (let most = 0; most <= text.length; most += 1) expect(truncate(text, most).isWellFormed()).toBe(true)
})
