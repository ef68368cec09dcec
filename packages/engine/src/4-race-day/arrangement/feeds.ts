import type { Kilometers } from '../../units.ts'
import type { Salt } from '../fuels/fuel-candidates.ts'
import type { ProductWithSodium } from '../fuels/product-limits.ts'
import type { Helping } from './rhythms.ts'

/** The fuel, drink and salt that the rows may use. */
export interface FuelCombination {
  /** Taken in turn; empty if nothing is eaten. */
  readonly fuels: readonly ProductWithSodium[]
  readonly drink: ProductWithSodium | null
  /** Who brings it: what the course has is not carried, and is drunk only there. */
  readonly drinkFrom: 'course' | 'runner' | 'plan'
  readonly salt: Salt | null
}

/** What one row takes, in whole grams, tens of milligrams and milliliters. */
export interface Feed {
  readonly minute: number
  /** The place of a station; null for a minute of the runner's own choice. */
  readonly km: Kilometers | null
  readonly helping: Helping
  /** The fuel that is eaten here; null for a drink alone. */
  readonly eats: ProductWithSodium | null
  /** Whether it is a gel that the course hands out. */
  readonly isHandedOut: boolean
  /** Whether its drink comes out of a bottle between two stations. */
  readonly isFromBottle: boolean
  readonly volume: number
  readonly carbs: number
  readonly sodium: number
  /** Capsules, or pinches of table salt. */
  readonly salts: number
}

export interface Arrangement {
  readonly combination: FuelCombination
  readonly feeds: readonly Feed[]
  /** Distance from the targets and from an easy schedule; over `outside` if a tolerance is missed. */
  readonly cost: number
}
