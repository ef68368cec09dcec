import { stops } from '../../evidence/fluids.ts'
import { isNearlyWater } from '../../foods/products.ts'
import { mostInOneFeed, type ProductWithSodium } from '../fuels/product-limits.ts'
import type { Feed, FuelCombination } from './feeds.ts'
import type { Helping } from './rhythms.ts'

/** What a helping provides with a number of sips, and its discomfort as effort. */
export interface Portion extends Omit<Feed, 'minute' | 'km' | 'isHandedOut' | 'isFromBottle' | 'salts'> {
  readonly effort: number
}

/** The portions of a combination: undefined if they cannot be carried or swallowed. */
export type Portions = (helping: Helping, sips: number, fuel: ProductWithSodium | null) => Portion | undefined

/** Memoized for each fuel, helping and number of sips. */
export function portionsOf(combination: FuelCombination, sip: number): Portions {
  const known = new Map<ProductWithSodium | null, Map<Helping, (Portion | null)[]>>()
  return (helping, sips, fuel) => {
    let ofFuel = known.get(fuel)
    if (!ofFuel) known.set(fuel, (ofFuel = new Map()))
    let bySips = ofFuel.get(helping)
    if (!bySips) ofFuel.set(helping, (bySips = []))
    const portion = (bySips[sips] ??= portionOf(combination, { fuel, helping }, sip * sips) ?? null)
    return portion ?? undefined
  }
}

export const enoughWater = 100

interface Taking {
  /** What is eaten where the helping has fuel. */
  readonly fuel: ProductWithSodium | null
  readonly helping: Helping
}

function portionOf(
  { drink }: FuelCombination,
  { fuel, helping }: Taking,
  volume: number,
): Portion | undefined {
  const eaten = isEating(helping) ? fuel : null
  const drunk = helping === 'drink' || helping === 'fuel and drink' ? drink : null
  if (volume > stops.value.mostMilliliters || (volume === 0 && (!eaten || drunk))) return undefined
  const servings = drunk ? volume / drunk.fluids : 0
  const carbs = Math.floor((eaten?.carbs ?? 0) + servings * (drunk?.carbs ?? 0) + 0.5 + 1e-9)
  if (carbs > mostInOneFeed) return undefined
  const sodium = nearestTen((eaten?.sodium ?? 0) + servings * (drunk?.sodium ?? 0))
  return { helping, eats: eaten, volume, carbs, sodium, effort: trouble({ eaten, drunk }, volume) }
}

export const nearestTen = (value: number) => Math.floor(value / 10 + 0.5 + 1e-9) * 10

export const isEating = (helping: Helping) => helping.startsWith('fuel')

/** Fewer and larger stops: a mouthful is hardly worth a bottle out of the belt. */
const trouble = (taken: Taken, volume: number) => (volume < enoughWater ? mouthful : 0) + sugarOnSugar(taken)

type Taken = Readonly<Record<'eaten' | 'drunk', ProductWithSodium | null>>

const mouthful = 0.25

/** A fuel that needs plain water gets it. */
const sugarOnSugar = ({ eaten, drunk }: Taken) =>
  eaten?.takeWithWater && drunk && !isNearlyWater(drunk) ? 2 : 0
