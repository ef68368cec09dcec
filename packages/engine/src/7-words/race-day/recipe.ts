import { findFood } from '../../foods/foods.ts'
import type { Product } from '../../foods/products.ts'
import type { PlanRunner } from '../../plan.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'
import { type Amounts, recipes } from './homemade-recipes.ts'

/** How to make it at home; null for what needs no recipe. Homemade fuel is moist or a syrup: it keeps for a day at most. */
export function recipeFor(runner: PlanRunner, product: Product): string | null {
  const recipe = recipes[product.id]
  if (!recipe) return null
  const note = recipe.note ? ` ${recipe.note({ hasTraining: runner.long_runs_left > 0 })}.` : ''
  const keeps = recipe.saysHowLong ? '' : ' Make it fresh and use it within a day.'
  return `${product.name}: ${recipe.mix(amountsOf(runner, product))}.${note}${keeps}`
}

/** With spoons and cups, for runners without a scale. */
function amountsOf(runner: PlanRunner, product: Product): Amounts {
  const part = (foodId: string) => {
    const found = product.madeOf?.find((each) => each.foodId === foodId)
    if (!found) throw new Error(`${product.id} has no ${foodId}`)
    return found
  }
  return {
    weigh: (id) => {
      const food = findFood(id)
      return food ? formatSolid(runner, food, part(id).grams) : `${part(id).grams} g`
    },
    pour: (id) => formatLiquid(runner, part(id).milliliters ?? 0),
    grams: (id) => `${part(id).grams} g`,
  }
}
