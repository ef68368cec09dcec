import { quickDish } from '../evidence/portions.ts'
import type { Occasion, Recipe } from './recipes/recipe.ts'

const meals: ReadonlySet<Occasion> = new Set<Occasion>(['breakfast', 'main', 'race morning'])

/** Whether a recipe is soon on the table; a snack is taken, or made when there is time. */
export const isQuick = ({ at, minutes }: Pick<Recipe, 'at' | 'minutes'>): boolean =>
  minutes.total <= quickDish.value || !at.some((occasion) => meals.has(occasion))
