import { isAmerican, type Reader, wholeText, withThousands } from './format-amounts.ts'
import { countOf, foodOf, unitWeight } from '../../3-menus/portions/household-measure.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { byKey } from '../../foods/memoize.ts'
import { milliliters, roundTo } from '../../units.ts'
import { beforeName, inFractions } from './fractions.ts'
import { fluidOuncesText, kitchenMeasure, statesItsWeight } from './kitchen-measures.ts'

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

/** "2 slices of white bread": the measure of a kitchen alone, with grams where it is ounces that stray from them, or has none. */
export function measureInWords(reader: Reader, id: LarderId, weight: number): string {
  const { food, beside, isStraying } = measured(reader, id, weight)
  return beside !== null && isStraying ? `${food} (${beside})` : food
}

interface Measured {
  readonly food: string
  /** Its metric amount; null if that is the amount itself, or less than a gram. */
  readonly beside: string | null
  /** Ounces that do not say what it weighs. */
  readonly isStraying?: boolean
}

/** What one piece, cup or spoon of a food weighs. */
const unitOf = byKey((id: LarderId) => unitWeight(foodOf(id), larderLine(id).by))

function measured(reader: Reader, id: LarderId, weight: number): Measured {
  const { by, name: plainName, line } = larderLine(id)
  const unit = unitOf(id)
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
      food: `${isAmerican(reader) ? fluidOuncesText(volume) : `${wholeText(volume)} ml`} ${name}`,
      beside: isAmerican(reader) ? `${wholeText(volume)} ml` : null,
    }
  }
  const isWeighed = by === 'ounce' || by === 'gram'
  const measure = isWeighed && !isAmerican(reader) ? null : kitchenMeasure(by, weight, unit)
  if (measure === null) return { food: `${wholeGrams(Math.max(1, weight)) ?? ''} ${name}`, beside: null }
  // In whole grams the same ¼ teaspoon of salt would be 1 g here and 2 g there.
  const beside = by === 'pinch' ? null : wholeGrams(weight)
  const isStraying = isWeighed && !statesItsWeight(weight)
  return { food: `${beforeName(measure)} ${name}`, beside, isStraying }
}

/** Less than a gram shows on no kitchen scale. */
const wholeGrams = (weight: number) => (weight < 1 ? null : `${withThousands(Math.round(weight))} g`)
