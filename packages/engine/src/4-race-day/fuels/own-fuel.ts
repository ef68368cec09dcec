import type { Runner } from '../../1-runner/runner.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import type { NotKept } from '../../not-kept.ts'
import { courseDrink, onCourse } from '../course/on-course.ts'
import { type ProductWithSodium, whyNotTaken } from './product-limits.ts'

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
    const because = isForThis(product) ? whyNotTaken(product, runner) : ({ code: 'not-for-this' } as const)
    if (because) notKept.push({ product: id, because })
    return because ? [] : [product as ProductWithSodium]
  }
  const fuels = (fuel.main ?? []).flatMap((choice) => kept(choice, isEaten))
  const [drink] = typeof fuel.drink === 'object' ? kept(fuel.drink, isDrunk) : []
  const fromCourse = fuel.drink === 'course' ? courseDrink(onCourse(runner)) : null
  return {
    fuels,
    drink: drink ?? fromCourse ?? (fuel.drink === 'water' ? 'water' : 'any'),
    takesSalt: fuel.salt ?? true,
    notKept,
  }
}

const isEaten = ({ carbs, fluids }: Product) => carbs > 0 && fluids === 0

const isDrunk = ({ fluids }: Product) => fluids > 0
