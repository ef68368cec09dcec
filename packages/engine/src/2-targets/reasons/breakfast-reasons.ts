import {
  breakfastCarbohydrate,
  breakfastFluids,
  breakfastSodium,
  carbohydrateBeforeRunning,
  fluidsBeforeRunning,
} from '../../evidence/race-morning.ts'
import type { Reason } from '../targets.ts'
import { countedMassText } from './counted-mass.ts'
import { reason, type Told } from './reason.ts'
import { doseRangeText, doseText, durationOf, volumeText } from './words.ts'

type Run = 'race' | 'longRun'

export const breakfastReasons = (told: Told, run: Run) => ({
  carbs_g: carbsReason(told, run),
  sodium_mg: sodiumReason(told, run),
  fluids_ml: fluidsReason(told, run),
})

function carbsReason(told: Told, run: Run): Reason {
  const { runner, working, read } = told
  const { time, breakfast } = working[run]
  const { mostGrams } = breakfastCarbohydrate.says
  const held = breakfast.carbs === mostGrams && breakfast.perKilogram * working.mass > mostGrams
  return reason(
    carbohydrateBeforeRunning,
    [
      `In the hours before a run the guideline is ${doseRangeText(runner, carbohydrateBeforeRunning.says)} of carbohydrate.`,
      `Ahead of ${durationOf(time)} the plan takes ${doseText(runner, breakfast.perKilogram)} (our own place in that range)${held ? '' : `: ${breakfast.carbs} g`}.`,
      held ? `It stops at ${mostGrams} g, which is what one meal comfortably holds.` : '',
      countedMassText(runner, working.mass),
    ],
    [...timeAnswers(told, run), read.weight],
  )
}

function sodiumReason(told: Told, run: Run): Reason {
  const { time, breakfast } = told.working[run]
  const { usual, more, moreFromHours } = breakfastSodium.says
  const why =
    breakfast.sodium === usual
      ? `An ordinary breakfast with ${usual} mg of sodium is enough before a run of under ${moreFromHours} hours in mild air.`
      : `Before ${time >= moreFromHours ? `a run of ${moreFromHours} hours or more` : 'a run in the heat'}, ${more} mg of sodium help to hold what you drink.`
  return reason(breakfastSodium, [why], [...timeAnswers(told, run), told.read.climate])
}

function fluidsReason({ runner, working, read }: Told, run: Run): Reason {
  const { least, most } = fluidsBeforeRunning.says
  const { perKilogram } = breakfastFluids.says
  const unit = runner.units.mass === 'lb' ? 'kg (2.2 lb)' : 'kg'
  return reason(
    fluidsBeforeRunning,
    [
      `In the two to four hours before a run the guideline is ${least} to ${most} ml per ${unit}.`,
      `The plan takes about ${perKilogram} ml, within ${breakfastFluids.says.least} to ${breakfastFluids.says.most} ml in all (our own limits): ${volumeText(runner, working[run].breakfast.fluids)}.`,
    ],
    [read.weight],
  )
}

const timeAnswers = ({ read }: Told, run: Run) =>
  run === 'race'
    ? [read.raceType, read.targetTimeOrPace]
    : [read.longRunDistance, read.raceType, read.targetTimeOrPace]
