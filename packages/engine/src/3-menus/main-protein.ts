import { findFood } from '../foods/foods.ts'
import type { DayMenu } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'
import { type SwapGroup, swapGroups } from './recipes/swap-groups.ts'

/**
 * What each main without this one costs more, for every dish of the week that already had its protein: pork at most meals
 * is a list of few lines and a week nobody eats. The first two are free, and what is left of a pot is no dish of its own.
 */
export function sameProteinAgain(before: readonly DayMenu[], thrift: number): ReadonlyMap<string, number> {
  const dishes = new Set(
    before.flatMap(({ meals }) =>
      meals.filter(({ name }) => name === 'lunch' || name === 'dinner').map(({ recipe }) => recipe.id),
    ),
  )
  const times = new Map<string, number>()
  for (const id of dishes) {
    const protein = proteins.get(id) ?? ''
    times.set(protein, (times.get(protein) ?? 0) + 1)
  }
  return new Map(
    [...proteins].flatMap(([id, protein]) => {
      const again = (times.get(protein) ?? 0) - free
      return again >= 0 ? [[id, thrift * aRepeat * (again + 1)] as const] : []
    }),
  )
}

const free = 2
/** In the currency of `costOf`. */
const aRepeat = 3

/** The food that brings most of a dish's protein; tofu, tempeh and edamame are one, and so are beans and lentils. */
function proteinOf({ foods }: Recipe): string {
  const brought = new Map<string, number>()
  for (const [name, grams] of foods) {
    const food = findFood(name in swapGroups ? swapGroups[name as SwapGroup][0].food : name)
    if (!food) continue
    const source = food.category === 'soy' || food.category === 'legume' ? food.category : food.id
    brought.set(source, (brought.get(source) ?? 0) + grams * food.proteinPer100g)
  }
  return [...brought].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as const)[0]
}

const proteins: ReadonlyMap<string, string> = new Map(
  allRecipes.filter(({ at }) => at.includes('main')).map((recipe) => [recipe.id, proteinOf(recipe)]),
)
