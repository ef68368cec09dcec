import {
  decimals,
  isAmerican,
  kilometersPerMile,
  millilitersPerFluidOunce,
  type Plan,
} from '@race-nutrition/engine'

/** Whoever sets a preference, in their own units. */
export type Reader = Pick<Plan['runner'], 'units'>

/** A unit that a runner types in, beside that of the wire; what is typed is kept to a hundredth. */
export interface OwnMeasure {
  readonly unit: string
  readonly toWire: ToWire
  readonly toOwn: (kept: number) => number
  /** What a number with a unit behind it is on the wire, by the unit as typed: lower case, without spaces and degree signs. */
  readonly units: Units
}

type ToWire = (typed: number) => number
type Units = Readonly<Record<string, ToWire>>

const same = (number: number) => number

/** One unit by all of its names, as people type them. */
const named = (names: string, toWire: ToWire): Units =>
  Object.fromEntries(names.split(' ').map((name) => [name, toWire]))

const measureIn = (unit: string, units: Units): OwnMeasure => ({ unit, toWire: same, toOwn: same, units })

export const percent = measureIn('%', named('% percent', same))
export const grams = measureIn('g', named('g gram grams', same))
export const milligrams = measureIn('mg', named('mg milligram milligrams', same))
export const gramsAnHour = measureIn(
  'g an hour',
  named('g g/h g/hr g/hour gph gperhour ganhour grams gramsanhour gramsperhour', same),
)

const ofFahrenheit: ToWire = (typed) => decimals(((typed - 32) * 5) / 9, 2)
const temperatures = {
  ...named('c celsius degreesc degreescelsius', same),
  ...named('f fahrenheit degreesf degreesfahrenheit', ofFahrenheit),
}

export const degreesOf = (reader: Reader): OwnMeasure =>
  isAmerican(reader)
    ? {
        unit: '°F',
        toWire: ofFahrenheit,
        toOwn: (kept) => decimals((kept * 9) / 5 + 32, 1),
        units: temperatures,
      }
    : measureIn('°C', temperatures)

const ofMilliliters: ToWire = (typed) => decimals(typed, 0)
const ofOunces: ToWire = (typed) => decimals(typed * millilitersPerFluidOunce, 0)
const volumes = {
  ...named('ml milliliter milliliters', ofMilliliters),
  ...named('cl', (typed) => decimals(10 * typed, 0)),
  ...named('l liter liters', (typed) => decimals(1000 * typed, 0)),
  ...named('oz ounce ounces floz fluidounce fluidounces', ofOunces),
}

const milliliters: OwnMeasure = { ...measureIn('ml', volumes), toWire: ofMilliliters }

export const volumeOf = (reader: Reader): OwnMeasure =>
  isAmerican(reader)
    ? {
        unit: 'oz',
        toWire: ofOunces,
        toOwn: (kept) => decimals(kept / millilitersPerFluidOunce, 1),
        units: volumes,
      }
    : milliliters

const metersPerFoot = 0.3048
const ofFeet: ToWire = (typed) => decimals(typed * metersPerFoot, 2)
const climbs = { ...named('m meter meters', same), ...named('ft foot feet', ofFeet) }

export const climbOf = ({ units }: Reader): OwnMeasure =>
  units.distance === 'mi'
    ? { unit: 'ft', toWire: ofFeet, toOwn: (kept) => decimals(kept / metersPerFoot, 0), units: climbs }
    : measureIn('m', climbs)

const ofKilometers: ToWire = (typed) => decimals(typed, 3)
/** A mile is kept to the meter. */
const ofMiles: ToWire = (typed) => decimals(typed * kilometersPerMile, 3)
const places = {
  ...named('km kms k kilometer kilometers', ofKilometers),
  ...named('mi mile miles', ofMiles),
}

/** A place on the course. */
export const placeOf = ({ units }: Reader): OwnMeasure =>
  units.distance === 'mi'
    ? { unit: 'mi', toWire: ofMiles, toOwn: (kept) => decimals(kept / kilometersPerMile, 2), units: places }
    : { ...measureIn('km', places), toWire: ofKilometers }
