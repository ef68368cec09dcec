import type { PlanChange } from '../../plan.ts'
import { asClock, inGrams, inMilligrams } from '../amounts/format-amounts.ts'
import { countedFuel, isByThePortion } from './fuel-words.ts'
import { kitName } from '../groceries/kit-words.ts'
import type { GroceryWords } from '../plan-words.ts'

/** "for a change from 2:40 on: 1 bag of 28 g salted pretzels in place of one serving of fuel". */
export function changeLine({ product, from_minute: from, servings }: PlanChange): string {
  const place = servings === 1 ? 'one serving' : `every second serving, ${servings} in all`
  return `for a change from ${asClock(from)} on: ${countedFuel(product)}, instead of ${place}`
}

/** Nothing is new on race day: a change has a long run left before it. */
export const practiceOfChange = 'Try it in a long run first'

/**
 * On the list of race fuel: "Bag of 28 g salted pretzels — 4 (each replaces one serving), 23 g carbs and 352 mg
 * sodium each". The kit counts the servings that it takes the place of, for runners who leave the change out.
 */
export const changeOnTheList = ({
  product,
  servings,
  carbs_g: carbs,
  sodium_mg: sodium,
}: PlanChange): GroceryWords => ({
  foods: [product],
  name: kitName(product),
  buys: isByThePortion(product) ? `${servings} ${servings === 1 ? 'portion' : 'portions'}` : `${servings}`,
  uses: replacesOne(servings),
  usesInFull: replacesOne(servings),
  remarks: [`${inGrams(carbs)} carbs and ${inMilligrams(sodium)} sodium each`],
})

const replacesOne = (servings: number) => `(${servings === 1 ? '' : 'each '}replaces one serving)`
