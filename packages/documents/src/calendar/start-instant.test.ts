import { expect, test } from 'vitest'
import { startInstant } from './start-instant.ts'

test.each([
  ['2027-04-11', '07:30', 'America/New_York', '2027-04-11T11:30:00Z'],
  ['2027-01-10', '07:30', 'America/New_York', '2027-01-10T12:30:00Z'],
  // The clocks change on the night before.
  ['2027-03-14', '07:30', 'America/New_York', '2027-03-14T11:30:00Z'],
  ['2027-10-31', '09:00', 'Europe/Berlin', '2027-10-31T08:00:00Z'],
  ['2027-03-28', '09:00', 'Europe/Berlin', '2027-03-28T07:00:00Z'],
  ['2027-04-11', '00:00', 'Asia/Tokyo', '2027-04-10T15:00:00Z'],
])('%s %s in %s is %s', (day, time, zone, utc) => {
  expect(new Date(startInstant(day, time, zone) ?? 0).toISOString()).toBe(new Date(utc).toISOString())
})

test('an unknown zone has no instant', () => {
  expect(startInstant('2027-04-11', '07:30', 'Nowhere/Land')).toBeNull()
})
