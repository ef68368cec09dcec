import { inMilliliters, isAmerican, type Reader, withThousands } from './format-amounts.ts'
import { countOf, foodOf, unitWeight } from '../../3-menus/portions/household-measure.ts'
import { type HouseholdUnit, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { gramsPerOunce, milliliters, roundTo } from '../../units.ts'
import { cupsText, halves, inFractions, quarters, scoopsText } from './fractions.ts'

/**
 * "1 cup rolled oats (80 g)", "2 slices of white bread (58 g)", "250 ml soy milk", "a pinch of table salt (for the drink)":
 * the measure of a kitchen first and whole grams beside it; meat by weight, in ounces first for runners who read them.
 */
export function amountInWords(
  reader: Reader,
  id: LarderId,
  weight: number,
  remarks: readonly string[] = [],
): string {
  const { food, beside } = measured(reader, id, weight)
  const bracket = [...(beside === null ? [] : [beside]), ...remarks]
  return bracket.length === 0 ? food : `${food} (${bracket.join('; ')})`
}

/** "2 slices of white bread": the measure of a kitchen alone, or grams where there is none. */
export const measureInWords = (reader: Reader, id: LarderId, weight: number): string =>
  measured(reader, id, weight).food

/** The food with its amount, and its grams beside it; null if the amount is in grams, or in less than one. */
function measured(reader: Reader, id: LarderId, weight: number): { food: string; beside: string | null } {
  const { by, name: plainName, line } = larderLine(id)
  const unit = unitWeight(foodOf(id), by)
  if (by === 'piece' || by === 'half piece') {
    // Nobody halves a leaf.
    const count = unit < 1 ? Math.max(1, Math.round(weight / unit)) : countOf(id, weight)
    const [one, many] = typeof line === 'object' ? line : [plainName, plainName]
    return { food: `${inFractions(count)} ${count > 1 ? many : one}`, beside: wholeGrams(weight) }
  }
  const name = typeof line === 'string' ? line : plainName
  if (by === 'ml') {
    const volume = inMilliliters(reader, roundTo(milliliters(weight / unit), 10))
    return { food: `${volume} ${name}`, beside: null }
  }
  const measure = by === 'ounce' && !isAmerican(reader) ? null : kitchenMeasure(by, weight, unit)
  if (measure === null) return { food: `${wholeGrams(Math.max(1, weight)) ?? ''} ${name}`, beside: null }
  // In whole grams the same ¼ teaspoon of salt would be 1 g here and 2 g there.
  const beside = by === 'pinch' ? null : wholeGrams(weight)
  return { food: `${measure === aPinch ? `${measure} of` : measure} ${name}`, beside }
}

/** Less than a gram shows on no kitchen scale. */
const wholeGrams = (weight: number) => (weight < 1 ? null : `${withThousands(Math.round(weight))} g`)

const aPinch = 'a pinch'

/** The amount as a kitchen measures it; null for what is only weighed. */
function kitchenMeasure(by: HouseholdUnit, weight: number, unit: number): string | null {
  if (by === 'gram') return null
  if (by === 'cup') return cupsText(quarters(weight / unit))
  if (by === 'scoop') return scoopsText(quarters(weight / unit))
  if (by === 'ounce') return `${inFractions(halves(weight / gramsPerOunce))} oz`
  if (by === 'pinch') return teaspoons(weight / (4 * unit))
  if (by === 'teaspoon' && weight / unit < 3) return teaspoons(weight / unit)
  const spoons = weight / (by === 'teaspoon' ? 3 * unit : unit)
  return spoons < 0.5 ? teaspoons(3 * spoons) : `${inFractions(halves(spoons))} tbsp`
}

/** To the quarter, or an eighth: no kitchen has a spoon of three. */
function teaspoons(count: number): string {
  const steps = count < 3 / 16 ? 8 : 4
  const rounded = Math.round(steps * count) / steps
  return rounded === 0 ? aPinch : `${inFractions(rounded)} tsp`
}
