import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, type PlainDay, toIsoDay } from '../../plain-day.ts'
import { readRaceDate } from './read-race-date.ts'

const today: PlainDay = { year: 2026, month: 11, day: 20 }
const leapDay: PlainDay = { year: 2028, month: 2, day: 29 }

const dateOf = (text: string, from = today) => {
  const read = readRaceDate(text, from)
  return read.ok ? toIsoDay(read.value) : read.refused[0]?.code
}

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-19', 'date-past'],
  ['2026-12-13', '2026-12-13'],
  [' ２０２６－１２－１３ ', '2026-12-13'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', 'not-a-date'],
  ['2028-11-20', '2028-11-20'],
  ['2028-11-21', 'date-too-far'],
  ['9999-12-31', 'date-too-far'],
  ['12/13/2026', 'not-a-date'],
  ['2026-13-01', 'not-a-date'],
  ['next Sunday', 'not-a-date'],
])('on 20 November 2026, %s is %s', (text, read) => {
  expect(dateOf(text)).toBe(read)
})

test('two years after a leap day is February 28', () => {
  expect(dateOf('2030-02-28', leapDay)).toBe('2030-02-28')
  expect(dateOf('2030-03-01', leapDay)).toBe('date-too-far')
})

test('yesterday is refused as a day ago, a far date with the last possible day', () => {
  expect(readRaceDate('2026-11-19', today)).toMatchObject({ refused: [{ facts: { daysAgo: 1 } }] })
  expect(readRaceDate('2040-01-01', today)).toMatchObject({ refused: [{ facts: { latest: '2028-11-20' } }] })
})

test('every day from today up to two years ahead round-trips, and no other day does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 1600 }), (ahead) => {
      const day = addDays(today, ahead)
      const isOpen = ahead >= 0 && ahead <= daysBetween({ from: today, until: { ...today, year: 2028 } })
      expect(dateOf(toIsoDay(day)) === toIsoDay(day)).toBe(isOpen)
    }),
  )
})
