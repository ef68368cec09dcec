import type { Runner } from '../1-runner/runner.ts'
import type { AllergenCode } from '../foods/exclusions/allergen-groups.ts'
import { type Food, findFood } from '../foods/foods.ts'
import { mayHoldGluten } from '../foods/may-hold-gluten.ts'
import { memoize } from '../foods/memoize.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'

/** Brands of this food may still contain what this runner excludes or what breaks the diet. */
export function readsLabel(runner: Runner, foodId: string): boolean {
  const food = findFood(foodId)
  return food !== undefined && labelChecksOf(runner)(food)
}

const labelChecksOf = memoize((runner: Runner) => memoize((food: Food) => needsLabelCheck(runner, food)))

function needsLabelCheck(runner: Runner, food: Food): boolean {
  const permission = permitsFood(runner, food)
  return (
    permission.permitted &&
    (permission.readLabelFor.length > 0 ||
      mayBreakDiet(runner.diet, food) ||
      (runner.exclusions.groups.includes('gluten') && mayHoldGluten(food)))
  )
}

/** Brands may hold what the usual recipe of the food does not. */
const mayBreakDiet = (diet: Runner['diet'], { checkLabelFor, rennet, gelatin }: Food): boolean =>
  checkLabelFor.some((code) => codesOfDiet[diet].includes(code)) ||
  (diet === 'Vegetarian' && (rennet || gelatin))

const codesOfDiet: Record<Runner['diet'], readonly AllergenCode[]> = {
  Omnivore: [],
  Vegetarian: [],
  Vegan: ['milk', 'egg', 'honey'],
}
