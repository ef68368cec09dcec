import type { Reader } from '../../1-runner/formats.ts'
import type { PlanDay, PlanMacros, PlanMeal, PlanMealName } from '../../plan.ts'
import { inGrams, inKilocalories } from '../amounts/figures.ts'
import { dishName, itemInWords, lowered } from './dish-words.ts'

/** One line a meal: `Breakfast: oatmeal with banana — 80 g rolled oats (1 cup), … · 612 kcal, 112 g carbs, 18 g protein, 12 g fat`. */
export const mealLines = (reader: Reader, { meals }: PlanDay): string[] =>
  meals.map((meal) => `${mealName(meal)}: ${plateLine(reader, meal)}`)

export const mealName = ({ name }: Pick<PlanMeal, 'name'>): string => mealNames[name]

const mealNames: Readonly<Record<PlanMealName, string>> = {
  breakfast: 'Breakfast',
  'morning-snack': 'Morning snack',
  lunch: 'Lunch',
  'afternoon-snack': 'Afternoon snack',
  dinner: 'Dinner',
  'evening-snack': 'Evening snack',
  'bedtime-snack': 'Bedtime snack',
  recovery: 'Recovery',
}

/** A dish with its amounts and what they hold, as a reader can check it. */
export const plateLine = (reader: Reader, meal: PlanMeal) =>
  `${lowered(dishName(meal))} — ${itemsLine(reader, meal)} · ${macrosLine(meal)}`

export const itemsLine = (reader: Reader, { items }: PlanMeal) =>
  items.map((item) => itemInWords(reader, item)).join(', ')

const macrosLine = ({ kcal, carbs_g: carbs, protein_g: protein, fat_g: fat }: PlanMacros) =>
  `${inKilocalories(kcal)}, ${inGrams(carbs)} carbs, ${inGrams(protein)} protein, ${inGrams(fat)} fat`

/** The same of a whole day, with the fiber that a single plate leaves out. */
export const dayLine = (totals: PlanDay['totals']) =>
  `${macrosLine(totals)}, ${inGrams(totals.fiber_g)} fiber`
