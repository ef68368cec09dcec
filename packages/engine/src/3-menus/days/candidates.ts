import { byKey, memoize } from '../../foods/memoize.ts'
import { eaterOf } from '../eaters.ts'
import type { Kitchen } from '../kitchen.ts'
import { hasMealRules, keepingMealRules, smoothPlates } from '../plates/meal-rules.ts'
import { type BreadsOffered, type JuiceOffered, platesFor, type PlateTable } from '../plates/plates.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import type { Occasion } from '../recipes/recipe.ts'
import { type ServedRecipe, serveRecipe } from '../recipes/served-recipe.ts'
import { type BestFirst, bestFirst } from './best-first.ts'
import { costFactorsOf, type Dish, dishCosts, dishFor } from './dish-costs.ts'
import type { Candidate } from './place.ts'
import { plateCosts } from './plate-costs.ts'
import type { Wishes } from './wishes.ts'

/** The recipes of an occasion that this runner can eat. */
export const servedAt = memoize((kitchen: Kitchen) => {
  const served = allRecipes
    .filter(({ id }) => !kitchen.recipesLeftOut.has(id))
    .flatMap((recipe) => serveRecipe(kitchen, recipe) ?? [])
  return byKey((occasion: Occasion): readonly ServedRecipe[] =>
    served.filter(({ recipe }) => recipe.at.includes(occasion)),
  )
})

export function candidatesFor(kitchen: Kitchen, occasion: Occasion, wishes: Wishes): BestFirst<Candidate> {
  const { breads, juice, smooth, familiar = false } = wishes
  const known = familiar && eaterOf(kitchen) === 'meat'
  const { dishes, platesOf } = dishesAt(kitchen)(breads)(juice)(smooth)(known)(occasion)
  const permitted = permittedOf(dishes, wishes)
  const costOf = dishCosts(wishes)
  const costs = new Float64Array(permitted.length)
  for (let index = 0; index < costs.length; index++) costs[index] = costOf(permitted[index] as Dish)
  const costsOfPlates = plateCosts(occasion, wishes, kitchen)
  return bestFirst(costs, (index) => {
    const { id, served } = permitted[index] as Dish
    return { id, served, cost: costs[index] ?? 0, costsOfPlates, plates: () => platesOf(served) }
  })
}

/** Those that may come again, or any of them if nothing else is left. */
function permittedOf(dishes: readonly Dish[], { not, only = null, gentle }: Wishes): readonly Dish[] {
  const wanted = only === null ? dishes : orAll(dishes, ({ id }) => only.has(id))
  const others = not.size === 0 ? wanted : wanted.filter(({ id }) => !not.has(id))
  const light = gentle ? others.filter(({ isLight }) => isLight) : []
  if (light.length >= enough) return light
  return others.length > 0 ? others : wanted
}

/** Those that are so, or all of them if none is. */
function orAll<Each>(all: readonly Each[], isSo: (each: Each) => boolean): readonly Each[] {
  const some = all.filter(isSo)
  return some.length > 0 ? some : all
}

/** Dishes to choose a gentle day from. */
const enough = 40

/** What may be served at a meal of this kind, and the plates of each dish. */
interface Dishes {
  readonly dishes: readonly Dish[]
  readonly platesOf: (served: ServedRecipe) => PlateTable
}

/** Rules about whole meals may leave a permitted recipe without any plate. */
const dishesAt = memoize((kitchen: Kitchen) => {
  const dishOf = dishFor(costFactorsOf(kitchen))
  const dishesOf = byKey((occasion: Occasion) => servedAt(kitchen)(occasion).map(dishOf))
  return byKey((breads: BreadsOffered) =>
    byKey((juice: JuiceOffered) =>
      byKey((smooth: boolean) =>
        byKey((familiar: boolean) =>
          byKey((occasion: Occasion): Dishes => {
            const platesOf = byKey((served: ServedRecipe) => {
              const plates = platesFor(kitchen, served, breads, juice)
              return keepingMealRules(kitchen, occasion, smooth ? smoothPlates(plates) : plates)
            })
            const all = dishesOf(occasion)
            const possible = hasMealRules(kitchen)
              ? all.filter(({ served }) => platesOf(served).count > 0)
              : all
            const smoothOnes = smooth ? orAll(possible, ({ isSmooth }) => isSmooth) : possible
            const dishes = familiar ? orAll(smoothOnes, ({ isFamiliar }) => isFamiliar) : smoothOnes
            return { dishes, platesOf }
          }),
        ),
      ),
    ),
  )
})
