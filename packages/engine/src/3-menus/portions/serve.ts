import { isCooked } from '../cooking.ts'
import type { Kitchen } from '../kitchen.ts'
import type { FilledDish } from '../fill-slots.ts'
import type { Meal, MealItem } from '../menus.ts'
import { grams, milligrams, milliliters, roundTo } from '../../units.ts'
import { countedPlaces, nameDish, sayMethod, wordFor } from '../dish-name.ts'
import { amountInWords } from './household-measure.ts'
import { larderLine } from './larder.ts'
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
  const words = wordsOf(dish, helpings)
  return {
    name,
    dish: nameDish(dish.plan, words) + besideWords(dish, helpings),
    dishId: dish.plan.id,
    method: sayMethod(dish.plan, words),
    minutes: dish.plan.minutes,
    items: helpings.map((helping) => itemOf(kitchen, helping)),
    ...asPrinted(held),
    fiber: grams(held.fiber),
    sodium: roundTo(milligrams(held.sodium), 1),
    fluids: roundTo(milliliters(held.fluids), 50),
  }
}

/** The word for each place that is filled: as many of each food as are served, and how it comes to the pan. */
function wordsOf({ plan, foods }: FilledDish, helpings: readonly Helping[]): ReadonlyMap<string, string> {
  const counted = countedPlaces(plan)
  return new Map(
    foods.flatMap(({ id, place }): [string, string][] => {
      const served = helpings.find((helping) => helping.id === id)
      if (place === null || !served) return []
      const word = counted.has(place) ? wordFor(id, served.grams) : larderLine(id).says
      return [
        [place, word],
        [`cooked ${place}`, isCooked(id) ? `cooked ${word}` : word],
      ]
    }),
  )
}

/** A food added beside the dish, where there is some of it. */
function besideWords({ beside }: FilledDish, helpings: readonly Helping[]): string {
  const extra = helpings.find(({ id }) => id === beside)
  return extra ? besideIn(extra) : ''
}

function besideIn({ id, grams: amount }: Helping): string {
  const says = wordFor(id, amount)
  return larderLine(id).kind === 'nut' ? `, topped with ${says}` : `, with ${says} on the side`
}

function itemOf(kitchen: Kitchen, { id, grams: amount, inDrink }: Helping): MealItem {
  const words = [...(inDrink ? ['for the drink'] : []), ...(kitchen.labels.has(id) ? ['read the label'] : [])]
  const text = amountInWords(id, amount, { ounces: kitchen.readsOunces })
  return { foodId: id, amount, text: words.reduce(withWord, text) }
}

const withWord = (text: string, word: string) =>
  text.endsWith(')') ? `${text.slice(0, -1)}; ${word})` : `${text} (${word})`

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
