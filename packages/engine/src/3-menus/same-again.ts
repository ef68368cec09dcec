import { type Food, findFood } from '../foods/foods.ts'
import { groceryIdOf } from './groceries/as-sold.ts'
import type { DayMenu } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'
import { type SwapGroup, swapGroups } from './recipes/swap-groups.ts'

/**
 * What each main costs more for the dishes of the week that were much like it: pork and cabbage at most meals, or tofu, is a
 * list of few lines and a week nobody eats. Two dishes with a protein are free, and what is left of a pot is not counted again.
 */
export function sameAgain(before: readonly DayMenu[], strictness: number): ReadonlyMap<string, number> {
  const dishes = [
    ...new Set(before.flatMap(({ meals }) => meals.filter(isMain).map(({ recipe }) => recipe.id))),
  ]
  const last = dishes.slice(-lately)
  return new Map(
    [...mains].flatMap(([id, main]) => {
      const like = dishes.filter((each) => each !== id && mains.get(each)?.protein === main.protein).length
      const twins = last.filter((each) => each !== id && isTwin(main, mains.get(each))).length
      const starchy = dishes.filter((each) => each !== id && mains.get(each)?.starch === main.starch).length
      const cost =
        costs.protein * Math.max(0, like + 1 - costs.free) +
        (main.starch === '' ? 0 : costs.starch * Math.max(0, starchy + 1 - costs.freeStarch)) +
        costs.twin * twins
      return cost > 0 ? [[id, strictness * cost] as const] : []
    }),
  )
}

/** In the currency of `costOf`. */
const costs = { free: 2, protein: 3, freeStarch: 3, starch: 2, twin: 5 } as const

/** Dishes of the last two days or so. */
const lately = 4

export const isMain = ({ name }: DayMenu['meals'][number]) => name === 'lunch' || name === 'dinner'

interface Main {
  /** What brings most of its protein; tofu, tempeh and edamame are one, and so are beans and lentils. */
  readonly protein: string
  /** What fills the plate: rice, potatoes, pasta, bread; nothing of a salad. */
  readonly starch: string
  readonly foods: ReadonlySet<string>
}

/** Beside grain and fat they share three foods, or most of the fewer: pork, cabbage and potatoes, roasted or in a pot. */
function isTwin({ foods }: Main, other: Main | undefined): boolean {
  if (!other) return false
  const shared = [...foods].filter((id) => other.foods.has(id)).length
  return shared >= 3 || (shared >= 2 && shared >= 0.6 * Math.min(foods.size, other.foods.size))
}

const firstOf = (name: string) => findFood(name in swapGroups ? swapGroups[name as SwapGroup][0].food : name)

function mainOf({ foods }: Recipe): Main {
  const brought = new Map<string, number>()
  const filled = new Map<string, number>()
  const ids = new Set<string>()
  for (const [name, grams] of foods) {
    const food = firstOf(name)
    if (!food) continue
    const source =
      food.category === 'soy' || food.category === 'legume' ? food.category : groceryIdOf(food.id)
    if (isStarch(food)) filled.set(starchOf(food), (filled.get(starchOf(food)) ?? 0) + grams)
    brought.set(source, (brought.get(source) ?? 0) + grams * food.proteinPer100g)
    if (food.category !== 'fat' && food.category !== 'grain') ids.add(source)
  }
  return { protein: mostOf(brought), starch: mostOf(filled), foods: ids }
}

const mostOf = (amounts: ReadonlyMap<string, number>): string =>
  [...amounts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as const)[0]

const isStarch = ({ category }: Food) =>
  category === 'grain' || category === 'bread' || category === 'starchy_vegetable'

const starchOf = ({ id, category }: Food) =>
  category === 'grain' ? (id.startsWith('rice-') ? 'rice' : groceryIdOf(id)) : category

const mains: ReadonlyMap<string, Main> = new Map(
  allRecipes.filter(({ at }) => at.includes('main')).map((recipe) => [recipe.id, mainOf(recipe)]),
)
