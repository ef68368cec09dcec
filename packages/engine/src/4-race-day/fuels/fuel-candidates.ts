import type { Runner } from '../../1-runner/runner.ts'
import { permitsProduct } from '../../foods/exclusions/permitted.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import { avoidsFructose, type Demand } from '../arrangement/demand.ts'
import {
  type ProductWithSodium,
  addsSalt,
  holdsFructose,
  isSupplement,
  isWithoutFructose,
  mostInOneFeed,
  mostSodiumInALiter,
} from './what-fuel-holds.ts'
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
  /** Whether all the fuels are carried, instead of one of them. */
  readonly takenInTurn: boolean
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
    fuels: inOrder(carriedFuels[runner.budget]).filter(({ product }) => product.carbs <= mostInOneFeed),
    takenInTurn: false,
    sportsDrinks: inOrder(sportsDrinks[runner.budget]),
    saltyDrinks: inOrder(saltyDrinks[runner.budget]),
    salts: inOrder(salts[runner.budget]),
  }
  return withOwn(all, ownFuel(runner))
}

const unranked = (products: readonly ProductWithSodium[]) =>
  products.map((product) => ({ product, effort: 0 }))

/** The runner's own in place of the plan's; the plan's where none of it may be taken. */
function withOwn(all: Candidates, own: OwnFuel | null): Candidates {
  if (!own || (own.fuels.length === 0 && typeof own.drink === 'string')) return all
  const drinks = typeof own.drink === 'string' ? [] : unranked([own.drink])
  return {
    fuels: unranked(own.fuels),
    takenInTurn: own.fuels.length > 0,
    sportsDrinks: drinks.filter(({ product }) => product.carbs > 0),
    saltyDrinks:
      own.drink === 'any' && own.takesSalt
        ? all.saltyDrinks
        : drinks.filter(({ product }) => product.carbs === 0),
    salts: own.takesSalt ? all.salts : [],
  }
}

const lessWanted = 0.35
const otherBudget = 2.5

export function byThePiece(product: ProductWithSodium): Salt {
  const isPinch = product.id === tableSalt
  const share = isPinch ? gramsInAPinch / (product.servingGrams ?? gramsInAPinch) : 1
  return { product, sodium: product.sodium * share, isPinch }
}

/** Whether this runner may take it, knows what it holds, and absorbs it at the rate of the run. */
export function fits(
  product: Product,
  runner: Runner,
  { needsFructose }: Demand,
): product is ProductWithSodium {
  const { kind, sodium, caffeine, confidence, carbs, fluids } = product
  if (sodium === null || caffeine > 0 || confidence === 'low') return false
  if (runner.age < 18 && isSupplement(kind)) return false
  if (isWithoutAddedSalt(runner) && addsSalt(product)) return false
  if (fluids > 0 && (sodium / fluids) * 1000 > mostSodiumInALiter) return false
  if (carbs > 0 && needsFructose && !holdsFructose(product)) return false
  if (carbs > 0 && avoidsFructose(runner) && !isWithoutFructose(product)) return false
  return permitsProduct(runner, product).permitted
}
