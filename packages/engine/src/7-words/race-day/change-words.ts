import type { PlanChange, PlanRunner } from '../../plan.ts'
import { asClock, inGrams, inMilligrams } from '../amounts/format-amounts.ts'
import { countedFuel, isByThePortion } from './fuel-words.ts'
import { kitName } from '../groceries/kit-words.ts'
import type { GroceryWords } from '../plan-words.ts'

/** "for a change from 2:40 on: 1 bag of 28 g salted pretzels (23 g carbs, 352 mg sodium) in place of …". */
export function changeLine({ product, from_minute: from, servings, ...held }: PlanChange): string {
  const one = `${countedFuel(product)} (${inGrams(held.carbs_g)} carbs, ${inMilligrams(held.sodium_mg)} sodium)`
  const place =
    servings === 1
      ? 'in place of one serving of fuel'
      : `in place of every second serving of fuel, ${servings} in all`
  return `for a change from ${asClock(from)} on: ${one} ${place}`
}

/** Nothing is new on race day. */
export const practiceOfChange = ({ long_runs_left: left }: PlanRunner): string =>
  left > 0 ? 'Try it in a long run first' : 'Only if you have tried it in training'

/** On the list of race fuel: "Bag of 28 g salted pretzels — 4 (for a change from 2:40 on)". */
export const changeOnTheList = ({ product, servings, from_minute: from }: PlanChange): GroceryWords => ({
  name: kitName(product),
  buys: isByThePortion(product) ? `${servings} ${servings === 1 ? 'portion' : 'portions'}` : `${servings}`,
  uses: `(for a change from ${asClock(from)} on)`,
  remarks: [],
})
