import { mostFodmapGrams } from '../../foods/fodmap-portions.ts'
import type { Food } from '../../foods/foods.ts'
import { memoize, sharedByKey } from '../../foods/memoize.ts'
import type { Kitchen } from '../kitchen.ts'
import { countsInPieces, foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { Ingredient, Recipe } from './recipe.ts'
import { type SwapOption, swapGroups, swapOptionsOf } from './swap-groups.ts'

export interface ServedFood {
  readonly id: LarderId
  /** At the scale of the recipe. */
  readonly grams: number
}

/** A recipe with a food this runner may eat in every swap group. */
export interface ServedRecipe {
  readonly recipe: Recipe
  readonly foods: readonly ServedFood[]
  readonly swaps: Readonly<Record<string, LarderId>>
  /** The scales at which every counted food is whole, or half where halves are served. */
  readonly quarters: readonly number[]
}

/**
 * The recipe for this kitchen; undefined if it needs a food that the runner may not eat. Most kitchens serve most recipes
 * alike: each way of serving one is made once for all of them.
 */
export function serveRecipe(kitchen: Kitchen, recipe: Recipe): ServedRecipe | undefined {
  const choiceOf = choicesOf(kitchen)
  const { ingredients, numbers, ways } = recipeToServe(recipe)
  // Digits of a number: which of its options every ingredient is.
  let way = 0
  for (let index = 0; index < numbers.length; index++) {
    const { option, digit, digits } = choiceOf(numbers[index] ?? -1)
    if (!option && isNeeded(ingredients[index] as Ingredient)) return undefined
    way = way * digits + digit
  }
  let known = ways.get(way)
  if (!known) ways.set(way, (known = servedWith(recipe, chosenOf(ingredients, numbers, choiceOf))))
  return known.quarters.length > 0 && known.foods.length > 0 ? known : undefined
}

const isNeeded = ([name, , isOptional]: Ingredient) => isOptional === undefined && name !== salt

const chosenOf = (
  ingredients: readonly Ingredient[],
  numbers: Int32Array,
  choiceOf: (number: number) => Choice,
): Chosen[] =>
  ingredients.flatMap((ingredient, index) => {
    const { option } = choiceOf(numbers[index] ?? -1)
    return option ? [{ ingredient, option }] : []
  })

/** Every dish can be cooked without it. */
const salt = 'salt-table'

interface Chosen {
  readonly ingredient: Ingredient
  readonly option: SwapOption
}

/** Its ingredients, the number of each among all that recipes name, and every way in which it was served. */
const recipeToServe = sharedByKey((recipe: Recipe) => {
  const ingredients = [...recipe.foods, ...recipe.seasoning]
  return {
    ingredients,
    numbers: Int32Array.from(ingredients, numberOf),
    ways: new Map<number, ServedRecipe>(),
  }
})

/** Kitchens look up what hundreds of recipes name: by number, which is faster than by name. */
const named: { readonly name: string; readonly isOptional: boolean }[] = []
const numbersOfNames = new Map<string, number>()

function numberOf([name, , isOptional]: Ingredient): number {
  const key = isOptional ? `${name}, optional` : name
  const known = numbersOfNames.get(key) ?? named.push({ name, isOptional: isOptional !== undefined }) - 1
  numbersOfNames.set(key, known)
  return known
}

function servedWith(recipe: Recipe, chosen: readonly Chosen[]): ServedRecipe {
  const foods = chosen.map(({ ingredient: [, grams], option: { food, times } }) => ({
    id: food as LarderId,
    grams: grams * times,
  }))
  const swaps = Object.fromEntries(
    chosen.flatMap(({ ingredient: [name], option: { food } }) =>
      name in swapGroups ? [[name, food as LarderId]] : [],
    ),
  )
  return { recipe, foods, swaps, quarters: quartersOf(recipe, foods) }
}

/** What an ingredient is in a kitchen, as a digit: 0 for nothing, or which of its options. */
interface Choice {
  readonly option: SwapOption | undefined
  readonly digit: number
  readonly digits: number
}

/** The same for every recipe that names the ingredient. */
const choicesOf = memoize((kitchen: Kitchen) => {
  const choices: Choice[] = []
  return (number: number): Choice => {
    const { name, isOptional } = named[number] as (typeof named)[number]
    return (choices[number] ??= choiceIn(kitchen, name, isOptional))
  }
})

function choiceIn(kitchen: Kitchen, name: string, isOptional: boolean): Choice {
  const options = swapOptionsOf(name)
  const option = optionAmong(options, kitchen, isOptional)
  return { option, digit: option ? options.indexOf(option) + 1 : 0, digits: options.length + 1 }
}

/** Of a low-FODMAP meal one food has a portion of its own: groups and optional foods leave that to the others. */
function optionAmong(
  options: readonly SwapOption[],
  { foods, season, isLowFodmap }: Kitchen,
  isOptional: boolean,
): SwapOption | undefined {
  const permitted = options.filter(
    (option) => foods.has(option.food) && (option.season === undefined || option.season === season),
  )
  const [first] = permitted
  if (!isLowFodmap) return first
  const free = permitted.find(({ food }) => mostFodmapGrams(food) === undefined)
  return free ?? (isOptional ? undefined : first)
}

function quartersOf({ scale }: Recipe, foods: readonly ServedFood[]): number[] {
  const quarters: number[] = []
  for (let quarter = Math.round(4 * scale.from); quarter <= 4 * scale.to; quarter++) {
    if (foods.every(({ id, grams }) => isWholeAt(id, (grams * quarter) / 4))) quarters.push(quarter)
  }
  return quarters
}

/** Nobody opens a third of an egg: counted foods come whole, or in halves where they are cut. */
function isWholeAt(id: LarderId, grams: number): boolean {
  const step = countsInPieces(id)
  if (step === null) return true
  const food: Food = foodOf(id)
  const pieces = grams / ((food.unitGrams ?? grams) * step)
  return Math.abs(pieces - Math.round(pieces)) < 0.12 && Math.round(pieces) > 0
}
