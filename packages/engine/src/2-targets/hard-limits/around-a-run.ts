import type { Runner } from '../../1-runner/runner.ts'
import { hardDrinkBefore, hardMealBefore, hardRecovery } from '../../evidence/hard-limits.ts'
import {
  type Grams,
  grams,
  type Hours,
  hours,
  type Kilograms,
  type Milligrams,
  type Milliliters,
  milligrams,
  milliliters,
} from '../../units.ts'
import { portion, type Range } from './range.ts'

/** Before and after a long run and the race. */
export interface AroundARunLimits {
  /** Carbs of the meal before a run. */
  readonly mealBefore: Range<Grams>
  /** Hours before the start. */
  readonly drinkBefore: { readonly hours: Hours; readonly most: Milliliters }
  readonly recovery: RecoveryLimits
}

/** Hours after a run. */
export interface RecoveryLimits {
  readonly hours: Hours
  readonly carbs: Range<Grams>
  readonly protein: Range<Grams>
  readonly fluids: Milliliters
  readonly sodium: Milligrams
}

export function aroundARunLimits({ weight }: Runner, mass: Kilograms): AroundARunLimits {
  const { least, most, mostGrams } = hardMealBefore.value
  const drink = hardDrinkBefore.value
  return {
    mealBefore: { least: portion(least, mass), most: grams(Math.min(portion(most, mass), mostGrams)) },
    drinkBefore: {
      hours: hours(drink.hours),
      most: milliliters(Math.min(drink.perKilogram * weight, drink.most)),
    },
    recovery: recoveryLimits(mass),
  }
}

function recoveryLimits(mass: Kilograms): RecoveryLimits {
  const { hours: after, carbs, protein, fluids, sodium } = hardRecovery.value
  return {
    hours: hours(after),
    carbs: { least: portion(carbs.least, mass), most: portion(carbs.most, mass) },
    protein: {
      least: grams(protein.least),
      most: grams(Math.max(protein.most, portion(protein.mostPerKilogram, mass))),
    },
    fluids: milliliters(fluids),
    sodium: milligrams(sodium),
  }
}
