import type { PlannedServings } from '@race-nutrition/engine'

/** What a runner says of one run; the stomach from 0, no trouble, to 10, the worst. */
export interface HowItWent {
  /** Of the planned servings, how many were taken; half a gel is 0.5. */
  readonly taken: number
  readonly stomach: number
}

/** Whether the stomach was in more than mild trouble, so that one step less counts. */
export const wasInTrouble = (stomach: number): boolean => stomach >= troubleFrom

/** One step of gut training, g an hour. */
export const gutTrainingStep = 10
/** Below this the stomach held the dose. */
const troubleFrom = 5
/** Nobody holds more, g an hour: a slip of the servings or the hours. */
export const mostHeld = 120

/**
 * The dose that counts as practiced, g an hour in whole grams, rounded down: what was really taken where the stomach held
 * it, else one step lower; never the planned rate. Null if the run had no time or no carbs, or says what cannot be.
 */
export function practicedDose(
  planned: PlannedServings,
  hours: number,
  { taken, stomach }: HowItWent,
): number | null {
  const isPossible = taken >= 0 && taken <= 99 && stomach >= 0 && stomach <= 10
  if (!(hours > 0) || planned.count === 0 || !isPossible) return null
  const really = carbsOf(planned, taken) / hours
  if (really > mostHeld) return null
  const held = wasInTrouble(stomach) ? really - gutTrainingStep : really
  // Shares that add up to a whole gram may come to a hair less.
  return Math.max(0, Math.floor(held + 1e-9))
}

/** Nobody says which were left out: the largest, so that it is never more than was really taken. */
function carbsOf({ count, carbs }: PlannedServings, taken: number): number {
  const inOrder = carbs.toSorted((one, other) => one - other)
  const shares = (taken / count) * inOrder.length
  const planned = inOrder.reduce(
    (sum, share, index) => sum + share * Math.min(1, Math.max(0, shares - index)),
    0,
  )
  return planned + Math.max(0, shares - inOrder.length) * (inOrder[0] ?? 0)
}
