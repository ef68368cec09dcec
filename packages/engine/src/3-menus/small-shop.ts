import { grams as gramsOf } from '../units.ts'
import { servedAt } from './days/candidates.ts'
import type { MealPlace } from './days/meal-places.ts'
import type { OnlyDay } from './wishes-of-the-week.ts'
import { type Eaten, linesAddedTo, linesOf, listFor, type ListSoFar } from './groceries/list-so-far.ts'
import type { Kitchen } from './kitchen.ts'
import type { Occasion } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { unfamiliarOnTheEve } from './unfamiliar-on-the-eve.ts'

/**
 * What little a shop on the eve of a race may have to hold, in a few ways: one main, and a breakfast and snacks of what it and
 * the race buy anyway. A day is then planned of these dishes alone.
 */
export function smallShops(kitchen: Kitchen, besides: readonly Eaten[]): OnlyDay[] {
  const dishes = dishesOf(kitchen)
  const first = listFor(besides)
  return fewestLines(first, dishes.main)
    .slice(0, mostShops)
    .map((main) => shopAround(withDish(first, main), dishes))
}

/** Each is a day to plan. */
const mostShops = 4

/** Enough of them for a day that meets its numbers. */
const enoughDishes = { breakfast: 2, main: 1, snack: 6 } as const

type DayOccasion = keyof typeof enoughDishes
type Dishes = Readonly<Record<DayOccasion, readonly ServedRecipe[]>>

function shopAround(first: ListSoFar, dishes: Dishes): OnlyDay {
  let list = first
  for (const occasion of ['breakfast', 'snack'] as const)
    while (
      madeOf(list, dishes[occasion]).length < Math.min(enoughDishes[occasion], dishes[occasion].length)
    ) {
      const next = fewestLines(list, dishes[occasion]).find((dish) => adds(list, dish) > 0)
      if (!next) break
      list = withDish(list, next)
    }
  const only = new Map<Occasion, ReadonlySet<string>>(
    (['breakfast', 'main', 'snack'] as const).map((occasion) => [
      occasion,
      new Set(madeOf(list, dishes[occasion]).map(({ recipe }) => recipe.id)),
    ]),
  )
  return { list, only: ({ occasion }: MealPlace) => only.get(occasion) ?? null }
}

/** Light ones, as far as there are any: it is the eve of a race. */
function dishesOf(kitchen: Kitchen): Dishes {
  const lightAt = (occasion: Occasion) => {
    const all = servedOnTheEve(kitchen, occasion)
    const light = all.filter(({ recipe }) => recipe.tags.includes('loading'))
    return light.length > 0 ? light : all
  }
  return { breakfast: lightAt('breakfast'), main: lightAt('main'), snack: lightAt('snack') }
}

const servedOnTheEve = (kitchen: Kitchen, occasion: Occasion) =>
  servedAt(kitchen)(occasion).filter(({ recipe }) => !unfamiliarOnTheEve.has(recipe.id))

const adds = (list: ListSoFar, { foods }: ServedRecipe) => linesAddedTo(list)(linesOf(foods))

const madeOf = (list: ListSoFar, dishes: readonly ServedRecipe[]) =>
  dishes.filter((dish) => adds(list, dish) <= 0)

/** A day of what is in the shop. */
export const dayFrom = (kitchen: Kitchen, shop: ListSoFar): OnlyDay => ({
  list: shop,
  only: ({ occasion }) => dishesMadeOf(kitchen, shop, occasion),
})

export const dishesMadeOf = (kitchen: Kitchen, list: ListSoFar, occasion: Occasion): ReadonlySet<string> =>
  new Set(madeOf(list, servedOnTheEve(kitchen, occasion)).map(({ recipe }) => recipe.id))

const fewestLines = (list: ListSoFar, dishes: readonly ServedRecipe[]): ServedRecipe[] =>
  dishes
    .map((dish) => ({ dish, lines: adds(list, dish) }))
    .toSorted((one, other) => one.lines - other.lines)
    .map(({ dish }) => dish)

function withDish(list: ListSoFar, { foods }: ServedRecipe): ListSoFar {
  const added = listFor([
    { meals: [{ items: foods.map(({ id, grams }) => ({ foodId: id, amount: gramsOf(grams) })) }] },
  ])
  return new Map(
    [...new Set([...list.keys(), ...added.keys()])].map((id) => [
      id,
      (list.get(id) ?? 0) + (added.get(id) ?? 0),
    ]),
  )
}
