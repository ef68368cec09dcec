import { findFood } from '../foods/foods.ts'
import type { Wishes } from './days/wishes.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayMenu } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'
import { isMain } from './same-again.ts'

/** Who eats fish and no meat has two dishes of it in the week: until then a main of fish is liked far better. */
export function fishTwice({ foods }: Kitchen, others: readonly DayMenu[]): Wishes['bias'] {
  if (foods.has('chicken-breast') || ![...foods.values()].some(isFish)) return noLiking
  const dishes = new Set(
    others.flatMap(({ meals }) =>
      meals.filter((meal) => isMain(meal) && ofFish.has(meal.recipe.id)).map(({ recipe }) => recipe.id),
    ),
  )
  return dishes.size >= dishesOfAWeek ? noLiking : (id) => (ofFish.has(id) && !dishes.has(id) ? -liking : 0)
}

const noLiking = () => 0

const dishesOfAWeek = 2

/** In the currency of `costOf`: less than a number missed. */
const liking = 25

const isFish = ({ category }: { readonly category: string }) =>
  category === 'fish' || category === 'shellfish'

/** A palm of it, not a garnish. */
const aPortion = 60

const ofFish: ReadonlySet<string> = new Set(
  allRecipes.filter((recipe) => recipe.at.includes('main') && fishIn(recipe) >= aPortion).map(({ id }) => id),
)

function fishIn({ foods }: Recipe): number {
  let sum = 0
  for (const [name, grams] of foods) {
    const food = findFood(name)
    if (food && isFish(food)) sum += grams
  }
  return sum
}
