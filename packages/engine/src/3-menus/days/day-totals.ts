import { energyPerGram } from '../../evidence/energy.ts'
import { type Grams, grams, kilocalories } from '../../units.ts'
import type { DayMenu, Meal } from '../menus.ts'
import { whole } from '../portions/nutrients.ts'

/** The totals of a day's meals and of the fuel on its run; fiber is rounded once for the whole day. */
export function totalsOf(meals: readonly Meal[], fuelCarbs: Grams): DayMenu['totals'] {
  const sum = (macro: 'energy' | 'carbs' | 'protein' | 'fat' | 'fiber') =>
    meals.reduce((total, meal) => total + meal[macro], 0)
  return {
    energy: kilocalories(sum('energy') + energyPerGram.value.carbs * fuelCarbs),
    carbs: grams(sum('carbs') + fuelCarbs),
    protein: grams(sum('protein')),
    fat: grams(sum('fat')),
    fiber: whole(sum('fiber')),
  }
}
