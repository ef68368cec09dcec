import { clamp } from '../../evidence/interpolate.ts'
import { energyPerGram, everydayActivity } from '../../evidence/energy.ts'
import { loadingDay as rule } from '../../evidence/race-week.ts'
import { rounding } from '../../evidence/portions.ts'
import { type Grams, grams, gramsPerKilogram, type Kilograms, portionFor, roundTo } from '../../units.ts'
import { roundDay } from '../daily/macros.ts'
import type { DailyTargets } from '../target-groups.ts'
import type { Targets } from '../targets.ts'

/** The least protein and fat of a loading day. */
export function loadingDayFloors(mass: Kilograms): { protein: Grams; fat: Grams } {
  const floor = (dose: number) => roundTo(portionFor(gramsPerKilogram(dose), mass), rounding.value.dailyGrams)
  return { protein: floor(rule.value.protein), fat: floor(rule.value.fat) }
}

/**
 * A whole loading day around its carbohydrate: the energy of an easy day, or more if the floors need it.
 * Remaining energy goes to fat up to its limit, then to protein.
 */
export function loadingDay(
  targets: Pick<Targets, 'referenceMass' | 'restingEnergy' | 'runningEnergy' | 'milkEnergy'>,
  carbs: Grams,
): DailyTargets {
  const { runningShare, protein, fat, mostFat } = rule.value
  const kcal = energyPerGram.value
  const mass = targets.referenceMass
  const withFloors = kcal.carbs * carbs + kcal.protein * protein * mass + kcal.fat * fat * mass
  const easyDay = everydayActivity.value * targets.restingEnergy + runningShare * targets.runningEnergy
  const energy = Math.max(easyDay, withFloors) + targets.milkEnergy
  const fatLeft = (energy - kcal.carbs * carbs - kcal.protein * protein * mass) / kcal.fat
  const fatGrams = clamp(fatLeft, fat * mass, mostFat * mass)
  const proteinGrams = (energy - kcal.carbs * carbs - kcal.fat * fatGrams) / kcal.protein
  return roundDay({ carbs, protein: grams(proteinGrams), fat: grams(fatGrams) })
}
