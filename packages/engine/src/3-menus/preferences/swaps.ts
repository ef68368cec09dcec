import type { Kitchen } from '../kitchen.ts'
import type { Meal, MealName } from '../menus.ts'

/** The recipe that the runner wants at a meal; undefined if they leave it to the plan. */
export const recipeSwappedIn = ({ swaps }: Kitchen, day: string, meal: MealName): string | undefined => {
  const key = `${day}.${meal}`
  return Object.hasOwn(swaps, key) ? swaps[key] : undefined
}

/** A meal around a run as the runner swapped it, if it is one that can be run on; else the plan's own. */
export function swappedMeal(
  own: Meal | null,
  to: string | undefined,
  {
    fit,
    isSound,
  }: { readonly fit: (recipe: string) => Meal | null; readonly isSound: (meal: Meal) => boolean },
): Meal | null {
  if (!own || to === undefined || own.recipe.id === to) return own
  const meal = fit(to)
  return meal && meal.recipe.id === to && isSound(meal)
    ? { ...meal, choices: own.choices.filter((id) => id !== to), insteadOf: own.recipe.id }
    : own
}
