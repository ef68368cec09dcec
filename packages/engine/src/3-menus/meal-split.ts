import { type MealShares, mealsOfADay } from '../evidence/meals-of-a-day.ts'
import { mealsOfALoadingDay } from '../evidence/meals-of-a-loading-day.ts'
import { grams, kilocalories } from '../units.ts'
import type { MealName } from './dishes.ts'
import type { DayKind, Macros } from './menus.ts'

export type MealMacros = Macros & { readonly name: MealName }

/** The day cut into meals in whole grams; each column sums to the day exactly. */
export function splitOverMeals(kind: DayKind, day: Macros): MealMacros[] {
  if (kind === 'race-morning') return [{ ...day, name: 'Breakfast' }]
  const shares: MealShares =
    kind === 'training' || kind === 'easy-week' ? mealsOfADay.says : mealsOfALoadingDay.says
  const names = Object.keys(shares) as MealName[]
  const parts = (macro: 'carbs' | 'protein' | 'fat') =>
    portion(
      day[macro],
      names.map((name) => shares[name][macro]),
    )
  const [carbs, protein, fat] = [parts('carbs'), parts('protein'), parts('fat')]
  return names.map((name, index) => meal(name, carbs[index] ?? 0, protein[index] ?? 0, fat[index] ?? 0))
}

/** Whole parts of a whole number by percent, largest remainders rounded up, so that nothing is lost. */
export function portion(total: number, percents: readonly number[]): number[] {
  const exact = percents.map((percent) => (total * percent) / 100)
  const parts = exact.map(Math.floor)
  const missing = Math.round(total - parts.reduce((sum, part) => sum + part, 0))
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

const meal = (name: MealName, carbs: number, protein: number, fat: number): MealMacros => ({
  name,
  energy: kilocalories(4 * carbs + 4 * protein + 9 * fat),
  carbs: grams(carbs),
  protein: grams(protein),
  fat: grams(fat),
})
