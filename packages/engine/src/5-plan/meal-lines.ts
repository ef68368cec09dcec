import type { DayMenu, Macros, Meal } from '../3-menus/menus.ts'
import { inGrams, inKilocalories } from './figures.ts'

/** One line a meal: `Breakfast: oatmeal with banana — 80 g rolled oats (1 cup), … · 612 kcal, 112 g carbs, 18 g protein, 12 g fat`. */
export const mealLines = ({ meals }: DayMenu): string[] => meals.map(mealLine)

const mealLine = (meal: Meal) => `${meal.name}: ${plateLine(meal)}`

/** A dish with its amounts and what they hold, as a reader can check it. */
export const plateLine = (meal: Meal) => `${lowered(meal.dish)} — ${amountsIn(meal)} · ${macrosLine(meal)}`

export const amountsIn = ({ items }: Meal) => items.map(({ text }) => text).join(', ')

const macrosLine = ({ energy, carbs, protein, fat }: Macros) =>
  `${inKilocalories(energy)}, ${inGrams(carbs)} carbs, ${inGrams(protein)} protein, ${inGrams(fat)} fat`

/** The same of a whole day, with the fiber that a single plate leaves out. */
export const dayLine = (totals: DayMenu['totals']) => `${macrosLine(totals)}, ${inGrams(totals.fiber)} fiber`

/** A dish in the middle of a sentence; names of places keep their capital. */
export const lowered = (dish: string) =>
  /^(Greek|English)/.test(dish) ? dish : dish.charAt(0).toLowerCase() + dish.slice(1)
