import { fuelName } from './fuel-words.ts'
import type { PlanKitItem, PlanRunner } from '../../plan.ts'
import { productOf } from './feed-words.ts'
import { recipeFor } from './recipe.ts'

/** The substitutes for unavailable products, in one line; none if nothing is taken. */
export function substitutes(runner: PlanRunner, kit: readonly PlanKitItem[]): string[] {
  const sentences = kit.flatMap((item) => substitute(runner, item))
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

function substitute(runner: PlanRunner, { product, use, unit, instead }: PlanKitItem): string[] {
  if (!instead) return []
  const own = `${unit === 'count' ? 'each ' : ''}${fuelName(product)}`
  if (!('product' in instead)) return [`In place of ${own}: ${pinch} in the drink of the same row.`]
  const other = productOf(instead.product)
  const sentences =
    use === 'fuel'
      ? `1 ${fuelName(other.id)} (${Math.floor(other.carbs + 0.5)} g carbs)`
      : `as much ${fuelName(other.id)}`
  const recipe = recipeFor(runner, other, false)
  return [`In place of ${own}: ${sentences}.${recipe === null ? '' : ` To make it: ${recipe}`}`]
}

// 0.5 g of salt has about 195 mg of sodium, close to a capsule's 215 mg.
const pinch = 'a pinch of table salt (0.5 g)'
