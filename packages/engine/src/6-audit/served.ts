import type { Runner } from '../1-runner/runner.ts'
import type { Ingredient, Recipe } from '../3-menus/recipes/recipe.ts'
import type { SwapOption } from '../3-menus/recipes/swap-groups.ts'
import { firstHeld, indexExclusions, spellName } from '../foods/exclusions/literal-exclusions.ts'
import { fodmapPortionsIn } from '../foods/fodmap-portions.ts'
import { findFood } from '../foods/foods.ts'
import { memoize } from '../foods/memoize.ts'
import { permissionsOf } from './permissions.ts'
import { ingredientsOf, isSwapGroup, optionsOf } from './recipe-tables.ts'

/** A recipe as this runner has to be served it, at its own size. */
export interface Served {
  readonly foods: readonly { readonly id: string; readonly grams: number }[]
  readonly swaps: Readonly<Record<string, string>>
}

/** Null if an ingredient has no food that the runner may have, or the runner excludes the dish by name; memoized for each runner. */
export const servingsOfRecipes = memoize((runner: Runner) => {
  const known = new Map<Recipe, Served | null>()
  return (recipe: Recipe): Served | null => {
    const before = known.get(recipe)
    if (before !== undefined) return before
    const served = isExcludedByName(runner, recipe) ? null : serve(runner, recipe)
    known.set(recipe, served)
    return served
  }
})

/** Each ingredient as the first food of its group that the runner may have; optional ones may be left out. */
function serve(runner: Runner, recipe: Recipe): Served | null {
  const foods: { id: string; grams: number }[] = []
  const swaps: Record<string, string> = {}
  for (const ingredient of ingredientsOf(recipe)) {
    const [name, grams, optional] = ingredient
    const option = optionFor(runner, ingredient)
    if (!option && !optional && name !== salt) return null
    if (!option) continue
    foods.push({ id: option.food, grams: grams * option.times })
    if (isSwapGroup(name)) swaps[name] = option.food
  }
  return { foods, swaps }
}

/** Every dish can be cooked without it. */
const salt = 'salt-table'

function optionFor(runner: Runner, ingredient: Ingredient): SwapOption | undefined {
  const options = optionsOf(ingredient).filter(
    ({ food: id, season }) =>
      permissionsOf(runner)('food', id).permitted &&
      (id !== salt || mayAddSalt(runner)) &&
      (season === undefined || isInSummer(runner)) &&
      (findFood(id)?.glutenFreeLabel !== true || isGlutenFree(runner)),
  )
  const isOptional = ingredient[2] !== undefined
  return isLowFodmap(runner)
    ? (options.find(({ food: id }) => fodmapPortionsIn([id]).length === 0) ??
        (isOptional ? undefined : options[0]))
    : options[0]
}

/** One food of a low-FODMAP meal has a portion of its own: it is none that a group or the recipe can do without. */
const isLowFodmap = ({ exclusions }: Runner) => exclusions.groups.includes('fodmap')

/** Evidence: no-added-salt. */
export const mayAddSalt = ({ health }: Runner) =>
  !health.some(({ code }) => code === 'blood_pressure' || code === 'heart' || code === 'kidney')

/** Fresh berries are bought from June to September only. */
const isInSummer = ({ raceDate: { month } }: Runner) => month >= 6 && month <= 9

/** Packs labeled gluten-free are dear, and for runners who need them. */
const isGlutenFree = ({ exclusions }: Runner) =>
  exclusions.groups.some((group) => group === 'gluten' || group === 'wheat' || group === 'fodmap')

/** "No tacos". */
const isExcludedByName = ({ exclusions: { unknown } }: Runner, recipe: Recipe) =>
  unknown.length > 0 && firstHeld(nameOf(recipe), indexExclusions(unknown)) !== undefined

/** Without its foods in braces and brackets, which have names of their own. */
const nameOf = memoize(({ name }: Recipe) => [spellName(name.replace(/\{[^}]+\}|\[[^\]]+\]/gu, ','))])
