import type { Runner } from '../1-runner/runner.ts'
import { allRecipes } from '../3-menus/recipes/all-recipes.ts'
import type { Ingredient, Occasion, Recipe } from '../3-menus/recipes/recipe.ts'
import type { SwapOption } from '../3-menus/recipes/swap-groups.ts'
import { firstHeld, indexExclusions, spellName } from '../foods/exclusions/literal-exclusions.ts'
import { findFood } from '../foods/foods.ts'
import { mostFodmapGrams } from '../foods/fodmap-portions.ts'
import { byKey, memoize } from '../foods/memoize.ts'
import type { Given } from './audit.ts'
import { dislikesKept, isAmong } from './kitchen-wishes.ts'
import { permissionsOf } from './permissions.ts'
import { ingredientsOf, isSwapGroup, optionsOf } from './recipe-tables.ts'

/** A recipe as this runner has to be served it, at its own size. */
export interface Served {
  readonly foods: readonly { readonly id: string; readonly grams: number }[]
  readonly swaps: Readonly<Record<string, string>>
}

/** Null if an ingredient has no food that the runner may have, or the runner excludes the dish by name; memoized for each runner. */
export const servingsOfRecipes = (given: Wishes) => servings(given.runner)(dislikesKept(given).join(' '))

type Wishes = Pick<Given, 'plan' | 'runner'>

const servings = memoize((runner: Runner) =>
  byKey((disliked: string) => {
    const dislikes = disliked === '' ? [] : disliked.split(' ')
    const optionsFor = byKey(optionsOfRunner(runner, isAmong(dislikes)))
    const known = new Map<Recipe, Served | null>()
    return (recipe: Recipe): Served | null => {
      const before = known.get(recipe)
      if (before !== undefined) return before
      const isLeftOut = isExcludedByName(runner, recipe) || dislikes.includes(recipe.id)
      const served = isLeftOut ? null : serve(runner, recipe, optionsFor)
      known.set(recipe, served)
      return served
    }
  }),
)

/** Whether so few recipes are left to a runner that menus may lean on one food, and have a dish again. */
export const hasFewDishes = (given: Wishes): boolean => areFew(servingsOfRecipes(given))

/** Of most runners a third is found long before the last recipe. */
const areFew = memoize((served: (recipe: Recipe) => Served | null): boolean => {
  let count = 0
  for (const recipe of allRecipes) {
    if (served(recipe) !== null) count += 1
    if (count >= allRecipes.length / 3) return false
  }
  return true
})

/** Where few dishes are left, a race breakfast is a breakfast. */
export const suits = (given: Wishes, { at }: Recipe, occasion: Occasion): boolean =>
  at.includes(occasion) || (occasion === 'breakfast' && at.includes('race morning') && hasFewDishes(given))

/** Each ingredient as the first food of its group that the runner may have; optional ones may be left out. */
function serve(runner: Runner, recipe: Recipe, optionsFor: OptionsFor): Served | null {
  const foods: { id: string; grams: number }[] = []
  const swaps: Record<string, string> = {}
  for (const ingredient of ingredientsOf(recipe)) {
    const [name, grams, optional] = ingredient
    const option = optionAmong(optionsFor(name), runner, ingredient)
    if (!option && !optional && name !== salt) return null
    if (!option) continue
    foods.push({ id: option.food, grams: grams * option.times })
    if (isSwapGroup(name)) swaps[name] = option.food
  }
  return { foods, swaps }
}

/** Every dish can be cooked without it. */
const salt = 'salt-table'

/** The foods that an ingredient of this name may be; the same in every recipe. */
type OptionsFor = (name: string) => readonly SwapOption[]

const optionsOfRunner =
  (runner: Runner, isDisliked: (food: string) => boolean): OptionsFor =>
  (name) =>
    optionsOf(name).filter(
      ({ food: id, season }) =>
        permissionsOf(runner)('food', id).permitted &&
        !isDisliked(id) &&
        (id !== salt || mayAddSalt(runner)) &&
        (season === undefined || isInSummer(runner)) &&
        (findFood(id)?.glutenFreeLabel !== true || isGlutenFree(runner)),
    )

function optionAmong(
  permitted: readonly SwapOption[],
  { exclusions }: Runner,
  [, , optional]: Ingredient,
): SwapOption | undefined {
  if (!exclusions.groups.includes('fodmap')) return permitted[0]
  // One food with a portion of its own may be in a low-FODMAP meal: what need not be it is another food, or none.
  return (
    permitted.find(({ food }) => mostFodmapGrams(food) === undefined) ??
    (optional === undefined ? permitted[0] : undefined)
  )
}

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
