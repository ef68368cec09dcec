import { gramsPerKilogram, type Kilograms, portionFor } from '../../units.ts'

export interface Range<Unit extends number> {
  readonly least: Unit
  readonly most: Unit
}

/** Grams for a dose in grams per kilogram. */
export const portion = (dose: number, mass: Kilograms) => portionFor(gramsPerKilogram(dose), mass)
