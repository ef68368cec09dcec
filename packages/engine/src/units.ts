declare const unit: unique symbol

/** A number with its unit: a bare number, or one with another unit, does not compile in its place. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit }

export type Kilograms = Quantity<'kg'>
export type Centimeters = Quantity<'cm'>
export type Kilometers = Quantity<'km'>
export type Hours = Quantity<'h'>
export type Minutes = Quantity<'min'>
export type Years = Quantity<'years'>
export type KilometersPerHour = Quantity<'km/h'>
export type Kilocalories = Quantity<'kcal'>
export type Grams = Quantity<'g'>
export type Milligrams = Quantity<'mg'>
export type Milliliters = Quantity<'ml'>
export type Liters = Quantity<'L'>
export type GramsPerHour = Quantity<'g/h'>
export type MilligramsPerHour = Quantity<'mg/h'>
export type MillilitersPerHour = Quantity<'ml/h'>
export type LitersPerHour = Quantity<'L/h'>
export type GramsPerKilogram = Quantity<'g/kg'>

export const kilograms = (value: number) => value as Kilograms
export const centimeters = (value: number) => value as Centimeters
export const kilometers = (value: number) => value as Kilometers
export const hours = (value: number) => value as Hours
export const minutes = (value: number) => value as Minutes
export const years = (value: number) => value as Years
export const kilometersPerHour = (value: number) => value as KilometersPerHour
export const kilocalories = (value: number) => value as Kilocalories
export const grams = (value: number) => value as Grams
export const milligrams = (value: number) => value as Milligrams
export const milliliters = (value: number) => value as Milliliters
export const liters = (value: number) => value as Liters
export const gramsPerHour = (value: number) => value as GramsPerHour
export const milligramsPerHour = (value: number) => value as MilligramsPerHour
export const millilitersPerHour = (value: number) => value as MillilitersPerHour
export const litersPerHour = (value: number) => value as LitersPerHour
export const gramsPerKilogram = (value: number) => value as GramsPerKilogram

// Exact by definition (international yard and pound, 1959); the US fluid ounce to a hundredth of a percent.
export const kilogramsPerPound = 0.45359237
export const poundsPerStone = 14
export const centimetersPerInch = 2.54
export const inchesPerFoot = 12
export const kilometersPerMile = 1.609344
export const millilitersPerFluidOunce = 29.5735
export const millilitersPerTablespoon = millilitersPerFluidOunce / 2
export const gramsPerOunce = 28.35
export const gramsOfSaltInATeaspoon = 6

export const fromPounds = (pounds: number) => kilograms(pounds * kilogramsPerPound)
export const toPounds = (mass: Kilograms) => mass / kilogramsPerPound
export const fromInches = (inches: number) => centimeters(inches * centimetersPerInch)
export const toInches = (length: Centimeters) => length / centimetersPerInch
export const fromMiles = (miles: number) => kilometers(miles * kilometersPerMile)
export const toMiles = (distance: Kilometers) => distance / kilometersPerMile
export const toFluidOunces = (volume: Milliliters) => volume / millilitersPerFluidOunce
export const toMinutes = (time: Hours) => minutes(time * 60)
export const toMilliliters = (volume: Liters) => milliliters(volume * 1000)

export const speedOver = (distance: Kilometers, time: Hours) => kilometersPerHour(distance / time)
export const timeFor = (distance: Kilometers, speed: KilometersPerHour) => hours(distance / speed)
export const eatenOver = (rate: GramsPerHour, time: Hours) => grams(rate * time)
export const drunkOver = (rate: MillilitersPerHour, time: Hours) => milliliters(rate * time)
export const sweatOver = (rate: LitersPerHour, time: Hours) => liters(rate * time)
export const portionFor = (dose: GramsPerKilogram, mass: Kilograms) => grams(dose * mass)

/** Half-up to the nearest multiple of `step` ; rounding happens once, where a number leaves the engine. */
export function roundTo<Unit extends string>(value: Quantity<Unit>, step: number): Quantity<Unit> {
  // The small offset makes 2.5 round up even if floating-point arithmetic left it at 2.4999999999.
  return (Math.floor(value / step + 0.5 + 1e-9) * step) as Quantity<Unit>
}
