import { decimals, numberText } from './format-measures.ts'
import { inFractions, quarters } from './fractions.ts'
import { inOwnUnit, type Reader, withThousands } from './format-amounts.ts'
import {
  gramsPerOunce,
  kilograms,
  kilogramsPerPound,
  milliliters,
  toFluidOunces,
  toPounds,
} from '../../units.ts'

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

/**
 * "1,000 ml"; "17 fl oz (500 ml)", "1 qt (1,000 ml)", "1¼ gal (5,000 ml)" for American readers; "4¼ qt (4,000 ml)" and
 * "34 fl oz (1,000 ml)" where a gallon or a quart is less than what is used of it.
 */
export const inShopVolume = (reader: Reader, volume: number, used = 0): string =>
  inOwnUnit(reader, { american: asStoresPour(volume, used), metric: `${withThousands(volume)} ml` })

/** Fluid ounces up to 32, then quarters of a quart, and from a gallon on its quarters: as stores label a liquid. */
export function asStoresPour(volume: number, least = 0): string {
  const [ounces, leastOunces] = [volume, least].map((each) => toFluidOunces(milliliters(each))) as [
    number,
    number,
  ]
  const quarts = quarters(ounces / ouncesOfAQuart)
  const gallons = Math.round(ounces / ouncesOfAQuart) / 4
  const isInGallons = ounces >= 3.875 * ouncesOfAQuart && gallons * ouncesOfAGallon >= leastOunces
  const [label, holds] = isInGallons
    ? [`${inFractions(gallons)} gal`, gallons * ouncesOfAGallon]
    : [`${inFractions(quarts)} qt`, quarts * ouncesOfAQuart]
  const inOunces = decimals(ounces, 0)
  return inOunces <= ouncesOfAQuart || holds < leastOunces ? `${inOunces} fl oz` : label
}

const ouncesOfAQuart = 32
const ouncesOfAGallon = 4 * ouncesOfAQuart
