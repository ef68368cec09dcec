import type { Runner } from '../../1-runner/runner.ts'
import { interpolate, clamp } from '../../evidence/interpolate.ts'
import {
  breakfastCarbohydrate,
  breakfastFluids,
  breakfastSodium,
  carbohydrateBeforeRunning,
} from '../../evidence/race-morning.ts'
import { rounding } from '../../evidence/portions.ts'
import {
  type GramsPerKilogram,
  grams,
  gramsPerKilogram,
  type Hours,
  type Kilograms,
  milligrams,
  milliliters,
  portionFor,
  roundTo,
} from '../../units.ts'
import type { BreakfastTargets } from '../target-groups.ts'

/** The meal three to four hours before a run of this length. */
export function breakfast(
  runner: Runner,
  { time, mass }: { time: Hours; mass: Kilograms },
): BreakfastTargets & { readonly perKilogram: GramsPerKilogram } {
  const { least, most } = carbohydrateBeforeRunning.value
  const perKilogram = gramsPerKilogram(
    clamp(interpolate(breakfastCarbohydrate.value.byHours, time), least, most),
  )
  const carbs = Math.min(portionFor(perKilogram, mass), breakfastCarbohydrate.value.mostGrams)
  return {
    perKilogram,
    carbs: roundTo(grams(carbs), rounding.value.mealGrams),
    sodium: sodiumWith(runner, time),
    fluids: fluidsWith(runner),
  }
}

function sodiumWith({ climate }: Runner, time: Hours) {
  const { usual, more, moreFromHours } = breakfastSodium.value
  return milligrams(time >= moreFromHours || climate === 'Hot & Humid' ? more : usual)
}

function fluidsWith({ weight }: Runner) {
  const { perKilogram, least, most } = breakfastFluids.value
  return roundTo(milliliters(clamp(perKilogram * weight, least, most)), rounding.value.fluids)
}
