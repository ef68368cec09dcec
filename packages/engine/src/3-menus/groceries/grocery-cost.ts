import type { CostTier } from '../../foods/foods.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { Grocery } from './groceries.ts'

export type CostWord = 'low' | 'moderate' | 'high'

/** The rough cost of a list: a word, and the percent of its energy that comes from each price tier. */
export interface GroceryCost {
  readonly word: CostWord
  readonly shares: Readonly<Record<CostTier, number>>
}

/**
 * The tiers rate the price of 1,000 kcal, so they are weighted by energy. Prices differ by store,
 * month and country, so a word is all they support.
 */
export function costOf(lines: readonly Grocery[]): GroceryCost {
  const of = (tier: CostTier) =>
    lines.reduce((sum, { foodIds, energy }) => sum + (tierOf(foodIds) === tier ? energy : 0), 0)
  const all = Math.max(1, of('low') + of('medium') + of('high'))
  const medium = Math.round((100 * of('medium')) / all)
  const high = Math.round((100 * of('high')) / all)
  return { word: wordFor({ medium, high }), shares: { low: 100 - medium - high, medium, high } }
}

const tierOf = ([first]: readonly string[]) => foodOf(first as LarderId).costTier

/** A step from one tier to the next about doubles the price of the energy: 100% low is 1, all medium 2, all high 4. */
function wordFor({ medium, high }: { readonly medium: number; readonly high: number }): CostWord {
  const price = 1 + (medium + 3 * high) / 100
  if (price < costThresholds.moderate) return 'low'
  return price < costThresholds.high ? 'moderate' : 'high'
}

const costThresholds = { moderate: 1.5, high: 2 } as const
