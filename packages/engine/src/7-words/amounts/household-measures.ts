import { inMilliliters, type Reader, withThousands } from './format-amounts.ts'
import { countOf, foodOf, unitWeight } from '../../3-menus/portions/household-measure.ts'
import { type HouseholdUnit, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { gramsOfSaltInATeaspoon, gramsPerOunce, milliliters, roundTo } from '../../units.ts'
import { cupsText, halves, inFractions, quarters } from './fractions.ts'

/** "80 g rolled oats (1 cup)", "2 slices of white bread (58 g)", "250 ml (8 oz) soy milk". */
export function amountInWords(
  reader: Reader,
  id: LarderId,
  weight: number,
  remarks: readonly string[] = [],
): string {
  const { food, measure } = measured(reader, id, weight)
  const bracket = [...(measure === null ? [] : [measure]), ...remarks]
  return bracket.length === 0 ? food : `${food} (${bracket.join('; ')})`
}

/** The food with its amount, and the same amount in the other measure; null if there is none. */
function measured(reader: Reader, id: LarderId, weight: number): { food: string; measure: string | null } {
  const { by, name: plainName, line } = larderLine(id)
  const unit = unitWeight(foodOf(id), by)
  if (by === 'piece' || by === 'half piece') {
    const count = countOf(id, weight)
    const [one, many] = typeof line === 'object' ? line : [plainName, plainName]
    return { food: `${inFractions(count)} ${count > 1 ? many : one}`, measure: `${withThousands(weight)} g` }
  }
  const name = typeof line === 'string' ? line : plainName
  if (by === 'ml') {
    return {
      food: `${inMilliliters(reader, roundTo(milliliters(weight / unit), 10))} ${name}`,
      measure: null,
    }
  }
  return { food: `${withThousands(weight)} g ${name}`, measure: spoonsAndCups(by, weight, unit) }
}

/** The amount as a kitchen measures it; null for what is only weighed. */
function spoonsAndCups(by: HouseholdUnit, weight: number, unit: number): string | null {
  if (by === 'gram') return null
  if (by === 'cup') return cupsText(quarters(weight / unit))
  if (by === 'ounce') return `${inFractions(halves(weight / gramsPerOunce))} oz`
  if (by === 'pinch') return teaspoons(weight / gramsOfSaltInATeaspoon)
  if (by === 'teaspoon' && weight / unit < 3) return teaspoons(weight / unit)
  const spoons = weight / (by === 'teaspoon' ? 3 * unit : unit)
  return spoons < 0.5 ? teaspoons(3 * spoons) : `${inFractions(halves(spoons))} tbsp`
}

/** To the eighth below half a teaspoon, else to the quarter. */
function teaspoons(count: number): string {
  const steps = count < 0.5 ? 8 : 4
  const rounded = Math.round(steps * count) / steps
  return rounded === 0 ? 'a pinch' : `${inFractions(rounded)} tsp`
}
