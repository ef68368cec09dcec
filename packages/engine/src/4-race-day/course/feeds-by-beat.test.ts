import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometers } from '../../units.ts'
import type { Stop } from '../arrangement/timings.ts'
import { feedsByBeat } from './feeds-by-beat.ts'

const station = (minute: number, stationsBefore: number): Stop => ({
  minute,
  km: kilometers(minute / 5),
  gel: null,
  hasDrink: false,
  water: 'cup',
  stationsBefore,
})

const inWords = ({ minute, water, isForWater }: Stop) =>
  `${minute} ${water === 'none' ? 'dry' : isForWater ? 'water' : 'feed'}`

test('between stations 13 minutes apart every second feed of a beat of 20 minutes is dry', () => {
  const stations = Array.from({ length: 8 }, (_, at) => station(Math.round((at + 1) * 13.3), at))
  const chosen = feedsByBeat(stations, {
    gap: 20,
    near: 2,
    nearAfterBetween: 6,
    water: 'none',
    lastMinute: 110,
  })
  expect(chosen.map(inWords)).toEqual([
    '13 water',
    '23 dry',
    '40 feed',
    '53 water',
    '63 dry',
    '80 feed',
    '93 water',
    '103 dry',
  ])
})

test('stops are 10 minutes apart and feeds 15, wherever the stations are', () => {
  const anyStations = fc
    .uniqueArray(fc.integer({ min: 10, max: 300 }), { maxLength: 40 })
    .map((minutes) => minutes.toSorted((a, b) => a - b).map(station))
  const anyBeat = fc.record({
    gap: fc.integer({ min: 15, max: 30 }),
    near: fc.integer({ min: 0, max: 10 }),
    nearAfterBetween: fc.integer({ min: 0, max: 15 }),
    water: fc.constantFrom('bottle' as const, 'none' as const),
    lastMinute: fc.integer({ min: 0, max: 300 }),
  })
  let dry = 0
  fc.assert(
    fc.property(anyStations, anyBeat, (stations, beat) => {
      const chosen = feedsByBeat(stations, beat)
      const feeds = chosen.filter(({ isForWater }) => !isForWater)
      dry += feeds.filter(({ water }) => water === 'none').length
      for (const [all, apart] of [
        [chosen, 10],
        [feeds, 15],
      ] as const)
        for (const [at, { minute }] of all.entries())
          expect(minute - (all[at - 1]?.minute ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(apart)
    }),
  )
  expect(dry).toBeGreaterThan(0)
})
