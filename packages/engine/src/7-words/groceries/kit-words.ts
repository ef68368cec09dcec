import {
  inGrams,
  inMilligrams,
  inMilliliters,
  inOwnVolume,
  joinList,
  type Reader,
  withThousands,
} from '../amounts/format-amounts.ts'
import { carriedBesides } from '../../evidence/portions.ts'
import { capitalize } from '../../letter-case.ts'
import type { GroceryWords } from '../plan-words.ts'
import { fuelListName, isByThePortion } from '../race-day/fuel-words.ts'
import { findFood } from '../../foods/foods.ts'
import type { Product } from '../../foods/products.ts'
import type { PlanKitItem } from '../../plan.ts'
import { formatSolid } from '../amounts/spoons-and-cups.ts'
import { holdsEach, productOf } from '../race-day/feed-words.ts'

/** Energy gel — 13 (11 for the race, 2 spare), 23 g carbs and about 50 mg sodium each. */
export const kitWords = (reader: Reader, item: PlanKitItem): GroceryWords => ({
  foods: [item.product],
  name: kitName(item.product),
  ...amountOf(reader, item),
  remarks: holdsWords(reader, item),
})

/** What one of it holds, or a bottle of a drink. */
export const holdsWords = (reader: Reader, { product, unit }: Pick<PlanKitItem, 'product' | 'unit'>) =>
  unit === 'count' ? remarksOf(reader, product) : strengthOf(reader, { product, unit })

const longer = `${100 * carriedBesides.value.longer}%`

/** What one holds, said here alone: the rows of the schedules name it by its count. */
const remarksOf = (reader: Reader, product: string): string[] => holdsEach(reader, productOf(product))

/** Drinks of no brand are told apart by what a bottle of 500 ml holds: "30 g carbs and about 200 mg sodium in 500 ml". */
function strengthOf(reader: Reader, { product: id, unit }: Pick<PlanKitItem, 'product' | 'unit'>): string[] {
  const product = productOf(id)
  if (unit !== 'ml' || product.brand !== null) return []
  const inABottle = (amount: number) => (aBottle * amount) / product.fluids
  const about = product.approximate.includes('sodium_mg_per_serving') ? 'about ' : ''
  const held = [
    ...(product.carbs > 0 ? [`${inGrams(inABottle(product.carbs))} carbs`] : []),
    `${about}${inMilligrams(10 * Math.round(inABottle(product.sodium ?? 0) / 10))} sodium`,
  ]
  return [
    `${joinList(held)} in ${inMilliliters(reader, aBottle)}`,
    ...(product.kind === 'drink_ready' && product.carbs > 0 ? ['no light or zero version'] : []),
  ]
}

const aBottle = 500

/** Its name on a list. */
export const kitName = (product: string) => capitalize(fuelListName(product))

function amountOf(reader: Reader, item: PlanKitItem): Omit<GroceryWords, 'foods' | 'name' | 'remarks'> {
  const { product: id, unit, amount: taken, from_course: handedOut, for_slower: slower, spares } = item
  const amount = taken - handedOut
  const product = productOf(id)
  if (unit === 'ml') return measured(reader, item, (all) => volumeOf(reader, product, all))
  // Table salt, for pinches.
  if (unit === 'g') return measured(reader, item, (all) => `${saltIn(reader, all)} for your drink`)
  const counted = (count: number) =>
    isByThePortion(id) ? `${withThousands(count)} portions` : withThousands(count)
  return slower + spares > 0
    ? {
        buys: counted(amount + slower + spares),
        uses: `(${slower + spares} spare)`,
        usesInFull: `(${withThousands(amount)} for the race${slower > 0 ? `, ${slower} if you take ${longer} longer` : ''}, ${spares} spare)`,
      }
    : justBuy(counted(amount))
}

/** "1,900 ml as made (1,700 ml for the race, the rest if you take 15% longer)": the sum is rounded once. */
function measured(
  reader: Reader,
  { unit, amount, from_course: handedOut, for_slower: slower }: PlanKitItem,
  bought: (amount: number) => string,
) {
  const taken = amount - handedOut
  if (slower === 0) return justBuy(bought(taken))
  const text = (each: number) => (unit === 'ml' ? inOwnVolume(reader, each) : `${withThousands(each)} g`)
  return {
    buys: bought(taken + slower),
    uses: `(${text(slower)} spare)`,
    usesInFull: `(${text(taken)} for the race, the rest if you take ${longer} longer)`,
  }
}

const justBuy = (buys: string) => ({ buys, uses: '', usesInFull: '' })

export function saltIn(reader: Reader, amount: number): string {
  const salt = findFood('salt-table')
  return salt ? formatSolid(reader, salt, amount) : `${withThousands(amount)} g`
}

/** A mixed drink is bought as powder or tablets: the number of servings, as on its label. */
export function volumeOf(reader: Reader, product: Product, amount: number): string {
  const volume = inMilliliters(reader, amount)
  if (product.kind === 'drink_ready') return volume
  if (product.kind === 'homemade' || product.fluids === 0) return `${volume} as made`
  const servings = Math.ceil(amount / product.fluids - 1e-9)
  // A runner's own label has no words for its serving.
  const label = product.servingLabel
  return servings === 1
    ? `${volume} as made: ${label ? `1 serving, ${label}` : '1 serving'}`
    : `${volume} as made: ${servings} servings${label ? `, each ${label}` : ''}`
}
