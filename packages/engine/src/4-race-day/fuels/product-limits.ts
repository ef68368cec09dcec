import type { Runner } from '../../1-runner/runner.ts'
import { strongestDrink } from '../../evidence/fluids.ts'
import { permitsProduct } from '../../foods/exclusions/permitted.ts'
import type { Product } from '../../foods/products.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import type { NotKept, NotUsable } from '../../not-kept.ts'
import type { Milligrams } from '../../units.ts'
import { avoidsFructose } from '../arrangement/demand.ts'

/** A product with known sodium: an unknown figure is never counted as zero. */
export type ProductWithSodium = Product & { readonly sodium: number }

/** Under 18 no supplements: salt comes by the pinch or in a drink, never as a capsule or a tablet. */
const supplements = new Set<Product['kind']>([
  'electrolyte_capsule',
  'electrolyte_tablet',
  'electrolyte_chew',
])

const isSupplement = (kind: Product['kind']) => supplements.has(kind)

/** mg: what a gel or two have is food. A short cool race may have it without a drink. */
const sodiumOfFood = 200

/**
 * Salt is in the recipe, the drink or the piece, or on it, as on pretzels; what a gel brings by itself is left. Evidence:
 * no-added-salt.
 */
const addsSalt = ({ kind, madeOf, sodium, fluids }: Product) =>
  kind.startsWith('electrolyte') ||
  (fluids > 0 && sodium !== 0) ||
  (kind === 'real_food' && (sodium ?? 0) > sodiumOfFood) ||
  (madeOf ?? []).some(({ foodId }) => foodId === 'salt-table')

export const mostInOneFeed = 40
export const mostSodiumInALiter = 2000
/** Whether a run brings more sodium, mg, than what is drunk in it, ml, should hold. */
export const isTooSalty = (sodium: number, milliliters: number) =>
  sodium > sodiumOfFood && 1000 * sodium > mostSodiumInALiter * milliliters

/** For runners who exclude fructose: glucose or starch. Table sugar is half fructose. */
const isWithoutFructose = ({ glucoseToFructose }: Product) => glucoseToFructose?.endsWith(':0') === true

/** Why this runner may not take it on a run, whoever chose it; undefined if they may. */
export function whyNotTaken(product: Product, runner: Runner): NotKept['because'] | undefined {
  const permission = permitsProduct(runner, product)
  if (!permission.permitted) return permission.because
  return product.caffeine > 0 ? not('caffeine') : unusable(product, runner)
}

/** The same for what is taken for its caffeine, of which at most so much may be taken. */
export function whyNotForCaffeine(
  product: Product,
  runner: Runner,
  most: Milligrams,
): NotKept['because'] | undefined {
  const permission = permitsProduct(runner, product)
  if (!permission.permitted) return permission.because
  return product.caffeine > most ? not('too-much-caffeine') : unusable(product, runner)
}

/**
 * Table sugar and maple syrup, glucose and fructose in equal parts, for runners who exclude fructose: only where no fuel of
 * glucose or starch may be taken.
 */
export const isSugarFor = (runner: Runner, product: Product): product is ProductWithSodium =>
  product.confidence !== 'low' &&
  product.glucoseToFructose === '1:1' &&
  permitsProduct(runner, product).permitted &&
  [undefined, 'fructose'].includes(unusable(product, runner)?.code)

function unusable(product: Product, runner: Runner): NotKept['because'] | undefined {
  const { sodium, carbs, fluids, kind } = product
  if (sodium === null) return not('sodium-unknown')
  if (runner.age < 18 && isSupplement(kind)) return not('supplement-under-18')
  if (isWithoutAddedSalt(runner) && addsSalt(product)) return not('adds-salt')
  if (fluids > 0 && (sodium / fluids) * 1000 > mostSodiumInALiter) return not('too-salty')
  if (fluids > 0 && carbs > strongestDrink.value * fluids) return not('too-strong')
  if (fluids === 0 && carbs > mostInOneFeed) return not('too-much-at-once')
  return carbs > 0 && avoidsFructose(runner) && !isWithoutFructose(product) ? not('fructose') : undefined
}

const not = (code: NotUsable) => ({ code })
