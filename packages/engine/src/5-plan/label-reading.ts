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
  return (
    (permission.permitted && permission.readLabelFor.length > 0) ||
    food.checkLabelFor.some((code) => codesOfDiet[runner.diet].includes(code)) ||
    (runner.diet === 'Vegetarian' && food.rennet)
  )
}
