import { expect, test } from 'vitest'
import { hoursWords } from './hours-words.ts'

test.each([
  [0, '0 min'],
  [0.83, '50 min'],
  [0.9999, '1 h'],
  [1, '1 h'],
  [1.917, '1 h 55 min'],
  [4.25, '4 h 15 min'],
])('%f hours read "%s"', (hours, words) => {
  expect(hoursWords(hours)).toBe(words)
})
