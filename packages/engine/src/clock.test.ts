import { expect, test } from 'vitest'
import { minutesOfDay, timeAfter } from './clock.ts'

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['23:59', 1439],
])('%s is %d minutes past midnight', (time, minutes) => {
  expect(minutesOfDay(time)).toBe(minutes)
})

test.each([
  ['07:30', -180, '04:30'],
  ['07:30', 245, '11:35'],
  ['02:00', -180, '23:00'],
  ['22:00', 180, '01:00'],
])('%s and %d minutes is %s', (time, minutes, later) => {
  expect(timeAfter(time, minutes)).toBe(later)
})
