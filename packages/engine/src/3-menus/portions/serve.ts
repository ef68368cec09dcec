import type { Kitchen } from '../kitchen.ts'
import type { FilledDish } from '../fill-slots.ts'
import type { Meal, MealItem } from '../menus.ts'
import { grams, milligrams, milliliters, roundTo } from '../../units.ts'
import { amountInWords } from './household-measure.ts'
import { asPrinted, whole } from './nutrients.ts'
import type { Helping } from './plate-up.ts'
import { nutrientsIn } from './weigh.ts'

/** A meal as the runner reads it: each food with its amount, and whole grams that are the sum of them. */
export function serve(
  kitchen: Kitchen,
  {
    name,
    dish,
    helpings,
  }: { readonly name: string; readonly dish: FilledDish; readonly helpings: readonly Helping[] },
): Meal {
  const held = nutrientsIn(helpings)
  return {
    name,
    dish: nameServed(dish, helpings),
    dishId: dish.plan.id,
    method: dish.plan.method,
    minutes: dish.plan.minutes,
    items: helpings.map((helping) => itemOf(kitchen, helping)),
    ...asPrinted(held),
    fiber: grams(held.fiber),
    sodium: roundTo(milligrams(held.sodium), 1),
    fluids: roundTo(milliliters(held.fluids), 50),
  }
}

/** A food added beside the dish is named where there is some of it. */
const nameServed = ({ name, beside }: FilledDish, helpings: readonly Helping[]) =>
  beside && helpings.some(({ id }) => id === beside.id) ? `${name}${beside.says}` : name

function itemOf(kitchen: Kitchen, { id, grams: amount }: Helping): MealItem {
  const text = amountInWords(id, amount, { ounces: kitchen.readsOunces })
  return { foodId: id, amount, text: kitchen.labels.has(id) ? withLabelWord(text) : text }
}

const withLabelWord = (text: string) =>
  text.endsWith(')') ? `${text.slice(0, -1)}; read the label)` : `${text} (read the label)`

/** What a day's meals hold in all; fiber in whole grams of the whole day. */
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
