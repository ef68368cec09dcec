import { allRecipes } from '../3-menus/recipes/all-recipes.ts'
import type { Ingredient, Occasion, Recipe } from '../3-menus/recipes/recipe.ts'
import { type SwapGroup, type SwapOption, swapGroups, swapOptionsOf } from '../3-menus/recipes/swap-groups.ts'
import { byKey } from '../foods/memoize.ts'

/** Recipes and swap groups are read as tables, as foods are; how a runner is served is worked out here again. */
const byId = new Map(allRecipes.map((recipe) => [recipe.id, recipe]))

/** Undefined for an id that the plan made up. */
export const recipeOf = (id: string): Recipe | undefined => byId.get(id)

export const recipesFor = (occasion: Occasion): readonly Recipe[] =>
  allRecipes.filter(({ at }) => at.includes(occasion))

export const isSwapGroup = (name: string): name is SwapGroup => name in swapGroups

/** The foods that an ingredient of this name may be. */
export const optionsOf = (name: Ingredient[0]): readonly SwapOption[] => swapOptionsOf(name)

export const ingredientsOf = byKey(({ foods, seasoning }: Recipe): readonly Ingredient[] => [
  ...foods,
  ...seasoning,
])

/** For runners who sleep away from home. */
export const needsNoStove = (recipe: Recipe | undefined) => recipe?.tags.includes('hotel') === true
