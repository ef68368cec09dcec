import type { Runner } from '../1-runner/runner.ts'
import { allRecipes } from '../3-menus/recipes/all-recipes.ts'
import type { Ingredient, Occasion, Recipe } from '../3-menus/recipes/recipe.ts'
import type { SwapOption } from '../3-menus/recipes/swap-groups.ts'
import { firstHeld, indexExclusions, spellName } from '../foods/exclusions/literal-exclusions.ts'
import { isBurning } from '../foods/reflux-foods.ts'
import { isForLowSodium, isTooSalty } from '../foods/salty.ts'
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

/** Null if an ingredient has no food that the runner may have, or the runner excludes the dish by name. */
export const servingsOfRecipes = (given: Wishes) => servings(given).serving

/** Whether so few recipes are left to a runner that menus may lean on one food, and have a dish again. */
export const hasFewDishes = (given: Wishes): boolean => areFew(servings(given))

type Wishes = Pick<Given, 'plan' | 'runner'>

interface Servings {
  readonly isLeft: (recipe: Recipe) => boolean
  readonly serving: (recipe: Recipe) => Served | null
}

const servings = memoize((given: Wishes) => servingsWithout(given.runner)(dislikesKept(given).join(' ')))

const servingsWithout = memoize((runner: Runner) =>
  byKey((disliked: string): Servings => {
    const dislikes = disliked === '' ? [] : disliked.split(' ')
    const mayHave = optionsFor(runner, isAmong(dislikes))
    const firstFor = byKey((name: string) => optionsOf(name).find(mayHave))
    const excluded = indexExclusions(runner.exclusions.unknown)
    const isLeft = (recipe: Recipe) =>
      neededIn(recipe).every((name) => firstFor(name) !== undefined) &&
      !dislikes.includes(recipe.id) &&
      // "No tacos".
      firstHeld(nameOf(recipe), excluded) === undefined
    const optionFor: OptionFor = isLowFodmap(runner)
      ? (ingredient) => lowFodmapOption(ingredient, mayHave, firstFor)
      : ([name]) => firstFor(name)
    return {
      isLeft,
      serving: byKey((recipe: Recipe) => (isLeft(recipe) ? serve(recipe, optionFor) : null)),
    }
  }),
)

/** Of most runners a third is found long before the last recipe. */
const areFew = memoize(({ isLeft }: Servings): boolean => {
  let count = 0
  for (const recipe of allRecipes) {
    if (isLeft(recipe)) count += 1
    if (count >= allRecipes.length / 3) return false
  }
  return true
})

/** Where few dishes are left, a race breakfast is a breakfast. */
export const suits = (given: Wishes, { at }: Recipe, occasion: Occasion): boolean =>
  at.includes(occasion) || (occasion === 'breakfast' && at.includes('race morning') && hasFewDishes(given))

/** Each ingredient as the first food of its group that the runner may have; one without any is left out. */
function serve(recipe: Recipe, optionFor: OptionFor): Served {
  const foods: { id: string; grams: number }[] = []
  const swaps: Record<string, string> = {}
  for (const ingredient of ingredientsOf(recipe)) {
    const [name, grams] = ingredient
    const option = optionFor(ingredient)
    if (!option) continue
    foods.push({ id: option.food, grams: grams * option.times })
    if (isSwapGroup(name)) swaps[name] = option.food
  }
  return { foods, swaps }
}

/** Every dish can be cooked without it. */
const salt = 'salt-table'

/** The names of what a dish is nothing without. */
const neededIn = byKey((recipe: Recipe): readonly string[] =>
  ingredientsOf(recipe).flatMap(([name, , optional]) => (optional || name === salt ? [] : [name])),
)

/** The food of an ingredient; undefined if there is none. */
type OptionFor = (ingredient: Ingredient) => SwapOption | undefined

/** Whether a food may stand in any recipe; memoized for each. */
function optionsFor(runner: Runner, isDisliked: (food: string) => boolean) {
  const permitted = permissionsOf(runner)
  const hasReflux = runner.health.some(({ code }) => code === 'reflux')
  const mayEat = byKey(
    (id: string) =>
      !isDisliked(id) &&
      !(hasReflux && isBurning({ id })) &&
      (mayAddSalt(runner) ? !isAmongLowSodium(id) : !isSalty(id)) &&
      (findFood(id)?.glutenFreeLabel !== true || isGlutenFree(runner)) &&
      permitted('food', id).permitted,
  )
  return ({ food, season }: SwapOption) => (season === undefined || isInSummer(runner)) && mayEat(food)
}

const isLowFodmap = ({ exclusions }: Runner) => exclusions.groups.includes('fodmap')

/** One food with a portion of its own may be in a low-FODMAP meal: what need not be it is another food, or none. */
const lowFodmapOption = (
  [name, , optional]: Ingredient,
  mayHave: (option: SwapOption) => boolean,
  firstFor: (name: string) => SwapOption | undefined,
): SwapOption | undefined =>
  optionsOf(name).find((option) => mostFodmapGrams(option.food) === undefined && mayHave(option)) ??
  (optional === undefined ? firstFor(name) : undefined)

const isAmongLowSodium = (id: string) => isForLowSodium({ id })

const isSalty = (id: string) => {
  const food = findFood(id)
  return food === undefined || isTooSalty(food)
}

/** Evidence: no-added-salt. */
export const mayAddSalt = ({ health }: Runner) =>
  !health.some(({ code }) => code === 'blood_pressure' || code === 'heart' || code === 'kidney')

/** Fresh berries are bought from June to September only. */
const isInSummer = ({ raceDate: { month } }: Runner) => month >= 6 && month <= 9

/** Packs labeled gluten-free are dear, and for runners who need them. */
const isGlutenFree = ({ exclusions }: Runner) =>
  exclusions.groups.some((group) => group === 'gluten' || group === 'wheat' || group === 'fodmap')

/** Without its foods in braces and brackets, which have names of their own. */
const nameOf = memoize(({ name }: Recipe) => [spellName(name.replace(/\{[^}]+\}|\[[^\]]+\]/gu, ','))])
