import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockIn } from '../../testing/clock-in.ts'
import { startInstant } from './start-instant.ts'

test.each([
  ['2027-04-11', '07:30', 'America/New_York', '2027-04-11T11:30:00Z'],
  ['2027-01-10', '07:30', 'America/New_York', '2027-01-10T12:30:00Z'],
  // The clocks change on the night before.
  ['2027-03-14', '07:30', 'America/New_York', '2027-03-14T11:30:00Z'],
  ['2027-10-31', '09:00', 'Europe/Berlin', '2027-10-31T08:00:00Z'],
  ['2027-03-28', '09:00', 'Europe/Berlin', '2027-03-28T07:00:00Z'],
  ['2027-04-11', '00:00', 'Asia/Tokyo', '2027-04-10T15:00:00Z'],
  ['2027-04-11', '06:00', 'Asia/Kathmandu', '2027-04-11T00:15:00Z'],
  ['2027-04-11', '08:00', 'Pacific/Kiritimati', '2027-04-10T18:00:00Z'],
])('%s %s in %s is %s', (day, time, zone, utc) => {
  expect(new Date(startInstant(day, time, zone) ?? 0).toISOString()).toBe(new Date(utc).toISOString())
})

test('an unknown zone has no instant', () => {
  expect(startInstant('2027-04-11', '07:30', 'Nowhere/Land')).toBeNull()
})

test('the clocks of any zone show the start at its instant, but in an hour that the clocks skip', () => {
  const start = fc.record({
    day: fc
      .integer({ min: 0, max: 1200 })
      .map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10)),
    minute: fc.integer({ min: 0, max: 1439 }),
    zone: fc.constantFrom(
      'America/New_York',
      'America/St_Johns',
      'Europe/London',
      'Africa/Casablanca',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'Pacific/Chatham',
      'UTC',
    ),
  })
  let skipped = 0
  fc.assert(
    fc.property(start, ({ day, minute, zone }) => {
      const time = [Math.floor(minute / 60), minute % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')
      const instant = startInstant(day, time, zone) ?? Number.NaN
      const shown = clockIn(zone, instant)
      if (shown === `${day}T${time}`) return
      // The clock goes from before the start to after it within an hour.
      skipped += 1
      const [before, after] = [clockIn(zone, instant - 3_600_000), clockIn(zone, instant + 3_600_000)]
      expect(before < `${day}T${time}` && after > `${day}T${time}`, `${day} ${time} ${zone}`).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(skipped).toBeLessThan(5)
})
