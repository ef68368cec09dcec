import type { Targets } from '../2-targets/targets.ts'

/** Carbs of a breakfast an hour before, in steps of 5 g: at most 1 g/kg (science.md 3.1), never more than the full breakfast. */
export const lateBreakfast = ({ referenceMass }: Targets, fullBreakfast: number) =>
  Math.min(Math.floor(referenceMass / 5) * 5, fullBreakfast)
