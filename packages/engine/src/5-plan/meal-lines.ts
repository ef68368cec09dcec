import type { DayMenu, Macros } from '../3-menus/menus.ts'
import { inGrams, inKilocalories } from './figures.ts'

/** One line a meal: `Breakfast: oatmeal with soy milk and banana · 612 kcal, 112 g carbs, 18 g protein, 12 g fat`. */
export const mealLines = ({ meals }: DayMenu): string[] =>
  meals.map((meal) => `${meal.name}: ${lowered(meal.dish)} · ${macrosLine(meal)}`)

export const macrosLine = ({ energy, carbs, protein, fat }: Macros) =>
  `${inKilocalories(energy)}, ${inGrams(carbs)} carbs, ${inGrams(protein)} protein, ${inGrams(fat)} fat`

/** A dish in the middle of a sentence; names of places keep their capital. */
export const lowered = (dish: string) =>
  /^(Greek|English)/.test(dish) ? dish : dish.charAt(0).toLowerCase() + dish.slice(1)
