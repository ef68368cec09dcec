import { type Product, findProduct } from '../../foods/products.ts'
import type { Serving } from '../schedule.ts'

/** A product in a row, with its amount of a nutrient. */
export interface ServingWith {
  readonly serving: Serving
  readonly product: Product
  readonly amount: number
}

/** The products among them that contain some of it. */
export const servingsWith = (servings: readonly Serving[], of: 'carbs' | 'sodium'): ServingWith[] =>
  servings.flatMap((serving) => {
    const product = serving.kind === 'product' ? findProduct(serving.id) : undefined
    const amount = product ? (product[of] ?? 0) * servingsIn(serving, product) : 0
    return product && Math.round(amount) > 0 ? [{ serving, product, amount }] : []
  })

function servingsIn({ amount, unit }: Serving, { fluids, servingGrams }: Product): number {
  if (unit === 'count') return amount
  return amount / ((unit === 'ml' ? fluids : servingGrams) ?? 1)
}
