import { cooksItsMilk, type Recipe } from '../../3-menus/recipes/recipe.ts'
import { findFood } from '../../foods/foods.ts'
import type { PlanItem, PlanMeal } from '../../plan.ts'
import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { withThousands, type Reader } from '../amounts/format-amounts.ts'
import { amountInWords } from '../amounts/household-measures.ts'
import { kitchenMeasure } from '../amounts/kitchen-measures.ts'
import type { LarderId } from '../../3-menus/portions/larder.ts'

/** Grains that a pot simmers, before they are cooked; a cup of them as USDA FoodData Central weighs it, in grams. */
const dryGrains: Readonly<Record<string, { readonly name: string; readonly cup_g: number }>> = {
  'rice-white-cooked': { name: 'dry white rice', cup_g: 185 },
  'rice-parboiled-cooked': { name: 'dry parboiled rice', cup_g: 185 },
  'rice-brown-cooked': { name: 'dry brown rice', cup_g: 185 },
  'rice-medium-grain-cooked': { name: 'dry medium-grain rice', cup_g: 195 },
  'quinoa-cooked': { name: 'dry quinoa', cup_g: 170 },
  'buckwheat-cooked': { name: 'dry buckwheat', cup_g: 164 },
  'millet-cooked': { name: 'dry millet', cup_g: 200 },
  'barley-cooked': { name: 'dry pearl barley', cup_g: 200 },
}

/** From here a pot is soft: congee, porridge. Of the water that the grain holds as it is served plain. */
const softFrom = 1.25

/**
 * "½ cup dry white rice (91 g)": a grain that simmers in more than it holds is weighed before it is cooked, since a pot of
 * congee weighs twice its plain rice. Everything else of a dish as it is eaten.
 */
export function dishItemInWords(
  reader: Reader,
  { recipe: { id } }: Pick<PlanMeal, 'recipe'>,
  { food_id: food, grams }: PlanItem,
): string {
  return softGrainInWords(findRecipe(id), food, grams) ?? amountInWords(reader, food as LarderId, grams)
}

/** Null for what is no grain, or is cooked plainly. */
export function softGrainInWords(recipe: Recipe, food: string, grams: number): string | null {
  const grain = dryGrains[food]
  const ratio = findFood(food)?.boughtAs?.ratio
  if (!grain || ratio === undefined || !isSimmeredSoft(recipe)) return null
  const weight = grams * ratio
  return `${kitchenMeasure('cup', weight, grain.cup_g)} ${grain.name} (${withThousands(Math.round(weight))} g)`
}

function isSimmeredSoft(recipe: Recipe): boolean {
  const { liquid, equipment } = recipe
  if (!equipment.includes('stove')) return false
  // In stock, which the dish lists: a risotto, a soup.
  if (typeof liquid === 'string') return liquid === 'in the dish'
  const held = recipe.foods.reduce((sum, [food, grams]) => sum + heldBy(food, grams), 0)
  return liquid.soaks + (cooksItsMilk(recipe) ? milkOf(recipe) : 0) > softFrom * held
}

/** The water in a grain as it is served plain, in grams. */
const heldBy = (food: string, grams: number) =>
  food in dryGrains ? grams * (1 - (findFood(food)?.boughtAs?.ratio ?? 1)) : 0

const milkOf = ({ foods }: Recipe) =>
  foods.reduce((sum, [food, grams]) => sum + (food === 'any milk' ? grams : 0), 0)
