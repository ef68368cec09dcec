import { foodOf } from './household-measure.ts'
import { asPrinted, type Nutrients, nutrients, nutrientsOf, sumOf, whole } from './nutrients.ts'
import type { Helping } from './solve-portions.ts'
import { type Demand, firmness } from './windows.ts'

export const nutrientsIn = (helpings: readonly Helping[]): Nutrients =>
  sumOf(helpings.map(({ id, grams }) => nutrientsOf(foodOf(id), grams)))

/** The totals of a day from the whole grams that its meals show. */
export function dayAsPrinted(plates: readonly (readonly Helping[])[]): Nutrients {
  const meals = plates.map(nutrientsIn)
  const held = sumOf(meals.map((meal) => ({ ...meal, ...asPrinted(meal) })))
  return { ...held, fiber: whole(held.fiber) }
}

/** How far a day misses its windows, weighted by firmness; 0 if it is within all. */
export function windowPenalty(plates: readonly (readonly Helping[])[], { windows }: Demand): number {
  const held = dayAsPrinted(plates)
  return nutrients.reduce((sum, nutrient) => {
    const window = windows[nutrient]
    if (!window) return sum
    const beyond = Math.max(0, window.least - held[nutrient], held[nutrient] - window.most)
    return sum + (firmness[nutrient] * beyond) / Math.max(1, window.most)
  }, 0)
}
