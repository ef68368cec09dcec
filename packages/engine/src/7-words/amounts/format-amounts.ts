import { inFractions } from './fractions.ts'
import { decimals, minutesText, numberText } from './format-measures.ts'
import type { Runner } from '../../1-runner/runner.ts'
import {
  kilograms,
  kilometers,
  kilometersPerMile,
  milliliters,
  toFluidOunces,
  toMiles,
  toPounds,
} from '../../units.ts'

/** Whoever numbers are shown to, in their own units. */
export type Reader = Pick<Runner, 'units'>

/**
 * Runners who typed pounds or miles read ounces, pounds of food and °F first, with the metric amount beside. Distances,
 * paces and body weight stay in the unit that each was typed in.
 */
export const isAmerican = ({ units }: Reader) => units.mass === 'lb' || units.distance === 'mi'

/** "17 oz (510 ml)" for American readers, "510 ml" for all others. */
export const inOwnUnit = (reader: Reader, { american, metric }: { american: string; metric: string }) =>
  isAmerican(reader) ? `${american} (${metric})` : metric

/** 2404 reads "2,404". */
export function withThousands(value: number): string {
  if (Math.abs(value) < 1000) return String(value)
  const [whole = '', ...fraction] = String(value).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Whole, for figures that are unrounded until they are shown: `3,210`. */
export const wholeText = (value: number) => withThousands(decimals(value, 0))

/** Always with its decimal: "5.0". */
export const oneDecimal = (value: number) => decimals(value, 1).toFixed(1)

export const nutrientUnits = { carbs: 'g', sodium: 'mg', fluids: 'ml' } as const

export const inGrams = (value: number) => `${wholeText(value)} g`
export const inMilligrams = (value: number) => `${wholeText(value)} mg`
export const inKilocalories = (value: number) => `${wholeText(value)} kcal`

/** "510 ml", or "17 oz (510 ml)". */
export const inMilliliters = (reader: Reader, volume: number) => sumInMilliliters(reader, [volume])

/** Drinks that are printed one by one, in all: the ounces add up as printed, the milliliters as planned. */
export const sumInMilliliters = (reader: Reader, volumes: readonly number[]) =>
  inOwnUnit(reader, {
    american: ouncesText(sumOf(volumes.map(fluidOunces))),
    metric: `${wholeText(sumOf(volumes))} ml`,
  })

/** "510 ml" or "17 oz" alone, where the milliliters stand in a column. */
export const inOwnVolume = (reader: Reader, volume: number) =>
  isAmerican(reader) ? inFluidOunces(volume) : inMilliliters(reader, volume)

/** Sweat and drink per hour, roughly: "1.0 L", or "41 oz (1.2 L)". */
export const inLiters = (reader: Reader, volume: number) =>
  inOwnUnit(reader, { american: inFluidOunces(volume * 1000), metric: `${oneDecimal(volume)} L` })

/** The same as worked out: "0.94 L", or "32 oz (0.94 L)". */
export const inHundredthsOfLiters = (reader: Reader, volume: number) =>
  inOwnUnit(reader, { american: inFluidOunces(volume * 1000), metric: `${numberText(volume, 2)} L` })

/** "17 oz", "2½ oz": of a liquid, fluid ounces. */
export const inFluidOunces = (volume: number) => ouncesText(fluidOunces(volume))

const ouncesText = (ounces: number) => `${ounces % 1 > 0 ? inFractions(ounces) : withThousands(ounces)} oz`

/** From here whole fluid ounces are near enough. */
export const fewOunces = 4

/** Of a few ounces in halves, for a whole one is much of a cup. */
function fluidOunces(volume: number): number {
  const ounces = toFluidOunces(milliliters(volume))
  return ounces < fewOunces ? decimals(2 * ounces, 0) / 2 : decimals(ounces, 0)
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The runner's own unit: "32.2 km" or "20 mi". */
export const inOwnDistance = (reader: Reader, distance: number) =>
  `${numberText(ownDistance(reader, distance))} ${reader.units.distance}`

/** A place on the course in the runner's own unit, to a decimal: "12.0 km" or "7.5 mi". */
export const placeInWords = (reader: Reader, distance: number) =>
  `${oneDecimal(ownDistance(reader, distance))} ${reader.units.distance}`

const ownDistance = ({ units }: Reader, distance: number) =>
  units.distance === 'mi' ? toMiles(kilometers(distance)) : distance

/** "310 m", or "1,017 ft" for runners who measure in miles. */
export const inOwnClimb = ({ units }: Reader, meters: number) =>
  units.distance === 'mi' ? `${wholeText(meters / metersPerFoot)} ft` : `${wholeText(meters)} m`

const metersPerFoot = 0.3048

/** A steady speed as a pace: "5:20 /km". */
export const speedText = ({ units }: Reader, kilometersPerHour: number) =>
  `${minutesText((3600 / kilometersPerHour) * (units.distance === 'mi' ? kilometersPerMile : 1))} /${units.distance}`

/** "1 to 2 kg" in the unit the runner weighs in. */
export const massRange = (reader: Reader, { from, to }: { from: number; to: number }) =>
  reader.units.mass === 'lb'
    ? `${wholeText(toPounds(kilograms(from)))} to ${wholeText(toPounds(kilograms(to)))} lb`
    : `${from} to ${to} kg`

/** Hours as `1 h 45 min`, `45 min`, `4 h`: to the minute. */
export function durationText(hours: number): string {
  const minutes = decimals(hours * 60, 0)
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  if (h === 0) return `${m} min`
  return m === 0 ? `${h} h` : `${h} h ${m} min`
}

/** The time of a row within a sentence: "0:25", "3:00 before". */
export const rowTime = (minute: number) => `${asClock(Math.abs(minute))}${minute < 0 ? ' before' : ''}`

/** Minutes as `0:25`, `3:00`. */
export const asClock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const percentText = (share: number) => `${inPercent(share)} percent`

/** "20 to 35 percent" */
export const percentRangeText = ({ least, most }: { least: number; most: number }) =>
  `${inPercent(least)} to ${percentText(most)}`

const inPercent = (share: number) => numberText(share * 100, 0)

/** `about a third`: a share in words, or a percentage if no such fraction is near. */
export function shareText(share: number): string {
  const near = [
    { of: 1 / 5, words: 'about a fifth' },
    { of: 1 / 4, words: 'about a quarter' },
    { of: 1 / 3, words: 'about a third' },
    { of: 1 / 2, words: 'about half' },
  ].find(({ of }) => Math.abs(share - of) < 0.02)
  return near?.words ?? `about ${percentText(share)}`
}

/** "a", "a and b", "a, b and c". */
export const joinList = (words: readonly string[], last: 'and' | 'or' = 'and') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('')

/** "1 can", "2 cans". */
export const countText = (count: number, one: string) =>
  `${withThousands(count)} ${one}${count === 1 ? '' : 's'}`
