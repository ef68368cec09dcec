import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { swapGroups, type SwapGroup } from '../../3-menus/recipes/swap-groups.ts'
import type { LarderId } from '../../3-menus/portions/larder.ts'
import { countOf } from '../../3-menus/portions/household-measure.ts'
import { larderLine } from '../../3-menus/portions/larder.ts'
import type { PlanItem, PlanMeal } from '../../plan.ts'
import type { SideKind } from '../../side-kinds.ts'
import { type Reader, joinList } from '../amounts/format-amounts.ts'
import { inFractions } from '../amounts/fractions.ts'
import { amountInWords, measureInWords } from '../amounts/household-measures.ts'
import { findFood } from '../../foods/foods.ts'
import { lazily, memoize } from '../../foods/memoize.ts'
import { capitalize } from '../../letter-case.ts'
import { fillRecipeText, type Filling } from './recipe-text.ts'

type Served = Pick<PlanMeal, 'recipe' | 'items'>

/** "Thai tofu curry"; memoized for each meal. */
export const recipeName = memoize((meal: Served): string =>
  fillRecipeText(findRecipe(meal.recipe.id).name, fillingOf(meal, true)),
)

/** "Thai tofu curry (1½ portions), with banana and milk". */
export const dishName = (meal: Served, cooked: string | null = null): string =>
  `${mainDish(meal, cooked)}${sidesInWords(meal)}`

/** "Thai tofu curry (1½ portions)". */
export const mainDish = (meal: Served, cooked: string | null = null): string =>
  `${recipeName(meal)}${inBrackets([...portionOf(meal), ...(cooked === null ? [] : [cooked])])}`

const inBrackets = (parts: readonly string[]) => (parts.length === 0 ? '' : ` (${parts.join('; ')})`)

/** Sides, the drinking water and the salt in it are named beside the recipe. */
export const isOfTheRecipe =
  (meal: Served) =>
  (item: PlanItem): boolean =>
    item.side === null && !item.in_drink && (!isWater(item) || item === waterOfTheRecipe(meal))

/** Water that the recipe itself lists, or that stands in for stock; more of it is to drink. */
function waterOfTheRecipe({ recipe: { id, swaps }, items }: Served): PlanItem | undefined {
  const isListed =
    Object.values(swaps).includes('water-tap') || findRecipe(id).foods.some(([food]) => food === 'water-tap')
  return isListed ? items.find(isWater) : undefined
}

/** Water beside a dish that is cooked in water of its own, which its card names: nobody is to pour the drink into the pot. */
export const isToDrink = (meal: Served, item: PlanItem): boolean =>
  isWater(item) && item !== waterOfTheRecipe(meal) && typeof findRecipe(meal.recipe.id).liquid === 'object'

export const besideTheRecipe = (meal: Served): PlanItem[] => {
  const isOfIt = isOfTheRecipe(meal)
  return meal.items.filter((item) => !isOfIt(item))
}

const isWater = ({ food_id: id }: PlanItem) => id === 'water-tap'

/** "×1½"; nothing where it is the recipe as written. */
export const timesInWords = ({ recipe: { quarters } }: Served) =>
  quarters === 4 ? '' : `×${inFractions(quarters / 4)}`

/** "1½ portions"; nothing where it is the recipe as written. */
const portionOf = ({ recipe: { quarters } }: Served): string[] => (quarters === 4 ? [] : [portions(quarters)])

/** "¾ portion", "1½ portions". */
export const portions = (quarters: number) =>
  `${inFractions(quarters / 4)} ${quarters > 4 ? 'portions' : 'portion'}`

/** ", with banana and milk", ", with more rice"; nothing without sides. */
function sidesInWords(meal: Served): string {
  const kinds = [...new Set(meal.items.flatMap(({ side }) => side ?? []))]
  const names = kinds.map((kind) => sideName(kind, meal.items, isMoreOf(meal, kind) ? 'more ' : ''))
  return names.length === 0 ? '' : `, with ${joinList(names)}`
}

/** Rice beside a chicken curry with rice is more rice; a glass of milk beside a white sauce is not more milk. */
function isMoreOf({ recipe, items }: Served, kind: SideKind): boolean {
  const food = items.find(({ side }) => side === kind)?.food_id
  const inDish = items.find(({ side, food_id: id }) => side === null && id === food)
  if (!food || !inDish || kind === 'salad') return false
  if (kind === 'milk' || kind === 'yogurt') return isInName(recipe, food)
  return (inDish.grams * 4) / recipe.quarters >= leastOfADish * (findFood(food)?.typicalServing ?? 0)
}

/** Of a usual serving: less is the crumbs of a crust. */
const leastOfADish = 0.5

/** The recipe is named by the food of the swap group: `Cream of rice with {milk}`. */
const isInName = ({ id, swaps }: Served['recipe'], food: string) =>
  Object.entries(swaps).some(
    ([group, option]) => option === food && findRecipe(id).name.includes(`{${group.replace('any ', '')}}`),
  )

/** "banana", "2 more bananas", "more white bread with butter", "green salad". */
function sideName(kind: SideKind, items: readonly PlanItem[], more: 'more ' | ''): string {
  if (kind === 'salad') return greenSalad
  const foods = items.filter(({ side }) => side === kind)
  return kind === 'fruit'
    ? foods.map((item) => fruitInWords(item, more)).join(' with ')
    : `${more}${foods.map(({ food_id: id }) => larderLine(id as LarderId).name).join(' with ')}`
}

/** "banana", "2 bananas": one of it needs no number. */
function fruitInWords({ food_id, grams }: PlanItem, more: 'more ' | ''): string {
  const id = food_id as LarderId
  const { name, counted, line } = larderLine(id)
  const [, many] = counted ?? (typeof line === 'object' ? line : [])
  const count = many === undefined ? 1 : countOf(id, grams)
  return count > 1 ? `${inFractions(count)} ${more}${many}` : `${more}${name}`
}

/** The foods of a meal in the words of its recipe. */
export const fillingOf = ({ recipe: { swaps }, items }: Served, isAmerican: boolean): Filling => {
  // Most names ask for none.
  const served = lazily(() => new Set(items.filter(({ side }) => side === null).map(({ food_id: id }) => id)))
  return {
    swaps,
    isAmerican,
    uses: (food) =>
      food in swapGroups
        ? swapGroups[food as SwapGroup].some((option) => served().has(option.food))
        : served().has(food),
  }
}

/** The sides as a table has them: by their measure, and the salad, which is always the same, by its name. Salt stands with its water. */
export function sidesInShort(reader: Reader, meal: Served): string[] {
  const beside = besideTheRecipe(meal)
  const salt = beside.find(({ in_drink }) => in_drink)
  const others = beside
    .filter((item) => item.side !== 'salad' && item !== salt)
    .map(
      (item) =>
        `${measureOf(reader, item)}${salt && isWater(item) ? ` with ${measureOf(reader, salt)}` : ''}`,
    )
  return beside.some(({ side }) => side === 'salad') ? [...others, greenSalad] : others
}

/** What is served beside the recipe, without amounts: "2 oranges", "orange juice", "water with salt". */
export function sidesByName(meal: Served): string[] {
  const beside = besideTheRecipe(meal)
  const isSalted = beside.some(({ in_drink }) => in_drink)
  const names = beside
    .filter(({ in_drink }) => !in_drink)
    .map((item) => {
      if (item.side === 'salad') return greenSalad
      return `${fruitInWords(item, '')}${isSalted && isWater(item) ? ' with salt' : ''}`
    })
  return [...new Set(names)]
}

const measureOf = (reader: Reader, { food_id: id, grams }: PlanItem) =>
  measureInWords(reader, id as LarderId, grams)

/** Each meal has the same salad. */
export function saladInWords(reader: Reader, meals: readonly Served[]): string | null {
  const [salad] = meals
    .map(({ items }) => items.filter(({ side }) => side === 'salad'))
    .filter((items) => items.length > 0)
  return salad
    ? `${capitalize(greenSalad)}: ${salad.map((item) => measureOf(reader, item)).join(', ')}.`
    : null
}

const greenSalad = 'green salad'

/** "1 cup rolled oats (80 g)", "¼ tsp table salt (in the water)", "350 ml water (to drink)". */
export const itemInWords = (
  reader: Reader,
  { food_id: id, grams, in_drink }: PlanItem,
  { isToDrink: isDrunk = false }: { readonly isToDrink?: boolean } = {},
): string =>
  amountInWords(reader, id as LarderId, grams, [
    ...(in_drink ? ['in the water'] : []),
    ...(isDrunk ? ['to drink'] : []),
  ])
