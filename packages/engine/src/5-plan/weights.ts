import { isAmerican } from '../1-runner/formats.ts'
import type { Runner } from '../1-runner/runner.ts'
import { kilograms, toPounds } from '../units.ts'
import { figure } from '../1-runner/formats.ts'
import { oneDecimal } from './figures.ts'

/** "420 g", "1.5 kg"; with "(15 oz)", "(3.3 lb)" for who weighs in pounds. */
export function inWeight(runner: Runner, grams: number): string {
  const weight = grams >= 1000 ? `${Number((grams / 1000).toFixed(2))} kg` : `${figure(grams)} g`
  return isAmerican(runner) ? `${weight} (${inPoundsOrOunces(grams)})` : weight
}

/** Ounces up to two pounds, as shops print them. */
export const inPoundsOrOunces = (grams: number) =>
  grams < 2 * gramsPerPound
    ? `${Math.max(1, Math.round(grams / gramsPerOunce))} oz`
    : `${oneDecimal(toPounds(kilograms(grams / 1000))).replace(/\.0$/, '')} lb`

export const gramsPerOunce = 28.35
const gramsPerPound = 16 * gramsPerOunce
