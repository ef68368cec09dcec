import type { Grams, Kilometers, Milligrams, Milliliters, Minutes } from '../units.ts'

/** What a hand holds: so many of a product, or so much of a drink or food. */
export interface Serving {
  readonly kind: 'product' | 'food' | 'water'
  readonly id: string
  readonly amount: number
  readonly unit: 'count' | 'ml' | 'g'
}

export type RowPhase = 'breakfast' | 'caffeine' | 'top-up' | 'during' | 'recovery'

/** One line of the race-day table. */
export interface ScheduleRow {
  readonly phase: RowPhase
  /** Minutes from the start; negative before it. */
  readonly minute: Minutes
  /** Where the runner is at target pace; null before the start and after the finish. */
  readonly distance: Kilometers | null
  readonly action: string
  readonly item: string
  readonly servings: readonly Serving[]
  readonly carbs: Grams
  readonly sodium: Milligrams
  readonly fluids: Milliliters
}

export interface RowTotals {
  readonly carbs: Grams
  readonly sodium: Milligrams
  readonly fluids: Milliliters
}

/** Race day from breakfast to recovery. Totals are sums of the rows. */
export interface Schedule {
  readonly rows: readonly ScheduleRow[]
  /** From the start to the finish: the dose for the race. */
  readonly startToFinish: RowTotals
  readonly breakfastToRecovery: RowTotals
  readonly gels: number
}
