import { leftOutWith } from '../../foods/sold-together.ts'
import type { Meal } from '../menus.ts'

/** Whether a meal is a dish that the runner dislikes, or has a food of theirs in it. */
export function holding(dislikes: readonly string[]): (meal: Meal) => boolean {
  const dishes = new Set(dislikes)
  const isDisliked = leftOutWith(dislikes)
  return ({ recipe, items }) => dishes.has(recipe.id) || items.some(({ foodId }) => isDisliked(foodId))
}
