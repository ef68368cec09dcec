import { readsOfCalories, type WithHealth } from '../../health.ts'
import { inGrams, inKilocalories, type Reader } from '../amounts/format-amounts.ts'
import type { PlanDay, PlanItem, PlanMacros, PlanMeal, PlanMealName } from '../../plan.ts'
import type { DayWords, MealWords } from '../plan-words.ts'
import {
  besideTheRecipe,
  dishName,
  isOfTheRecipe,
  isToDrink,
  itemInWords,
  mainDish,
  recipeName,
  sidesInShort,
  timesInWords,
} from './dish-words.ts'
import { type Eaten, shortDay } from './short-day.ts'
import { dishItemInWords } from './soft-grains.ts'

/** A meal in words; `when` starts its line. */
export function mealWords(
  reader: Reader & WithHealth,
  meal: PlanMeal,
  when: string = mealName(meal),
  cooked: string | null = null,
): MealWords {
  const isOfIt = isOfTheRecipe(meal)
  const inWords = (item: PlanItem) =>
    isOfIt(item)
      ? dishItemInWords(reader, meal, item)
      : itemInWords(reader, item, { isToDrink: isToDrink(meal, item) })
  return {
    name: isSnack(meal) ? 'Snack' : mealName(meal),
    when,
    dish: dishName(meal, cooked),
    main: mainDish(meal),
    title: recipeName(meal),
    times: timesInWords(meal),
    recipe: meal.recipe.id,
    items: meal.items.map(inWords),
    beside: besideTheRecipe(meal).map(inWords),
    sides: sidesInShort(reader, meal),
    figures: macrosLine(reader, meal),
    cooked,
    asBefore: null,
  }
}

/** A day in words, with the name of its heading; in race week each meal says where it is cooked. */
export const dayWords = (
  plan: Eaten & { readonly runner: Reader & WithHealth },
  day: PlanDay,
  name: string,
  cooked: (meal: PlanMeal) => string | null = () => null,
): DayWords => ({
  key: day.key,
  name,
  short: shortDay(plan, day),
  meals: day.meals.map((meal) => mealWords(plan.runner, meal, mealName(meal), cooked(meal))),
  fuel: day.fuel_carbs_g > 0 ? `On the run: ${inGrams(day.fuel_carbs_g)} carbs` : null,
  hasCalories: readsOfCalories(plan.runner),
  // With fiber, which single meals leave out.
  total: `${macrosLine(plan.runner, day.totals)}, ${inGrams(day.totals.fiber_g)} fiber`,
  advice: [],
})

export const mealName = ({ name }: Pick<PlanMeal, 'name'>): string => mealNames[name]

const mealNames: Readonly<Record<PlanMealName, string>> = {
  breakfast: 'Breakfast',
  'morning-snack': 'Morning snack',
  lunch: 'Lunch',
  'afternoon-snack': 'Afternoon snack',
  dinner: 'Dinner',
  'evening-snack': 'Evening snack',
  'late-morning-snack': 'Late-morning snack',
  'late-afternoon-snack': 'Late-afternoon snack',
  recovery: 'Recovery',
}

const isSnack = ({ name }: Pick<PlanMeal, 'name'>) => name.endsWith('snack')

function macrosLine(
  reader: WithHealth,
  { kcal, carbs_g: carbs, protein_g: protein, fat_g: fat }: PlanMacros,
): string {
  const energy = readsOfCalories(reader) ? `${inKilocalories(kcal)}, ` : ''
  return `${energy}${inGrams(carbs)} carbs, ${inGrams(protein)} protein, ${inGrams(fat)} fat`
}

/** `Breakfast: oatmeal with banana — 80 g rolled oats (1 cup), … · 612 kcal, 112 g carbs, 18 g protein, 12 g fat`. */
export const mealLine = ({ when, dish, items, figures }: MealWords) =>
  `${when}: ${dish} — ${items.join(', ')} · ${figures}`

/** A dish with its amounts. */
export const servedLine = ({ dish, items }: MealWords) => `${dish} — ${items.join(', ')}`

/** A dish with the amounts of what its recipe does not name. */
export const servedByName = ({ main, beside }: MealWords) =>
  beside.length === 0 ? main : `${main} — ${beside.join(', ')}`
