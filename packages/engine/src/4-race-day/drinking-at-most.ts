import { findProduct } from '../foods/products.ts'
import type { PlanRow, PlanServing } from '../plan.ts'
import { mostSodiumInAMilliliter } from './arrangement/salt-in-rows.ts'
import { enoughWater } from './arrangement/portions.ts'

/** The row with no more than this to drink, with what its drink then brings. */
export function drinkingAtMost(row: PlanRow, most: number): PlanRow {
  const less = row.fluids_ml - most
  if (less <= 0) return row
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  const drink = drunk?.kind === 'product' ? findProduct(drunk.id) : undefined
  const without = (amount: number | null | undefined) =>
    drink && drink.fluids > 0 ? ((amount ?? 0) * less) / drink.fluids : 0
  return withoutDrySalt({
    ...row,
    servings: row.servings.flatMap((serving) => {
      if (serving !== drunk) return [serving]
      return most > 0 ? [{ ...serving, amount: most }] : []
    }),
    carbs_g: Math.max(0, row.carbs_g - Math.floor(without(drink?.carbs) + 0.5)),
    sodium_mg: Math.max(0, row.sodium_mg - 10 * Math.floor(without(drink?.sodium) / 10 + 0.5)),
    fluids_ml: most,
  })
}

/** A capsule needs something to drink with it, and a pinch a drink that it does not make too salty. */
function withoutDrySalt(row: PlanRow): PlanRow {
  const salt = row.servings.find(isSalt)
  if (!salt) return row
  const isTooSalty = salt.unit === 'g' && row.sodium_mg > mostSodiumInAMilliliter * row.fluids_ml
  if (row.fluids_ml >= enoughWater && !isTooSalty) return row
  return {
    ...row,
    servings: row.servings.filter((serving) => serving !== salt),
    sodium_mg: Math.max(0, row.sodium_mg - sodiumOf(salt)),
  }
}

/** Whether something salty is swallowed that needs water. */
export const takesCapsule = ({ servings }: PlanRow): boolean =>
  servings.some((each) => isSalt(each) && each.unit === 'count')

/** From a pocket, and without carbs. */
const isSalt = ({ id, kind, unit }: PlanServing) =>
  kind === 'product' && unit !== 'ml' && findProduct(id)?.carbs === 0

function sodiumOf({ id, amount, unit }: PlanServing): number {
  const product = findProduct(id)
  const servings = unit === 'g' ? amount / (product?.servingGrams ?? amount) : amount
  return 10 * Math.floor(((product?.sodium ?? 0) * servings) / 10 + 0.5)
}
