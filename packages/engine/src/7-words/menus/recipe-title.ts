import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { fillRecipeText } from './recipe-text.ts'

/** The name of a recipe that nobody is served yet, by its groups of foods: "Bowl of cereal with milk". */
export const recipeTitle = (id: string): string =>
  fillRecipeText(findRecipe(id).name, { swaps: {}, uses: () => false, isAmerican: true })
