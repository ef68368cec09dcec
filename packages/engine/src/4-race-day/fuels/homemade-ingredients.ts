import type { Used } from '../../3-menus/groceries/groceries.ts'
import { type Product, findProduct } from '../../foods/products.ts'
import { grams } from '../../units.ts'
import { itemsOf } from './fuel-kit.ts'
import { isHomemade } from './race-fuels.ts'
import type { ChangeOfFuel, FuelKit, KitItem } from '../schedule.ts'

/** Ingredients of homemade fuel, for what the rows take and the spares. */
export const homemadeIngredients = (kit: FuelKit): Used[] => [
  // Of a drink that the course hands out, nothing is made at home.
  ...itemsOf(kit)
    .flatMap((item) => ingredientsOf(item) ?? [])
    .filter(({ amount }) => amount > 0),
  ...(kit.change ? (ingredientsOfServings(kit.change) ?? []) : []),
]

/** The ingredients of all its servings; null for a bought product. */
export function ingredientsOf(item: KitItem): Used[] | null {
  const product = findProduct(item.id)
  return product ? ingredientsOfServings({ id: item.id, servings: servingsOf(item, product) }) : null
}

/** The same for a number of servings. */
export function ingredientsOfServings({
  id,
  servings,
}: Pick<ChangeOfFuel, 'id' | 'servings'>): Used[] | null {
  const product = findProduct(id)
  if (!product || !isHomemade(product)) return null
  return (product.madeOf ?? []).map(({ foodId, grams: weight }) => ({
    foodId,
    amount: grams(weight * servings),
  }))
}

const servingsOf = ({ unit, amount, fromCourse, forSlower, spares }: KitItem, product: Product): number =>
  servingsIn(product, { amount: amount - fromCourse + forSlower + spares, unit })

/** How many servings an amount of a product is. */
export function servingsIn(
  product: Product,
  { amount, unit }: Readonly<Pick<KitItem, 'amount' | 'unit'>>,
): number {
  if (unit === 'ml') return amount / Math.max(1, product.fluids)
  return unit === 'g' ? amount / Math.max(1, product.servingGrams ?? amount) : amount
}
