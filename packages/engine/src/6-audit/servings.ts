import { findProduct, type Product } from '../foods/products.ts'
import type { PlanServing } from '../plan.ts'
import { heldBy } from './meals.ts'

/** The amounts in a serving, by the tables of foods and products; `product` if it is one. */
export interface ServingAmounts {
  readonly carbs_g: number
  readonly sodium_mg: number
  readonly fluids_ml: number
  readonly product: Product | null
}

export function amountsIn({ kind, id, amount, unit }: PlanServing): ServingAmounts {
  // The few milligrams of tap water differ by town.
  if (kind === 'water') return { carbs_g: 0, sodium_mg: 0, fluids_ml: amount, product: null }
  if (kind === 'food') return { ...heldBy([{ food_id: id, grams: amount }]), product: null }
  const product = findProduct(id)
  if (!product) return { carbs_g: 0, sodium_mg: 0, fluids_ml: 0, product: null }
  const servings = servingsOf(product, { amount, unit })
  return {
    carbs_g: product.carbs * servings,
    sodium_mg: (product.sodium ?? 0) * servings,
    fluids_ml: unit === 'ml' ? amount : product.fluids * servings,
    product,
  }
}

/** By the piece, by the volume drunk, or by the weight of the powder. */
export function servingsOf(
  { fluids, servingGrams }: Product,
  { amount, unit }: Pick<PlanServing, 'amount' | 'unit'>,
): number {
  if (unit === 'count') return amount
  return amount / Math.max(1, (unit === 'ml' ? fluids : servingGrams) ?? amount)
}
