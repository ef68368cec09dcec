import { mostFodmapGrams } from '../../foods/fodmap-portions.ts'
import type { Food } from '../../foods/foods.ts'
import { byKey, memoize } from '../../foods/memoize.ts'
import type { Kitchen } from '../kitchen.ts'
import { countsInPieces, foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { Ingredient, Recipe } from './recipe.ts'
import { type SwapGroup, type SwapOption, swapGroups } from './swap-groups.ts'

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
  const chosen: Chosen[] = []
  const options = optionsOf(kitchen)
  for (const ingredient of [...recipe.foods, ...recipe.seasoning]) {
    const option = options(ingredient)
    if (option) chosen.push({ ingredient, option })
    else if (ingredient[2] === undefined && ingredient[0] !== salt) return undefined
  }
  const ways = waysToServe(recipe)
  const key = chosen.map(({ option }) => option.food).join()
  const known = ways.get(key) ?? servedWith(recipe, chosen)
  ways.set(key, known)
  return known.quarters.length > 0 && known.foods.length > 0 ? known : undefined
}

/** Every dish can be cooked without it. */
const salt = 'salt-table'

interface Chosen {
  readonly ingredient: Ingredient
  readonly option: SwapOption
}

const waysToServe = memoize<Recipe, Map<string, ServedRecipe>>(() => new Map())

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

/** The same for every recipe that names the ingredient. */
const optionsOf = memoize((kitchen: Kitchen) => {
  const needed = byKey((name: string) => optionFor(kitchen, name, false))
  const optional = byKey((name: string) => optionFor(kitchen, name, true))
  return ([name, , isOptional]: Ingredient) => (isOptional ? optional(name) : needed(name))
})

/** Of a low-FODMAP meal one food has a portion of its own: groups and optional foods leave that to the others. */
function optionFor(
  { foods, season, isLowFodmap }: Kitchen,
  name: string,
  isOptional: boolean,
): SwapOption | undefined {
  const options: readonly SwapOption[] =
    name in swapGroups ? swapGroups[name as SwapGroup] : [{ food: name, times: 1 }]
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
