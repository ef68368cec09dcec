import { expect, test } from 'vitest'
import { today } from '../../today.ts'
import { daysToGo } from './days-to-go.ts'

test.each([
  ['2026-12-13', '2026-11-20', 23],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-19', '2026-11-20', null],
  ['2028-03-01', '2028-02-28', 2],
  ['next fall', '2026-11-20', null],
])('a race on %s is, on %s, %s days away', (race, day, days) => {
  expect(daysToGo(race, day)).toBe(days)
})

test('today is the day of the device, with two-digit month and day', () => {
  expect(today(new Date(2027, 1, 3, 23, 59))).toBe('2027-02-03')
  expect(today(new Date(2026, 11, 13, 0, 0))).toBe('2026-12-13')
})
