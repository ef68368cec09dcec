import type { DayGroup } from './told-days.ts'

export interface CarbsAim {
  /** What each of the days aims at. */
  readonly eachDay?: number
  /** Days that rise meet their target as one: their sum beside the sum of their targets. */
  readonly together?: { readonly amount: number; readonly target: number }
}

interface Aimed {
  readonly target: number
  /** How many days of the part may rise from one to the next, the target being their mean; none where all are alike. */
  readonly risingDays?: number | undefined
}

/** What the days shown are held against; nothing where part of a rise is already past. */
export function carbsAim(groups: readonly DayGroup[], { target, risingDays }: Aimed): CarbsAim {
  const days = groups.flat()
  if (risingDays === undefined) return { eachDay: target }
  if (days.length < risingDays) return {}
  if (groups.length === 1) return { eachDay: target }
  const amount = days.reduce((sum, day) => sum + day.totals.carbs_g, 0)
  return { together: { amount, target: target * days.length } }
}
