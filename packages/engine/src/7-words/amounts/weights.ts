import { numberText } from './format-measures.ts'
import { inOwnUnit, type Reader, withThousands } from './format-amounts.ts'
import { gramsPerOunce, kilograms, kilogramsPerPound, toPounds } from '../../units.ts'

/** "420 g", "1.5 kg"; "15 oz (420 g)", "3.3 lb (1.5 kg)" for American readers. */
export const inWeight = (reader: Reader, grams: number): string =>
  inOwnUnit(reader, {
    american: inPoundsOrOunces(grams),
    metric: grams >= 1000 ? `${Number((grams / 1000).toFixed(2))} kg` : `${withThousands(grams)} g`,
  })

/** Ounces up to two pounds, as stores print them. */
export const inPoundsOrOunces = (grams: number) =>
  grams < 2 * 1000 * kilogramsPerPound
    ? `${Math.max(1, Math.round(grams / gramsPerOunce))} oz`
    : `${numberText(toPounds(kilograms(grams / 1000)))} lb`
