import { oneBottle } from '../../evidence/portions.ts'
import type { PlanKitItem } from '../../plan.ts'
import { countText } from '../amounts/format-amounts.ts'
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

/** Beyond what is carried ready from the start, ml. */
export const servingsToMixAgain = (drink: PlanKitItem, fromTheStart: number): number =>
  Math.max(0, Math.ceil((carriedOf(drink) - fromTheStart) / productOf(drink.product).fluids))

/** "two bottles of 17 oz, and 2 servings to mix again" */
export function twoBottles(drink: PlanKitItem, sizeInWords: string): string {
  const bottles = `two bottles of ${sizeInWords}`
  const more = servingsToMixAgain(drink, 2 * bottleOnABelt)
  return more > 0 ? `${bottles}, and ${countText(more, 'serving')} to mix again` : bottles
}
