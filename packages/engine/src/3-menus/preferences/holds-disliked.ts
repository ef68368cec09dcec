import { dislikedAs } from '../../foods/sold-together.ts'
import type { Meal } from '../menus.ts'

/** Whether a meal is a dish that the runner dislikes, or has a food of theirs in it. */
export function holding(dislikes: readonly string[]): (meal: Meal) => boolean {
  const ids = new Set([...dislikes, ...dislikes.map(dislikedAs)])
  return ({ recipe, items }) => ids.has(recipe.id) || items.some(({ foodId }) => ids.has(dislikedAs(foodId)))
}
