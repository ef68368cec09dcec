import type { Runner } from '../../1-runner/runner.ts'
import { interpolate, clamp } from '../../evidence/interpolate.ts'
import {
  dailyProtein,
  proteinForVegans,
  proteinFrom60,
  proteinLimits,
} from '../../evidence/protein-and-fat.ts'
import { proteinWithKidneyDisease } from '../../evidence/health.ts'
import { mentions } from '../../health.ts'
import { type GramsPerKilogram, gramsPerKilogram, type Hours } from '../../units.ts'
import { isGrowing } from './reference-mass.ts'

/** Protein of a day by training, diet and age, g/kg. */
export function protein(runner: Runner, hoursPerDay: Hours): GramsPerKilogram {
  const byTraining = interpolate(dailyProtein.value, hoursPerDay)
  const byDiet = runner.diet === 'Vegan' ? byTraining * proteinForVegans.value : byTraining
  const byAge = runner.age >= proteinFrom60.value.years ? Math.max(byDiet, proteinFrom60.value.least) : byDiet
  return gramsPerKilogram(clamp(byAge, proteinLimits.value.least, mostProtein(runner)))
}

export function mostProtein(runner: Runner): number {
  if (mentions(runner, 'kidney')) return proteinWithKidneyDisease.value.most
  return isGrowing(runner) ? proteinLimits.value.mostUnder18 : proteinLimits.value.most
}
