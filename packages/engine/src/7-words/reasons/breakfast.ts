import { durationText, inMilliliters } from '../amounts/format-amounts.ts'
import {
  breakfastCarbohydrate,
  breakfastFluids,
  breakfastSodium as sodiumRule,
  carbohydrateBeforeRunning,
  fluidsBeforeRunning,
} from '../../evidence/race-morning.ts'
import type { Plan } from '../../plan.ts'
import { doseRangeText, doseText } from '../amounts/doses.ts'
import { referenceMassText } from './reference-mass.ts'
import type { Run } from './reason-renderer.ts'

export function breakfastCarbs(plan: Plan, run: Run): string[] {
  const { runner, targets, working } = plan
  const { hours, breakfast } = targets[run]
  const { breakfast_carbs_g_per_kg: dose } = working[run]
  const { mostGrams } = breakfastCarbohydrate.value
  const isCapped = breakfast.carbs_g === mostGrams && dose * working.reference_mass_kg > mostGrams
  return [
    `In the hours before a run the guideline is ${doseRangeText(runner, carbohydrateBeforeRunning.value)} of carbohydrate.`,
    `Ahead of ${durationText(hours)} the plan takes ${doseText(runner, dose)} (our own place in that range)${isCapped ? '' : `: ${breakfast.carbs_g} g`}.`,
    isCapped ? `It stops at ${mostGrams} g, which is what one meal comfortably holds.` : '',
    referenceMassText(plan),
  ]
}

export function breakfastSodium({ targets }: Plan, run: Run): string[] {
  const { hours, breakfast } = targets[run]
  const { usual, more, moreFromHours } = sodiumRule.value
  return [
    breakfast.sodium_mg === usual
      ? `An ordinary breakfast with ${usual} mg of sodium is enough before a run of under ${moreFromHours} hours in mild air.`
      : `Before ${hours >= moreFromHours ? `a run of ${moreFromHours} hours or more` : 'a run in the heat'}, ${more} mg of sodium help to hold what you drink.`,
  ]
}

export function breakfastDrink({ runner, targets }: Plan, run: Run): string[] {
  const { least, most } = fluidsBeforeRunning.value
  const { perKilogram } = breakfastFluids.value
  const unit = runner.units.mass === 'lb' ? 'kg (2.2 lb)' : 'kg'
  return [
    `In the two to four hours before a run the guideline is ${least} to ${most} ml per ${unit}.`,
    `The plan takes about ${perKilogram} ml, within ${breakfastFluids.value.least} to ${breakfastFluids.value.most} ml in all (our own limits): ${inMilliliters(runner, targets[run].breakfast.fluids_ml)}.`,
  ]
}
