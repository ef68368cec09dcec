import type { Runner } from '../1-runner/runner.ts'
import { isPartOfAWord, namesIn } from '../foods/exclusions/exclusion-names.ts'
import { type Permission, permitsFood, permitsProduct } from '../foods/exclusions/permitted.ts'
import { findFood } from '../foods/foods.ts'
import { byKey, memoize } from '../foods/memoize.ts'
import { idOfChoice, isOwnId } from '../foods/own-label.ts'
import { findProduct, type Product } from '../foods/products.ts'

export type Kind = 'food' | 'product'

/** Whether this runner may have a food or product, by its id; memoized for each runner. */
export const permissionsOf = memoize((runner: Runner): ((kind: Kind, id: string) => Permission) => {
  const known = {
    food: byKey((id: string) => permissionOf(runner, 'food', id)),
    product: byKey((id: string) => permissionOf(runner, 'product', id)),
  }
  return (kind, id) => known[kind](id)
})

/** What is in no table is not permitted. */
function permissionOf(runner: Runner, kind: Kind, id: string): Permission {
  const [food, product] = kind === 'food' ? [findFood(id), undefined] : [undefined, productFor(runner, id)]
  if (food) {
    const phrase = excludedNames(runner).find((name) => isPartOfAWord(name, food))
    return phrase === undefined
      ? permitsFood(runner, food)
      : { permitted: false, because: { code: 'named', phrase } }
  }
  return product ? permitsProduct(runner, product) : { permitted: false, because: { code: 'label-unread' } }
}

/** A label is known for the runner who typed it, and for nobody else. */
function productFor({ preferences: { fuel, course } }: Runner, id: string): Product | undefined {
  const chosen = [
    ...(fuel?.main ?? []),
    ...(typeof fuel?.drink === 'object' ? [fuel.drink] : []),
    ...(course?.drink ? [course.drink] : []),
    ...(course?.gels ?? []).map(({ product }) => product),
  ]
  return !isOwnId(id) || chosen.some((choice) => idOfChoice(choice) === id) ? findProduct(id) : undefined
}

const excludedNames = memoize(({ exclusions }: Runner) =>
  exclusions.unknown.flatMap(namesIn).map((words) => words.join(' ')),
)
