import { inOwnVolume, isAmerican, type Reader, wholeText, withThousands } from './format-amounts.ts'
import { countOf, foodOf, unitWeight } from '../../3-menus/portions/household-measure.ts'
import type { HouseholdUnit } from '../../3-menus/portions/larder/larder-line.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { gramsPerOunce, milliliters, roundTo } from '../../units.ts'
import { aPinch, beforeName, cupsText, halves, inFractions, quarters, scoopsText } from './fractions.ts'

/**
 * "1 cup rolled oats (80 g)", "2 slices of white bread (58 g)", "250 ml soy milk", "a pinch of table salt (in the water)":
 * the measure of a kitchen first and whole grams beside it. For American readers meat and drinks are in ounces: "3 oz roast
 * chicken breast (90 g)", "8 oz soy milk (250 ml)".
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

/** The food with its amount, and its metric amount beside it; null if that is the amount itself, or less than a gram. */
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
    const volume = roundTo(milliliters(weight / unit), 10)
    return {
      food: `${inOwnVolume(reader, volume)} ${name}`,
      beside: isAmerican(reader) ? `${wholeText(volume)} ml` : null,
    }
  }
  const isWeighed = by === 'ounce' || by === 'gram'
  const measure = isWeighed && !isAmerican(reader) ? null : kitchenMeasure(by, weight, unit)
  if (measure === null) return { food: `${wholeGrams(Math.max(1, weight)) ?? ''} ${name}`, beside: null }
  // In whole grams the same ¼ teaspoon of salt would be 1 g here and 2 g there.
  const beside = by === 'pinch' ? null : wholeGrams(weight)
  return { food: `${beforeName(measure)} ${name}`, beside }
}

/** Less than a gram shows on no kitchen scale. */
const wholeGrams = (weight: number) => (weight < 1 ? null : `${withThousands(Math.round(weight))} g`)

/** Of a cup; less of it is a few tablespoons. */
const leastCup = 0.19

const tablespoons = (cups: number) => inFractions(halves(16 * cups))

/** The amount as a kitchen measures it; null for less than any of its measures. */
function kitchenMeasure(by: HouseholdUnit, weight: number, unit: number): string | null {
  if (by === 'gram' && weight < gramsPerOunce / 4) return null
  if (by === 'cup')
    return weight / unit < leastCup ? `${tablespoons(weight / unit)} tbsp` : cupsText(quarters(weight / unit))
  if (by === 'scoop') return scoopsText(quarters(weight / unit))
  if (by === 'ounce' || by === 'gram') return `${inFractions(halves(weight / gramsPerOunce))} oz`
  if (by === 'pinch') return teaspoons(weight / (4 * unit))
  if (by === 'teaspoon' && weight / unit < 3) return teaspoons(weight / unit)
  const spoons = weight / (by === 'teaspoon' ? 3 * unit : unit)
  return spoons < 0.5 ? teaspoons(3 * spoons) : `${inFractions(halves(spoons))} tbsp`
}

/** To the quarter, or an eighth: no kitchen has a ⅜ teaspoon. */
function teaspoons(count: number): string {
  const steps = count < 3 / 16 ? 8 : 4
  const rounded = Math.round(steps * count) / steps
  return rounded === 0 ? aPinch : `${inFractions(rounded)} tsp`
}
