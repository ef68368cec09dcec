import { mostCarbohydrateInADay } from '../evidence/most-carbohydrate-in-a-day.ts'
import type { DayKind } from './menus.ts'
import type { Window } from './portions/windows.ts'

export interface LoadStep {
  readonly kind: DayKind
  readonly carbs: number
}

/**
 * Carbs rise toward the race: where two steps of race week ask for nearly the same, their tolerances would overlap,
 * so each keeps to its side of the middle between them.
 */
export function keepingTheOrder(steps: readonly LoadStep[], index: number): Window {
  const step = steps[index]
  const before = steps[index - 1]
  const after = steps[index + 1]
  return {
    least: before && step ? (border(before, step) ?? 0) : 0,
    most: after && step ? (border(step, after) ?? Infinity) : Infinity,
  }
}

function border(earlier: LoadStep, later: LoadStep): number | undefined {
  if (earlier.kind === later.kind || later.carbs < earlier.carbs) return undefined
  if (later.carbs > earlier.carbs) return (earlier.carbs + later.carbs) / 2
  // All three steps may ask for the same: the tolerance is then cut in three, and at the ceiling in two below it.
  if (later.carbs >= mostCarbohydrateInADay.says) return later.carbs * 0.985
  return later.carbs * (earlier.kind === 'easy-week' ? 0.99 : 1.01)
}
