import type { Runner } from '../1-runner/runner.ts'
import type { AllergenCode } from '../foods/exclusions/allergen-groups.ts'
import type { Food } from '../foods/foods.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'

// Usual recipes fit the diet, but brands may differ.
const codesOfDiet: Record<Runner['diet'], readonly AllergenCode[]> = {
  Omnivore: [],
  Vegetarian: [],
  Vegan: ['milk', 'egg', 'honey'],
}

/** A permitted food whose brands may still contain what this runner excludes. */
export function needsLabelCheck(runner: Runner, food: Food): boolean {
  const permission = permitsFood(runner, food)
  return (permission.permitted && permission.readLabelFor.length > 0) || mayBreakDiet(runner.diet, food)
}

/** Brands may hold what the usual recipe of the food does not. */
export const mayBreakDiet = (diet: Runner['diet'], food: Food): boolean =>
  food.checkLabelFor.some((code) => codesOfDiet[diet].includes(code)) ||
  (diet === 'Vegetarian' && food.rennet)
