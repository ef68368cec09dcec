import type { FuelChoice } from '../../1-runner/preferences/choice-schema.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { caffeine } from '../../2-targets/before-and-after/caffeine.ts'
import { idOfChoice } from '../../foods/own-label.ts'
import { findProduct, isSugaryDrink, type Product } from '../../foods/products.ts'
import type { NotKept } from '../../not-kept.ts'
import { courseDrink, onCourse } from '../course/on-course.ts'
import { nearestProduct } from './nearest-product.ts'
import { type ProductWithSodium, whyNotForCaffeine, whyNotTaken } from './product-limits.ts'

/** What the runner uses, as far as the limits, exclusions and age allow it. */
export interface OwnFuel {
  /** Taken in turn; empty if none may be. */
  readonly fuels: readonly ProductWithSodium[]
  /** Nothing is eaten beside the drink, where that may be taken and is fuel. */
  readonly isDrinkAlone: boolean
  /** `any`: the runner named none. */
  readonly drink: ProductWithSodium | 'water' | 'any'
  readonly takesSalt: boolean
  /** Pieces of salt, taken where fuel and drink bring too little. */
  readonly salts: readonly ProductWithSodium[]
  /** For the caffeine before the start; null if none of their gels is. */
  readonly caffeineGel: ProductWithSodium | null
  readonly notKept: readonly NotKept[]
}

/** Null if the runner leaves it to the plan. */
export function ownFuel(runner: Runner): OwnFuel | null {
  const { fuel } = runner.preferences
  if (!fuel) return null
  const takesSalt = fuel.salt ?? true
  const main = sorted(fuel.main ?? [], (product) => whyNotEaten(product, runner, takesSalt))
  const drinks = sorted(typeof fuel.drink === 'object' ? [fuel.drink] : [], (product) =>
    product.fluids > 0 ? whyNotTaken(product, runner) : notForThis,
  )
  const [drink] = drinks.kept
  const fromCourse = fuel.drink === 'course' ? courseDrink(onCourse(runner)) : null
  const caffeineGel = main.kept.find(isForCaffeine) ?? null
  // One is taken, before the start.
  const others = main.kept.filter((product) => isForCaffeine(product) && product !== caffeineGel)
  const left = [
    ...main.left,
    ...others.map((product) => ({ product, because: { code: 'caffeine' } as const })),
    ...drinks.left,
  ]
  // What is chosen twice, as fuel and as drink, is what it can be.
  const used = [...main.kept.filter((product) => !others.includes(product)), ...drinks.kept]
  const ids = new Set(used.map(({ id }) => id))
  const leftOut = new Map(left.map((each) => [each.product.id, each]))
  return {
    fuels: main.kept.filter((product) => !isForCaffeine(product) && product.carbs > 0),
    isDrinkAlone: drink !== undefined && isSugaryDrink(drink) && fuel.main?.length === 0,
    drink: drink ?? fromCourse ?? (fuel.drink === 'water' ? 'water' : 'any'),
    takesSalt,
    salts: main.kept.filter((product) => product.carbs === 0),
    caffeineGel,
    notKept: [...leftOut.values()]
      .filter(({ product }) => !ids.has(product.id))
      .map(({ product, because }) => ({
        product: product.id,
        because,
        nearest: nearestProduct(product, runner)?.id ?? null,
      })),
  }
}

interface Left {
  readonly product: Product
  readonly because: NotKept['because']
}

type WhyNot = (product: Product) => NotKept['because'] | undefined

/** Each product once, however often it is chosen. */
function sorted(choices: readonly FuelChoice[], whyNot: WhyNot) {
  const kept: ProductWithSodium[] = []
  const left: Left[] = []
  for (const product of [...new Set(choices.map(idOfChoice))].flatMap((id) => findProduct(id) ?? [])) {
    const because = whyNot(product)
    if (because) left.push({ product, because })
    // What has no known sodium is left out.
    else kept.push(product as ProductWithSodium)
  }
  return { kept, left }
}

const notForThis = { code: 'not-for-this' } as const

/** Gels and food, a piece of salt, and one gel for its caffeine if that is how the runner wants it. */
function whyNotEaten(product: Product, runner: Runner, takesSalt: boolean): ReturnType<WhyNot> {
  const isSalt = product.carbs === 0 && product.kind === 'electrolyte_capsule' && takesSalt
  if (product.fluids > 0 || (product.carbs === 0 && !isSalt)) return notForThis
  return runner.preferences.fuel?.caffeine === 'gel' && isForCaffeine(product)
    ? whyNotForCaffeine(product, runner, caffeine(runner))
    : whyNotTaken(product, runner)
}

const isForCaffeine = ({ gel, caffeine: mg }: Product) => gel && mg > 0
