import { oneBottle } from '../../evidence/portions.ts'
import type { PlanKitItem } from '../../plan.ts'
import { carriedOf } from './carried.ts'
import { productOf } from './feed-words.ts'

/** How a sports drink is carried: as one bottle, in two that are mixed again, or ready-made and too much to carry. */
export type DrinkBottles = 'one' | 'two' | 'handed-up'

/** Of the two on a belt, ml. */
export const bottleOnABelt = 500

/** Powder, a tablet or sugar is mixed again on the way; a drink bought ready is not. */
export function bottlesOf(drink: PlanKitItem): DrinkBottles {
  if (carriedOf(drink) <= oneBottle.value) return 'one'
  return productOf(drink.product).kind === 'drink_ready' ? 'handed-up' : 'two'
}

/** "mix for 2 more": for as many more bottles of this size, ml, as are drunk after those that are `ready`; empty for none. */
export function mixForMore(drink: PlanKitItem, size: number, ready = 1): string {
  const more = Math.ceil(carriedOf(drink) / size - ready - 1e-9)
  const dry = productOf(drink.product).kind === 'electrolyte_tablet' ? 'tablets' : 'mix'
  return more > 0 ? `${dry} for ${more} more` : ''
}

/** "two bottles of 17 oz, and mix for 2 more" */
export function twoBottles(drink: PlanKitItem, sizeInWords: string): string {
  const bottles = `two bottles of ${sizeInWords}`
  const more = mixForMore(drink, bottleOnABelt, 2)
  return more ? `${bottles}, and ${more}` : bottles
}
