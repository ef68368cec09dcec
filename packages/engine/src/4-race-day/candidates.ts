import type { Runner } from '../1-runner/runner.ts'
import { permitsProduct } from '../foods/permitted.ts'
import { findProduct, type Product } from '../foods/products.ts'
import { avoidsFructose, type Demand } from './demand.ts'
import { carriedFuels, gramsInAPinch, saltyDrinks, salts, sportsDrinks, tableSalt } from './race-fuels.ts'

/** A product whose sodium is known: an unknown figure is never counted as none. */
export type Known = Product & { readonly sodium: number }

/** What this runner may carry and drink, the first choice first. */
export interface Candidates {
  readonly fuels: readonly Known[]
  readonly sportsDrinks: readonly Known[]
  readonly saltyDrinks: readonly Known[]
  readonly salts: readonly Salt[]
}

/** Salt by the piece: a capsule, or a pinch of table salt in a drink. */
export interface Salt {
  readonly product: Known
  /** Sodium of one piece, mg. */
  readonly sodium: number
  readonly isPinch: boolean
}

export function candidatesFor(runner: Runner, demand: Demand): Candidates {
  const fitting = (ids: readonly string[]) =>
    ids
      .flatMap((id) => findProduct(id) ?? [])
      .filter((product): product is Known => fits(product, runner, demand))
  return {
    fuels: fitting(carriedFuels[runner.budget]).filter(({ carbs }) => carbs <= mostInOneFeed),
    sportsDrinks: fitting(sportsDrinks[runner.budget]),
    saltyDrinks: fitting(saltyDrinks[runner.budget]),
    salts: fitting(salts[runner.budget]).map(byThePiece),
  }
}

function byThePiece(product: Known): Salt {
  const isPinch = product.id === tableSalt
  const share = isPinch ? gramsInAPinch / (product.servingGrams ?? gramsInAPinch) : 1
  return { product, sodium: product.sodium * share, isPinch }
}

export const mostInOneFeed = 40
const mostSodiumInALiter = 2000

function fits(product: Product, runner: Runner, { needsFructose }: Demand): boolean {
  const { sodium, caffeine, confidence, carbs, fluids } = product
  if (sodium === null || caffeine > 0 || confidence === 'low') return false
  if (fluids > 0 && (sodium / fluids) * 1000 > mostSodiumInALiter) return false
  if (carbs > 0 && needsFructose && !holdsFructose(product)) return false
  if (carbs > 0 && avoidsFructose(runner) && !glucoseOrStarch.has(product.id)) return false
  return permitsProduct(runner, product).permitted
}

/** Known to hold glucose and fructose: "1:0" holds none, and null is not known. */
export const holdsFructose = ({ glucoseToFructose }: Product) =>
  glucoseToFructose !== null && !glucoseToFructose.endsWith(':0')

/** For who keeps fructose out (science.md 9.1): table sugar is half fructose. */
const glucoseOrStarch = new Set([
  'sis-go-isotonic',
  'corn-syrup-gel-home',
  'rice-ball-salted',
  'boiled-potato-salted',
  'potato-puree-flask',
])
