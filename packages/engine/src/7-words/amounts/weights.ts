import { numberText } from './format-measures.ts'
import { isAmerican, type Reader, withThousands } from './format-amounts.ts'
import { gramsPerOunce, kilograms, kilogramsPerPound, toPounds } from '../../units.ts'

/** "420 g", "1.5 kg"; with "(15 oz)", "(3.3 lb)" for runners who use pounds and miles. */
export function inWeight(reader: Reader, grams: number): string {
  const weight = grams >= 1000 ? `${Number((grams / 1000).toFixed(2))} kg` : `${withThousands(grams)} g`
  return isAmerican(reader) ? `${weight} (${inPoundsOrOunces(grams)})` : weight
}

/** Ounces up to two pounds, as stores print them. */
export const inPoundsOrOunces = (grams: number) =>
  grams < 2 * 1000 * kilogramsPerPound
    ? `${Math.max(1, Math.round(grams / gramsPerOunce))} oz`
    : `${numberText(toPounds(kilograms(grams / 1000)))} lb`
