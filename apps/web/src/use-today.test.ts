import { expect, test } from 'vitest'
import { untilMidnight } from './use-today.ts'

test.each([
  [new Date(2027, 3, 11, 23, 59, 59), 2000],
  [new Date(2027, 3, 11, 0, 0, 0), 24 * 3_600_000 + 1000],
  [new Date(2027, 11, 31, 23, 0, 0), 3_601_000],
])('from %s it is %d ms until the next day has begun', (now, time) => {
  expect(untilMidnight(now)).toBe(time)
})
