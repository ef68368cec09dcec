import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { findFood } from '../../foods/foods.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import { recipeTitle } from './recipe-title.ts'

/** The name of a food, or of a recipe, in the middle of a sentence. */
export function dislikeName(id: string): string {
  const food = findFood(id)
  if (!food) return lowercaseFirst(recipeTitle(id))
  return id in larder ? larderLine(id as LarderId).name : lowercaseFirst(food.name)
}
