import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { interpolate, clamp, ramp } from './interpolate.ts'
import type { Points } from './rule.ts'

const number = fc.double({ min: -1000, max: 1000, noNaN: true })

const anyCurve: fc.Arbitrary<Points> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -1000, max: 1000 }), number), {
    minLength: 1,
    maxLength: 8,
    selector: ([x]) => x,
  })
  .map((points) => points.sort(([one], [other]) => one - other))

describe('a piecewise-linear curve', () => {
  test('is exact at its points', () => {
    fc.assert(
      fc.property(anyCurve, (points) => {
        for (const [x, y] of points) expect(interpolate(points, x)).toBe(y)
      }),
    )
  })

  test('is flat outside its end points', () => {
    fc.assert(
      fc.property(anyCurve, fc.double({ min: 0, max: 1e6, noNaN: true }), (points, away) => {
        const [first, last] = [points[0], points.at(-1)]
        if (!first || !last) throw new Error('a curve without points')
        expect(interpolate(points, first[0] - away)).toBe(first[1])
        expect(interpolate(points, last[0] + away)).toBe(last[1])
      }),
    )
  })

  test('is monotonic if its points are', () => {
    const rising = anyCurve.map((points) => {
      const heights = points.map(([, y]) => y).sort((one, other) => one - other)
      return points.map(([x], index) => [x, heights[index] ?? 0] as const)
    })
    fc.assert(
      fc.property(rising, number, number, (points, one, other) => {
        const [left, right] = [Math.min(one, other), Math.max(one, other)]
        expect(interpolate(points, left)).toBeLessThanOrEqual(interpolate(points, right) + 1e-9)
      }),
    )
  })

  test('is halfway up at the midpoint', () => {
    expect(
      interpolate(
        [
          [0.75, 0],
          [1.25, 30],
        ],
        1,
      ),
    ).toBe(15)
  })

  test('needs at least one point', () => {
    expect(() => interpolate([], 1)).toThrow('at least one point')
  })
})

test('a ramp is 0 up to its start, 1 from its end, and straight between', () => {
  expect([0, 0.75, 1, 1.25, 9].map((x) => ramp(x, { from: 0.75, over: 0.5 }))).toEqual([0, 0, 0.5, 1, 1])
})

test('a clamped value stays within its bounds and is itself between them', () => {
  expect([1, 2, 3, 4, 5].map((value) => clamp(value, 2, 4))).toEqual([2, 2, 3, 4, 4])
})
