import type { LarderId } from '../../3-menus/portions/larder.ts'
import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import type { Recipe } from '../../3-menus/recipes/recipe.ts'
import { boilsOff } from '../../evidence/portions.ts'
import { type Food, findFood } from '../../foods/foods.ts'
import type { PlanItem, PlanMeal } from '../../plan.ts'
import { milliliters, roundTo } from '../../units.ts'
import { inMilliliters, isAmerican, type Reader, withThousands } from '../amounts/format-amounts.ts'
import { amountInWords } from '../amounts/household-measures.ts'
import { weighedOunces } from '../amounts/kitchen-measures.ts'
import { hotWater } from './recipe-text.ts'
import { softGrainInWords } from './soft-grains.ts'

/** "2½ cups cooked white rice (413 g; 145 g dry)": a cook weighs what the method cooks before it is cooked. */
export function amountOnCard(
  reader: Reader,
  { recipe: { id: recipeId, swaps } }: Pick<PlanMeal, 'recipe'>,
  { food_id: id, grams, side }: PlanItem,
): string {
  if (id === 'water-tap' && Object.values(swaps).includes(id))
    return `${inMilliliters(reader, toTens(grams))} ${hotWater}`
  const soft = side === null ? softGrainInWords(findRecipe(recipeId), id, grams) : null
  return soft ?? amountInWords(reader, id as LarderId, grams, uncooked(reader, findFood(id), grams))
}

/** "220 ml water": what this size of the dish soaks up, and what boils off while a grain simmers in it. */
export function waterOnCard(reader: Reader, recipe: Recipe, quarters: number): string[] {
  const { liquid } = recipe
  if (typeof liquid === 'string') return []
  const boiledOff = simmersAGrain(recipe) ? boilsOff.value : 0
  return [`${inMilliliters(reader, toTens((liquid.soaks * quarters) / 4 + boiledOff))} water`]
}

const simmersAGrain = ({ equipment, foods }: Recipe) =>
  equipment.includes('stove') && foods.some(([food]) => simmered.has(food))

const simmered: ReadonlySet<string> = new Set([
  'rice-white-cooked',
  'rice-parboiled-cooked',
  'rice-brown-cooked',
  'rice-medium-grain-cooked',
  'quinoa-cooked',
  'buckwheat-cooked',
  'millet-cooked',
  'barley-cooked',
  'corn-grits-cooked',
])

const toTens = (volume: number) => roundTo(milliliters(volume), 10)

/** "145 g dry", "5 oz or 145 g dry"; nothing for what is eaten as bought, drained or peeled. */
function uncooked(reader: Reader, food: Food | undefined, grams: number): string[] {
  const bought = food?.boughtAs
  if (!bought?.weighed) return []
  const weight = grams * bought.ratio
  const ounces = isAmerican(reader) ? weighedOunces(weight) : null
  return [`${ounces === null ? '' : `${ounces} or `}${withThousands(Math.round(weight))} g ${bought.weighed}`]
}
