import { interpolate } from '../../evidence/interpolate.ts'
import { dailyCarbohydrate, dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { type GramsPerKilogram, gramsPerKilogram, type Hours } from '../../units.ts'

/** Carbohydrate of a training day by the hours trained, g/kg. */
export function dailyCarbs(hoursPerDay: Hours): GramsPerKilogram {
  return gramsPerKilogram(interpolate(dailyCarbohydrate.value, hoursPerDay))
}

/** The guideline band that this much training falls in, g/kg. */
export function carbohydrateBand(hoursPerDay: Hours): { least: number; most: number } {
  const bands = dailyCarbohydrateBands.value
  return bands.find(({ underHours }) => hoursPerDay < underHours) ?? bands[3]
}
