import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber, dayOfNumber, daysBetween, readIsoDay, toIsoDay, weekdayOf } from './plain-day.ts'

const someDay = fc.integer({ min: -700_000, max: 2_900_000 })

test('a day and its number round-trip', () => {
  fc.assert(fc.property(someDay, (count) => dayNumber(dayOfNumber(count)) === count))
})

test('the calendar agrees with the platform calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 60_000 }), (count) => {
      const platform = new Date(count * 86_400_000)
      expect(toIsoDay(dayOfNumber(count))).toBe(platform.toISOString().slice(0, 10))
      expect(weekdayOf(dayOfNumber(count))).toBe(
        platform.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
      )
    }),
  )
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['26-01-01', false],
  ['2026-1-1', false],
])('%s is a day of the calendar: %s', (text, real) => {
  expect(readIsoDay(text) !== undefined).toBe(real)
})

test('days are counted across a leap day and a change of year', () => {
  const newYear = readIsoDay('2028-01-01')
  const march = readIsoDay('2028-03-01')
  if (!newYear || !march) throw new Error('both are real days')
  expect(daysBetween({ from: newYear, until: march })).toBe(60)
  expect(toIsoDay(addDays(newYear, -1))).toBe('2027-12-31')
})
