import type { Runner } from '../../1-runner/runner.ts'
import { permitsProduct } from '../../foods/exclusions/permitted.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import type { NotKept, NotUsable } from '../../not-kept.ts'
import { avoidsFructose } from '../arrangement/demand.ts'
import {
  addsSalt,
  isSupplement,
  isWithoutFructose,
  mostInOneFeed,
  mostSodiumInALiter,
  type ProductWithSodium,
} from './what-fuel-holds.ts'

/** What the runner uses, as far as the limits, exclusions and age allow it. */
export interface OwnFuel {
  /** Taken in turn; empty if none may be. */
  readonly fuels: readonly ProductWithSodium[]
  /** `any`: the runner named none. */
  readonly drink: ProductWithSodium | 'water' | 'any'
  readonly takesSalt: boolean
  readonly notKept: readonly NotKept[]
}

/** Null if the runner leaves it to the plan. */
export function ownFuel(runner: Runner): OwnFuel | null {
  const { fuel } = runner.preferences
  if (!fuel) return null
  const notKept: NotKept[] = []
  const kept = ({ product: id }: { readonly product: string }, isForThis: (product: Product) => boolean) => {
    const product = findProduct(id)
    if (!product) return []
    const because = isForThis(product) ? whyNot(product, runner) : ({ code: 'not-for-this' } as const)
    if (because) notKept.push({ product: id, because })
    return because ? [] : [product as ProductWithSodium]
  }
  const fuels = (fuel.main ?? []).flatMap((choice) => kept(choice, isEaten))
  const [drink] = typeof fuel.drink === 'object' ? kept(fuel.drink, isDrunk) : []
  return {
    fuels,
    drink: drink ?? (fuel.drink === 'water' ? 'water' : 'any'),
    takesSalt: fuel.salt ?? true,
    notKept,
  }
}

const isEaten = ({ carbs, fluids }: Product) => carbs > 0 && fluids === 0

const isDrunk = ({ fluids }: Product) => fluids > 0

/** Undefined if it may be taken. */
function whyNot(product: Product, runner: Runner): NotKept['because'] | undefined {
  const permission = permitsProduct(runner, product)
  return permission.permitted ? unusable(product, runner) : permission.because
}

const not = (code: NotUsable) => ({ code })

function unusable(product: Product, runner: Runner): NotKept['because'] | undefined {
  const { sodium, caffeine, carbs, fluids, kind } = product
  if (caffeine > 0) return not('caffeine')
  if (sodium === null) return not('sodium-unknown')
  if (runner.age < 18 && isSupplement(kind)) return not('supplement-under-18')
  if (isWithoutAddedSalt(runner) && addsSalt(product)) return not('adds-salt')
  if (fluids > 0 && (sodium / fluids) * 1000 > mostSodiumInALiter) return not('too-salty')
  if (carbs > 0 && avoidsFructose(runner) && !isWithoutFructose(product)) return not('fructose')
  return fluids === 0 && carbs > mostInOneFeed ? not('too-much-at-once') : undefined
}
