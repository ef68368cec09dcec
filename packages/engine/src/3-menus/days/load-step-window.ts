import { loadingDayTolerances, mostCarbohydrateInADay } from '../../evidence/race-week.ts'
import type { DayKind } from '../menus.ts'
import type { Window } from '../portions/windows.ts'

export interface LoadStep {
  readonly kind: DayKind
  readonly carbs: number
}

/**
 * Carbs rise toward the race: if two steps of race week have nearly the same target, their tolerances would overlap,
 * so each stays on its side of the middle between them.
 */
export function windowOfLoadStep(steps: readonly LoadStep[], index: number): Window {
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
  const { lessCarbs, moreCarbs } = loadingDayTolerances.value
  const bottom = later.carbs * (1 - lessCarbs)
  const top = Math.min(later.carbs * (1 + moreCarbs), mostCarbohydrateInADay.value)
  // All three steps may have the same target: the tolerance, which the ceiling may cut, is then split in three.
  const [lowerThird, upperThird] = [bottom + (top - bottom) / 3, bottom + (2 * (top - bottom)) / 3]
  if (later.carbs > earlier.carbs) return Math.min((earlier.carbs + later.carbs) / 2, upperThird)
  return earlier.kind === 'easy-week' ? lowerThird : upperThird
}
