import { expect, test } from 'vitest'
import { climbOf, elevationOf } from './elevation.ts'

test.each([
  { heights: [], climb: 0 },
  { heights: [100], climb: 0 },
  { heights: [100, 102.9], climb: 0 },
  { heights: [100, 103], climb: 3 },
  { heights: [100, 90, 80], climb: 0 },
  { heights: [100, 80, 90], climb: 10 },
  // A dip of less than three meters is part of the rise, one of three ends it.
  { heights: [100, 110, 107.1, 120], climb: 20 },
  { heights: [100, 110, 107, 120], climb: 23 },
  { heights: [100, 102, 100, 102, 100, 102], climb: 0 },
  { heights: [100, 101, 102, 103, 104], climb: 4 },
])('$heights climb $climb meters', ({ heights, climb }) => {
  expect(climbOf(heights)).toBeCloseTo(climb, 9)
})

test.each([
  { gap: 500, climb: 100 },
  { gap: 501, climb: null },
])('a gap of $gap m in the elevation, at the start or within, gives a climb of $climb', ({ gap, climb }) => {
  const dense = Array.from({ length: 51 }, (_, index) => index * 10)
  const within = [...dense, ...dense.map((at) => at + 500 + gap)].map(rising)
  expect(elevationOf(within, 1000 + gap)?.climb ?? null).toBe(climb === null ? null : 150)
  expect(
    elevationOf(
      dense.map((at) => rising(at + gap)),
      500 + gap,
    )?.climb ?? null,
  ).toBe(climb === null ? null : 50)
})

const rising = (at: number) => ({ lat: 0, lon: 0, at, elevation: at / 10 })
