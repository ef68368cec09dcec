import { type Reader, withThousands, isAmerican } from '../../1-runner/formats.ts'
import { type RaceType, raceNames } from '../../1-runner/questionnaire.ts'
import { type Milliliters, kilograms, kilometers, toFluidOunces, toMiles, toPounds } from '../../units.ts'

export const inGrams = (value: number) => `${withThousands(value)} g`
export const inMilligrams = (value: number) => `${withThousands(value)} mg`
export const inKilocalories = (value: number) => `${withThousands(value)} kcal`

/** Sweat and drink per hour: "1.2 L", or "1.2 L (41 oz)". */
export function inLiters(reader: Reader, liters: number): string {
  const ounces = Math.round(toFluidOunces((liters * 1000) as Milliliters))
  return isAmerican(reader) ? `${oneDecimal(liters)} L (${ounces} oz)` : `${oneDecimal(liters)} L`
}

/** The runner's own unit: "32.2 km" or "20 mi". */
export const inOwnDistance = (reader: Reader, distance: number) =>
  reader.units.distance === 'mi'
    ? `${shortest(toMiles(kilometers(distance)))} mi`
    : `${shortest(distance)} km`

/** A place on the course in the runner's own unit, to a decimal: "12.1 km" or "7.5 mi". */
export const placeInWords = (reader: Reader, distance: number) =>
  reader.units.distance === 'mi'
    ? `${oneDecimal(toMiles(kilometers(distance)))} mi`
    : `${oneDecimal(distance)} km`

/** "1 to 2 kg" in the unit the runner weighs in. */
export const massRange = (reader: Reader, { from, to }: { from: number; to: number }) =>
  reader.units.mass === 'lb'
    ? `${Math.round(toPounds(kilograms(from)))} to ${Math.round(toPounds(kilograms(to)))} lb`
    : `${from} to ${to} kg`

/** "marathon", "half marathon", "10K": within a sentence. */
export const raceInWords = ({ race }: { readonly race: RaceType }) =>
  raceNames[race].replace(/\b[A-Z](?=[a-z])/g, (first) => first.toLowerCase())

/** "3 h 5 min", "48 min". */
export function inHoursAndMinutes(time: number): string {
  const all = Math.round(time * 60)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return `${minutes} min`
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}

/** "3:45:00", "21:30". */
export function inRaceTime(time: number): string {
  const all = Math.round(time * 3600)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

const two = (part: number) => String(part).padStart(2, '0')

/** Minutes as `0:25`, `3:00`. */
export const asClock = (minutes: number) => `${Math.floor(minutes / 60)}:${two(minutes % 60)}`

export const oneDecimal = (value: number) => (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1)

const shortest = (value: number) => oneDecimal(value).replace(/\.0$/, '')

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c". */
export const joinList = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')

/** Rounded to so many decimals, without a floating-point remainder. */
export const decimals = (value: number, places: number) =>
  Math.floor(value * 10 ** places + 0.5 + 1e-9) / 10 ** places
