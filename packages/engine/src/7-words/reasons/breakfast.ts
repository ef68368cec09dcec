import { durationText, inMilliliters } from '../amounts/format-amounts.ts'
import {
  breakfastCarbohydrate,
  breakfastFluids,
  breakfastSodium as sodiumRule,
  earlyStart,
  carbohydrateBeforeRunning,
  fluidsBeforeRunning,
  mealBeforeALongRun,
  optionalBeforeTheStart,
} from '../../evidence/race-morning.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { isWithoutAddedSalt, mentions } from '../../health.ts'
import type { Plan } from '../../plan.ts'
import { doseRangeText, doseText } from '../amounts/doses.ts'
import { loadingMassText } from './reference-mass.ts'
import type { Run } from './reason-renderer.ts'

export function breakfastCarbs(plan: Plan, run: Run): string[] {
  const { runner, targets, working } = plan
  const { hours, breakfast } = targets[run]
  const { breakfast_carbs_g_per_kg: dose } = working[run]
  const isEarly = plan.reasons[`targets.${run}.breakfast.carbs_g`]?.rule === earlyStart.id
  const usual = run === 'race' ? breakfastCarbohydrate : mealBeforeALongRun
  const { mostGrams } = isEarly ? earlyStart.value : usual.value
  const isCapped = breakfast.carbs_g === mostGrams && dose * working.loading_mass_kg > mostGrams
  const guideline = carbohydrateBeforeRunning.value
  const where = dose < guideline.least ? 'less, for an ordinary run' : 'our own place in that range'
  return [
    `In the hours before a run the guideline is ${doseRangeText(runner, guideline)} of carbohydrate.`,
    `Ahead of ${durationText(hours)} the plan takes ${doseText(runner, dose)} (${where})${isCapped ? '' : `: ${breakfast.carbs_g} g`}.`,
    isEarly ? 'Your start is so early that breakfast comes two hours before it, and stays small.' : '',
    isCapped
      ? `It stops at ${mostGrams} g, which is what one meal comfortably holds${isEarly ? ' then' : ''}.`
      : '',
    loadingMassText(plan),
  ]
}

export function optionalCarbs({ runner, targets: { race } }: Plan): string[] {
  const { optional_carbs_g: optional, carbs_g: carbs } = race.breakfast
  if (mentions(runner, 'diabetes')) return ['With diabetes nothing is offered beside the breakfast.']
  return optional === 0
    ? ['Your breakfast holds all the carbohydrate that the plan gives before the race.']
    : [
        `Your dose before the race comes to ${optional} g more than the ${carbs} g of one meal. They may be drunk as sports drink or taken as a gel in the last ${optionalBeforeTheStart.value.lastMinutes} minutes, and a gel shortly before the start counts toward them.`,
      ]
}

export function breakfastSodium({ runner, targets }: Plan, run: Run): string[] {
  if (isWithoutAddedSalt(runner))
    return [
      `No salt is added: ${noAddedSalt.value.mealMilligrams} mg of sodium are about what an ordinary breakfast brings.`,
    ]
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
