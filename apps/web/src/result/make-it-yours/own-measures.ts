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

const measureIn = (unit: string, units: Units): OwnMeasure => ({ unit, toWire: same, toOwn: same, units })

export const percent = measureIn('%', { '%': same })
export const grams = measureIn('g', { g: same })
export const milligrams = measureIn('mg', { mg: same })
export const gramsAnHour = measureIn('g an hour', {
  g: same,
  'g/h': same,
  'g/hr': same,
  'g/hour': same,
  ganhour: same,
})

const ofFahrenheit: ToWire = (typed) => decimals(((typed - 32) * 5) / 9, 2)
const temperatures = { c: same, f: ofFahrenheit }

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
  ml: ofMilliliters,
  l: (typed: number) => decimals(1000 * typed, 0),
  oz: ofOunces,
  floz: ofOunces,
}

export const milliliters: OwnMeasure = { ...measureIn('ml', volumes), toWire: ofMilliliters }

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
const climbs = { m: same, ft: ofFeet, feet: ofFeet }

export const climbOf = ({ units }: Reader): OwnMeasure =>
  units.distance === 'mi'
    ? { unit: 'ft', toWire: ofFeet, toOwn: (kept) => decimals(kept / metersPerFoot, 0), units: climbs }
    : measureIn('m', climbs)

const ofKilometers: ToWire = (typed) => decimals(typed, 3)
/** A mile is kept to the meter. */
const ofMiles: ToWire = (typed) => decimals(typed * kilometersPerMile, 3)
const places = { km: ofKilometers, k: ofKilometers, mi: ofMiles, mile: ofMiles, miles: ofMiles }

/** A place on the course. */
export const placeOf = ({ units }: Reader): OwnMeasure =>
  units.distance === 'mi'
    ? { unit: 'mi', toWire: ofMiles, toOwn: (kept) => decimals(kept / kilometersPerMile, 2), units: places }
    : { ...measureIn('km', places), toWire: ofKilometers }
