import type { Points } from './rule.ts'

/** The value of a piecewise-linear curve at `x`: exact at its points, linear between them, flat outside. */
export function interpolate(points: Points, x: number): number {
  let before = points[0]
  if (before === undefined) throw new Error('A curve needs at least one point.')
  for (const point of points) {
    if (x <= point[0]) return point === before ? point[1] : between(before, point, x)
    before = point
  }
  return before[1]
}

type Point = Points[number]

function between([x0, y0]: Point, [x1, y1]: Point, x: number): number {
  // Exact at a point, without the rounding of the division below.
  if (x === x1) return y1
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** A linear ramp that starts at `from` and takes `over`: 0 before, 1 after. */
export const ramp = (x: number, { from, over }: { from: number; over: number }) =>
  clamp((x - from) / over, 0, 1)

export const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
