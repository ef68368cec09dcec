import { grams, milligrams, milliliters, roundTo } from '../../units.ts'
import type { FilledDish } from '../days/filled-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Meal, MealItem, MealName } from '../menus.ts'
import { asPrinted, whole } from './nutrients.ts'
import type { Helping } from './solve-portions.ts'
import { nutrientsIn } from './score-plates.ts'

/** A finished meal: each food with its amount, and the sums in whole grams. */
export function buildMeal(
  kitchen: Kitchen,
  {
    name,
    dish,
    helpings,
  }: { readonly name: MealName; readonly dish: FilledDish; readonly helpings: readonly Helping[] },
): Meal {
  const held = nutrientsIn(helpings)
  return {
    name,
    dishId: dish.plan.id,
    foods: servedFoods(dish, helpings),
    beside: helpings.find(({ id }) => id === dish.beside)?.id ?? null,
    minutes: dish.plan.minutes,
    items: helpings.map((helping) => itemOf(kitchen, helping)),
    ...asPrinted(held),
    fiber: grams(held.fiber),
    sodium: roundTo(milligrams(held.sodium), 1),
    fluids: roundTo(milliliters(held.fluids), 50),
  }
}

const itemOf = (kitchen: Kitchen, { id, grams: amount, inDrink }: Helping): MealItem => ({
  foodId: id,
  amount,
  inDrink: inDrink === true,
  readLabel: kitchen.labels.has(id),
})

/** The food of each slot that is served. */
const servedFoods = ({ foods }: FilledDish, helpings: readonly Helping[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    foods.flatMap(({ id, place }) =>
      place !== null && helpings.some((helping) => helping.id === id) ? [[place, id]] : [],
    ),
  )

/** The totals of a day's meals; fiber rounded once for the whole day. */
export function totalsOf(meals: readonly Meal[]) {
  const sum = (macro: 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber') =>
    meals.reduce((total, meal) => total + meal[macro], 0)
  return {
    energy: sum('energy') as Meal['energy'],
    carbs: grams(sum('carbs')),
    protein: grams(sum('protein')),
    fat: grams(sum('fat')),
    fiber: whole(sum('fiber')),
  }
}
