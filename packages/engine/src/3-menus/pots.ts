import type { MealPlace } from './days/meal-places.ts'
import type { DayMenu } from './menus.ts'
import { allRecipes, findRecipe } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'

/** Yesterday's dinner, if it keeps and was not itself the rest of a pot. */
export function potOf(before: readonly DayMenu[]): string | null {
  const dinner = before.at(-1)?.meals.find(({ name }) => name === 'dinner')
  return dinner && keepsADay(findRecipe(dinner.recipe.id)) ? dinner.recipe.id : null
}

const keepsADay = ({ keeps }: Recipe) => keeps.fridgeDays >= 1

/** The dishes of which something is left for tomorrow. */
export const keeping: ReadonlySet<string> = new Set(allRecipes.filter(keepsADay).map(({ id }) => id))

/** What a dish is liked better for, in the currency of `costOf`: a pot that lasts two days, at dinner and the next noon. */
export function likedAsPots(
  before: readonly DayMenu[],
  name: MealPlace['name'],
  daysBefore: number,
): ReadonlyMap<string, number> {
  const pot = name === 'lunch' ? potOf(before) : null
  if (pot !== null) return new Map([[pot, -liking.pot]])
  if (name !== 'dinner' || daysBefore === 1) return new Map()
  return daysBefore > 4 ? batches : leftovers
}

const liking = { pot: 4, batch: 0.8, leftovers: 4 } as const

const leftovers: ReadonlyMap<string, number> = new Map([...keeping].map((id) => [id, -liking.leftovers]))

const batches: ReadonlyMap<string, number> = new Map(
  allRecipes.filter(({ tags }) => tags.includes('batch')).map(({ id }) => [id, -liking.batch]),
)
