import type { Runner } from '../../1-runner/runner.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import type { Demand } from '../arrangement/demand.ts'
import { holdsFructose, type ProductWithSodium, whyNotTaken } from './product-limits.ts'
import { type OwnFuel, ownFuel } from './own-fuel.ts'
import {
  carriedFuels,
  expensiveFuels,
  gramsInAPinch,
  mixedGel,
  saltyDrinks,
  salts,
  sportsDrinks,
  tableSalt,
  type Wishes,
} from './race-fuels.ts'

/** A product that this runner may take, and how much less it is preferred than the first choice. */
export interface Candidate {
  readonly product: ProductWithSodium
  readonly effort: number
}

/** What this runner may carry and drink, in order of preference. */
export interface Candidates {
  readonly fuels: readonly Candidate[]
  /** What the runner brings; its fuels are the only ones above, and are all carried. Null if the plan chooses. */
  readonly own: OwnFuel | null
  readonly sportsDrinks: readonly Candidate[]
  readonly saltyDrinks: readonly Candidate[]
  readonly salts: readonly Candidate[]
}

/** A single piece of salt: a capsule, or a pinch of table salt in a drink. */
export interface Salt {
  readonly product: ProductWithSodium
  /** Sodium of one piece, mg. */
  readonly sodium: number
  readonly isPinch: boolean
}

/** `carried` is the fuel of the race, which the long run takes too. */
export function candidatesFor(runner: Runner, demand: Demand, carried: readonly string[] = []): Candidates {
  const fitting = (ids: readonly string[]) =>
    ids.flatMap((id) => findProduct(id) ?? []).filter((product) => fits(product, runner, demand))
  const lessFitting = ({ id }: Product) =>
    (runner.budget === 'Low' && expensiveFuels.has(id)) ||
    (id === mixedGel && !demand.needsFructose && !carried.includes(id))
      ? otherBudget
      : 0
  const inOrder = ({ wanted, otherwise }: Wishes): Candidate[] => {
    const first = fitting(wanted)
    const others = fitting(otherwise)
    return [
      ...first.map((product, index) => ({ product, effort: lessWanted * index + lessFitting(product) })),
      ...others.map((product, index) => ({ product, effort: otherBudget + lessWanted * index })),
    ]
  }
  const all: Candidates = {
    fuels: inOrder(carriedFuels[runner.budget]),
    own: ownFuel(runner),
    sportsDrinks: inOrder(sportsDrinks[runner.budget]),
    saltyDrinks: inOrder(saltyDrinks[runner.budget]),
    salts: inOrder(salts[runner.budget]),
  }
  return all.own ? withOwn(all, all.own) : all
}

const unranked = (products: readonly ProductWithSodium[]) =>
  products.map((product) => ({ product, effort: 0 }))

/**
 * The runner's own in place of the plan's: nothing that was not chosen joins a fuel that was. Where no fuel of theirs may be
 * taken, the plan has its own, with the drink and the salt that they want.
 */
function withOwn(all: Candidates, own: OwnFuel): Candidates {
  const { fuels, drink, takesSalt, salts: ownSalts } = own
  const drinks = typeof drink === 'string' ? [] : unranked([drink])
  const [withCarbs, salty] = [
    drinks.filter(({ product }) => product.carbs > 0),
    drinks.filter(({ product }) => product.carbs === 0),
  ]
  const isFueled = fuels.length > 0 || withCarbs.length > 0
  return {
    own,
    fuels: isFueled ? unranked(fuels) : all.fuels,
    sportsDrinks: drink === 'any' && !isFueled ? all.sportsDrinks : withCarbs,
    saltyDrinks: drink === 'any' && takesSalt ? all.saltyDrinks : salty,
    salts: takesSalt ? (ownSalts.length > 0 ? unranked(ownSalts) : all.salts) : [],
  }
}

const lessWanted = 0.35
const otherBudget = 2.5

export function byThePiece(product: ProductWithSodium): Salt {
  const isPinch = product.id === tableSalt
  const share = isPinch ? gramsInAPinch / (product.servingGrams ?? gramsInAPinch) : 1
  return { product, sodium: product.sodium * share, isPinch }
}

/** Whether this runner may take it, its figures are sure, and it is absorbed at the rate of the run. */
export function fits(
  product: Product,
  runner: Runner,
  { needsFructose }: Demand,
): product is ProductWithSodium {
  if (product.confidence === 'low' || whyNotTaken(product, runner)) return false
  return product.carbs === 0 || !needsFructose || holdsFructose(product)
}
