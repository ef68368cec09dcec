import { fuelInTheShop, fuelName } from './fuel-words.ts'
import type { PlanKitItem } from '../../plan.ts'
import { nameInTheKit, productOf } from './feed-words.ts'

/** The substitutes for unavailable products, in one line; none if nothing is taken, or for what the course hands out. */
export function substitutes(kit: readonly PlanKitItem[]): string[] {
  const sentences = kit.flatMap((item) => substitute(item, kit))
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

function substitute(item: PlanKitItem, kit: readonly PlanKitItem[]): string[] {
  const { product, use, unit, amount, from_course: handedOut, instead } = item
  if (!instead || handedOut >= amount) return []
  const own = `${unit === 'count' ? 'each ' : ''}${nameInTheKit(product, kit)}`
  if (!('product' in instead)) return [`In place of ${own}: ${pinch} in the drink.`]
  const other = productOf(instead.product)
  const sentences =
    use === 'fuel'
      ? `1 ${fuelInTheShop(other.id)}, ${Math.floor(other.carbs + 0.5)} g carbs`
      : `as much ${fuelName(other.id)}`
  return [`In place of ${own}: ${sentences}.`]
}

// 0.5 g of salt has about 195 mg of sodium, close to a capsule's 215 mg.
const pinch = 'a pinch of table salt (0.5 g)'
