import { expect, test } from 'vitest'
import { fullMinute } from './use-minute.ts'

test.each([
  ['at the press', 26_000, 26_000],
  ['just before the first minute is over', 85_999, 26_000],
  ['after a minute', 86_000, 86_000],
  ['before an instant to come', 25_999, -34_000],
])('%s the minute is counted from the instant', (_, now, expected) => {
  expect(fullMinute(now, 26_000)).toBe(expected)
})
