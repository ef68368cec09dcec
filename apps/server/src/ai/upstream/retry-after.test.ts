import { expect, test } from 'vitest'
import { retryAfterIn } from './retry-after.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['0', 0],
  ['7', 7],
  [' 120 ', 120],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  // Both forms are capped at an hour.
  ['3599', 3599],
  ['3600', 3600],
  ['3601', 3600],
  ['999999999', 3600],
  ['9'.repeat(40), 3600],
  ['Fri, 20 Nov 2026 12:59:59 GMT', 3599],
  ['Fri, 20 Nov 2026 13:00:00 GMT', 3600],
  ['Fri, 20 Nov 2026 13:00:01 GMT', 3600],
  ['Sat, 20 Nov 2100 12:00:00 GMT', 3600],
  ['', null],
  ['soon', null],
  ['-1x', null],
])('Retry-After: %s is %s', (value, seconds) => {
  expect(retryAfterIn(new Headers({ 'retry-after': value }), now)).toBe(seconds)
})

test('without the header there is no time', () => {
  expect(retryAfterIn(new Headers(), now)).toBeNull()
})
