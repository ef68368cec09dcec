import { bendAt } from './on-earth.ts'
import type { Step } from './track.ts'

/** Meters between two points on a straight way, and at a corner. */
const spacing = { straight: 50, corner: 15 }
/** Degrees from which a bend is a corner. */
const corner = 25

/** The distances of the steps that draw the course on a watch: both ends, every 50 m, and closer at corners. */
export function thinSteps(steps: readonly Step[]): number[] {
  let last = steps[0]
  return steps.flatMap((step, index) => {
    const after = steps[index + 1]
    if (last === undefined || after === undefined || index === 0) return [step.at]
    const since = step.at - last.at
    const isCorner = since >= spacing.corner && bendAt(last, step, after) >= corner
    if (!isCorner && after.at - last.at <= spacing.straight) return []
    last = step
    return [step.at]
  })
}
