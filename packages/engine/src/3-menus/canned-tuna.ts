import { cannedTunaInAWeek } from '../evidence/portions.ts'
import type { DayMenu } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'

const tuna = 'tuna-canned-water'

const recipesWithTuna = allRecipes
  .filter(({ foods }) => foods.some(([id]) => id === tuna))
  .map(({ id }) => id)

/** The recipes with canned tuna, once it has been on the table as often as in a week it may be. */
export function tunaOnceMore(before: readonly DayMenu[]): readonly string[] {
  const meals = before
    .flatMap((day) => day.meals)
    .filter(({ items }) => items.some(({ foodId }) => foodId === tuna))
  return meals.length < cannedTunaInAWeek.value ? [] : recipesWithTuna
}
