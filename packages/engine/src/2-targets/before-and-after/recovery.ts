import type { Runner } from '../../1-runner/runner.ts'
import { interpolate, clamp } from '../../evidence/interpolate.ts'
import {
  recoveryFluids,
  recoveryFluidsLimits,
  recoveryProtein,
  recoveryServing,
  recoverySodium,
  recoverySodiumLimits,
} from '../../evidence/recovery.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { rounding } from '../../evidence/portions.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import {
  gramsPerKilogram,
  grams,
  type Hours,
  type Kilograms,
  type Liters,
  type LitersPerHour,
  liters,
  type MillilitersPerHour,
  milligrams,
  portionFor,
  roundTo,
  sweatOver,
  toMilliliters,
} from '../../units.ts'
import type { RecoveryTargets } from '../target-groups.ts'

interface Run {
  readonly time: Hours
  readonly mass: Kilograms
  readonly sweat: LitersPerHour
  readonly fluids: MillilitersPerHour
}

/** The first two hours after a run: one serving of carbohydrate and protein, and much of the fluid. */
export function recovery(runner: Runner, { time, mass, sweat, fluids }: Run): RecoveryTargets {
  const deficit = deficitAfter({ time, sweat, fluids })
  const toReplace = liters(recoveryFluids.value.least * deficit)
  const { least, mostLater } = recoveryFluidsLimits.value
  const inTwoHours = liters(clamp(toReplace, least, mostInTwoHours(runner)))
  const overTheDay = liters(clamp(toReplace, inTwoHours, inTwoHours + mostLater))
  const serving = portionFor(gramsPerKilogram(interpolate(recoveryServing.value, time)), mass)
  return {
    carbs: roundTo(serving, rounding.value.mealGrams),
    protein: roundTo(proteinAfter(runner, mass), rounding.value.dailyGrams),
    fluids: roundVolume(inTwoHours),
    sodium: isWithoutAddedSalt(runner)
      ? milligrams(noAddedSalt.value.mealMilligrams)
      : sodiumWith(inTwoHours),
    deficit,
    wholeDayFluids: roundVolume(overTheDay),
  }
}

/** Who is asked to drink no more than so much an hour while running is not asked for more right after it. */
const mostInTwoHours = (runner: Runner): number =>
  isWithoutAddedSalt(runner)
    ? (2 * noAddedSalt.value.mostMilliliters) / 1000
    : recoveryFluidsLimits.value.most

const roundVolume = (volume: Liters) => roundTo(toMilliliters(volume), rounding.value.fluids)

function deficitAfter({ time, sweat, fluids }: Pick<Run, 'time' | 'sweat' | 'fluids'>): Liters {
  return sweatOver(Math.max(0, sweat - fluids / 1000) as LitersPerHour, time)
}

function proteinAfter({ age, diet }: Runner, mass: Kilograms) {
  const { least, most } = recoveryProtein.value
  return grams(clamp(portionFor(gramsPerKilogram(proteinDose({ age, diet })), mass), least, most))
}

export function proteinDose({ age, diet }: Pick<Runner, 'age' | 'diet'>): number {
  const { usual, vegan, from60, fromYears } = recoveryProtein.value
  if (age >= fromYears) return from60
  return diet === 'Vegan' ? vegan : usual
}

function sodiumWith(fluids: Liters) {
  const { least, most } = recoverySodiumLimits.value
  return roundTo(milligrams(clamp(fluids * recoverySodium.value, least, most)), rounding.value.sodium)
}
