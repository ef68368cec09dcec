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
  readonly toWire: (typed: number) => number
  readonly toOwn: (kept: number) => number
}

const asTyped = (unit: string): OwnMeasure => ({ unit, toWire: (typed) => typed, toOwn: (kept) => kept })

export const percent = asTyped('%')
export const gramsAnHour = asTyped('g an hour')

export const degreesOf = (reader: Reader): OwnMeasure =>
  isAmerican(reader)
    ? {
        unit: '°F',
        toWire: (typed) => decimals(((typed - 32) * 5) / 9, 2),
        toOwn: (kept) => decimals((kept * 9) / 5 + 32, 1),
      }
    : asTyped('°C')

export const volumeOf = (reader: Reader): OwnMeasure =>
  isAmerican(reader)
    ? {
        unit: 'oz',
        toWire: (typed) => decimals(typed * millilitersPerFluidOunce, 0),
        toOwn: (kept) => decimals(kept / millilitersPerFluidOunce, 1),
      }
    : { ...asTyped('ml'), toWire: (typed) => decimals(typed, 0) }

export const climbOf = ({ units }: Reader): OwnMeasure =>
  units.distance === 'mi'
    ? {
        unit: 'ft',
        toWire: (typed) => decimals(typed * metersPerFoot, 2),
        toOwn: (kept) => decimals(kept / metersPerFoot, 0),
      }
    : asTyped('m')

/** A place on the course; a mile is kept to the meter. */
export const placeOf = ({ units }: Reader): OwnMeasure =>
  units.distance === 'mi'
    ? {
        unit: 'mi',
        toWire: (typed) => decimals(typed * kilometersPerMile, 3),
        toOwn: (kept) => decimals(kept / kilometersPerMile, 2),
      }
    : { ...asTyped('km'), toWire: (typed) => decimals(typed, 3) }

const metersPerFoot = 0.3048
