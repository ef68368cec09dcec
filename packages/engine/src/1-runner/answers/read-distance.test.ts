import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMiles, kilometers } from '../../units.ts'
import { kilometersText, milesText } from '../../7-words/amounts/format-measures.ts'
import { readWeight } from './read-weight.ts'
import { readLongRun, readWeeklyDistance } from './read-distance.ts'
import { valueOf } from '../refusal.ts'

const weekOf = (text: string) => {
  const read = readWeeklyDistance(text, undefined)
  return read.ok ? Math.round(read.value.distance * 100) / 100 : read.refused[0]?.code
}
const longRunOf = (text: string) => {
  const read = readLongRun(text, undefined)
  return read.ok ? Math.round(read.value.distance * 100) / 100 : read.refused[0]?.code
}

test.each([
  ['35', 56.33],
  ['35 miles', 56.33],
  ['35 mi', 56.33],
  ['35mpw', 56.33],
  ['35 mpw', 56.33],
  ['35 miles per week', 56.33],
  ['35 miles/week', 56.33],
  ['35 a week', 56.33],
  ['about 35 MILES', 56.33],
  ['~35', 56.33],
  ['35+', 56.33],
  ['56 km', 56],
  ['56km/wk', 56],
  ['56k', 56],
  ['56,5 km', 56.5],
  ['５６ｋｍ', 56],
  ['56 kilometres', 56],
  ['30-40 miles', 56.33],
  ['30–40 miles', 56.33],
  ['30 to 40 miles', 56.33],
  ['between 30 and 40 miles a week', 56.33],
  ['40-30 miles', 56.33],
  ['30 mi - 40 mi', 56.33],
  ['30-40', 56.33],
  ['50〜60 km', 55],
  ['0', 0],
])('a week of %s is %d km', (text, distance) => {
  expect(weekOf(text)).toBe(distance)
})

test.each([
  ['lots'],
  ['-5'],
  ['30 mi - 40 km'],
  ['5 hours'],
  ['35 36'],
  ['10-20-30 km'],
  ['km'],
  ['1/2'],
  ['35 lb'],
])('%s is not a distance', (text) => expect(weekOf(text)).toBe('not-a-distance'))

test.each([
  ['280 km', 280],
  ['280.01 km', 'distance-out-of-range'],
  ['173', 278.42],
  ['174', 'distance-out-of-range'],
])('the limit of 280 km a week makes %s %s', (text, read) => {
  expect(weekOf(text)).toBe(read)
})

test.each([
  ['60 km', 60],
  ['60.01 km', 'distance-out-of-range'],
  ['12-mile run', 19.31],
  ['12 mi', 19.31],
  ['5-10 mi', 12.07],
  ['0', 0],
])('the limit of 60 km makes a long run of %s %s', (text, read) => {
  expect(longRunOf(text)).toBe(read)
})

test('a bare distance is marked as assumed miles, and a range keeps its ends', () => {
  expect(valueOf(readWeeklyDistance('35', undefined))).toMatchObject({
    unit: 'mi',
    unitAssumed: true,
    range: null,
  })
  expect(valueOf(readWeeklyDistance('56k', undefined))).toMatchObject({
    unit: 'km',
    unitAssumed: false,
    range: null,
  })
  expect(valueOf(readWeeklyDistance('40-30 mi', undefined))).toMatchObject({
    unitAssumed: false,
    range: [30, 40],
  })
})

test('a long run as long as the week is possible, a longer one is refused with both named', () => {
  const week = valueOf(readWeeklyDistance('20 km', undefined))
  expect(readLongRun('20 km', week).ok).toBe(true)
  expect(readLongRun('20.01 km', week)).toMatchObject({
    refused: [
      {
        field: 'longRunDistance',
        code: 'long-run-over-week',
        facts: { longRun: { distance: 20.01, unit: 'km' }, week: { distance: 20, unit: 'km' } },
      },
    ],
  })
  expect(readLongRun('20 miles', week).ok).toBe(false)
  expect(readLongRun('20 miles', undefined).ok).toBe(true)
})

test('a distance round-trips through its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 170 }), (value) => {
      expect(weekOf(kilometersText(kilometers(value)))).toBe(value)
      expect(weekOf(milesText(fromMiles(value)))).toBe(Math.round(fromMiles(value) * 100) / 100)
    }),
  )
})

test('a week that nobody of this weight can eat enough for is refused with the largest possible one', () => {
  const weight = valueOf(readWeight('100 kg', undefined))
  expect(readWeeklyDistance('150 km', weight)).toMatchObject({ ok: true })
  expect(readWeeklyDistance('151 km', weight)).toMatchObject({
    ok: false,
    refused: [
      {
        field: 'weeklyMileage',
        code: 'distance-over-load',
        facts: {
          read: { distance: 151, unit: 'km' },
          weight: { weight: 100, unit: 'kg' },
          most: { distance: 150, unit: 'km' },
        },
      },
    ],
  })
})
