import { oneBottle } from '../../evidence/portions.ts'
import type { PlanKitItem } from '../../plan.ts'
import { carriedInAll } from './carried.ts'
import { productOf } from './feed-words.ts'

/** How a sports drink is carried: as one bottle, in two that are mixed again, or ready-made and too much to carry. */
export type DrinkBottles = 'one' | 'two' | 'handed-up'

/** Of the two on a belt, ml. */
export const bottleOnABelt = 500

/** Powder, a tablet or sugar is mixed again on the way; a drink bought ready is not. */
export function bottlesOf(drink: PlanKitItem): DrinkBottles {
  if (carriedInAll(drink) <= oneBottle.value) return 'one'
  return productOf(drink.product).kind === 'drink_ready' ? 'handed-up' : 'two'
}

/** How what is mixed again on the way is carried. */
export const dryMix = ({ product }: PlanKitItem): string =>
  productOf(product).kind === 'electrolyte_tablet' ? 'tablets' : 'mix'

/** "two bottles of 17 oz, and mix for 2 more" */
export function twoBottles(drink: PlanKitItem, sizeInWords: string): string {
  const bottles = `two bottles of ${sizeInWords}`
  const more = Math.ceil(carriedInAll(drink) / bottleOnABelt - 2 - 1e-9)
  return more > 0 ? `${bottles}, and ${dryMix(drink)} for ${more} more` : bottles
}
