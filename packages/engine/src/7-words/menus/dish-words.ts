import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { swapGroups, type SwapGroup } from '../../3-menus/recipes/swap-groups.ts'
import type { LarderId } from '../../3-menus/portions/larder.ts'
import { larderLine } from '../../3-menus/portions/larder.ts'
import type { PlanItem, PlanMeal, PlanSide } from '../../plan.ts'
import { type Reader, joinList } from '../amounts/format-amounts.ts'
import { inFractions } from '../amounts/fractions.ts'
import { amountInWords } from '../amounts/household-measures.ts'
import { fillRecipeText, type Filling } from './recipe-text.ts'

type Served = Pick<PlanMeal, 'recipe' | 'items'>

/** "Thai tofu curry". */
export const recipeName = (meal: Served): string =>
  fillRecipeText(findRecipe(meal.recipe.id).name, fillingOf(meal, { water: '', isAmerican: true }))

/** "Thai tofu curry (1½ portions), with banana and milk". */
export const dishName = (meal: Served): string => `${mainDish(meal)}${sidesInWords(meal)}`

/** "Thai tofu curry (1½ portions)". */
export const mainDish = (meal: Served): string => `${recipeName(meal)}${portionInWords(meal)}`

/** Sides, the drinking water and the salt in it are named beside the recipe. */
export const isOfTheRecipe = ({ side, in_drink, food_id: id }: PlanItem) =>
  side === null && !in_drink && id !== 'water-tap'

/** "(1½ portions)"; nothing where it is the recipe as written. */
const portionInWords = ({ recipe: { quarters } }: Served) =>
  quarters === 4 ? '' : ` (${portions(quarters)})`

/** "¾ portion", "1½ portions". */
export const portions = (quarters: number) =>
  `${inFractions(quarters / 4)} ${quarters > 4 ? 'portions' : 'portion'}`

function sidesInWords({ items }: Served): string {
  const kinds = [...new Set(items.flatMap(({ side }) => side ?? []))]
  return kinds.length === 0 ? '' : `, with ${joinList(kinds.map((kind) => sideName(kind, items)))}`
}

/** "banana", "white bread with butter", "green salad". */
function sideName(kind: PlanSide, items: readonly PlanItem[]): string {
  const [first, ...others] = items
    .filter(({ side }) => side === kind)
    .map(({ food_id: id }) => larderLine(id as LarderId).name)
  if (kind === 'salad') return 'green salad'
  return [first, ...others].join(' with ')
}

/** The foods of a meal in the words of its recipe. */
export const fillingOf = (
  { recipe: { swaps }, items }: Served,
  units: Pick<Filling, 'water' | 'isAmerican'>,
): Filling => {
  const served = new Set(items.filter(({ side }) => side === null).map(({ food_id: id }) => id))
  return {
    swaps,
    ...units,
    uses: (food) =>
      food in swapGroups
        ? swapGroups[food as SwapGroup].some((option) => served.has(option.food))
        : served.has(food),
  }
}

/** "80 g rolled oats (1 cup)", "2 g salt (¼ tsp; for the drink)". */
export const itemInWords = (reader: Reader, { food_id: id, grams, in_drink }: PlanItem): string =>
  amountInWords(reader, id as LarderId, grams, in_drink ? ['for the drink'] : [])
