import {
  recoveryCarbohydrate,
  recoveryFluids,
  recoveryFluidsLimits,
  recoveryProtein,
  recoverySodium,
  recoverySodiumLimits,
} from '../../evidence/recovery.ts'
import { proteinDose } from '../recovery.ts'
import type { Reason } from '../targets.ts'
import { countedMassText } from './counted-mass.ts'
import { reason, type Told } from './reason.ts'
import {
  countText,
  doseRangeText,
  doseText,
  durationOf,
  litersText,
  percentText,
  volumeText,
} from './words.ts'

type Run = 'race' | 'longRun'

export const recoveryReasons = (told: Told, run: Run) => ({
  carbs_g: carbsReason(told, run),
  protein_g: proteinReason(told, run),
  fluids_ml: fluidsReason(told, run),
  sodium_mg: sodiumReason(told, run),
})

function carbsReason(told: Told, run: Run): Reason {
  const { runner, working } = told
  const { time, recovery } = working[run]
  return reason(
    recoveryCarbohydrate,
    [
      `When the next session is near, the guideline is ${doseRangeText(runner, recoveryCarbohydrate.says)} of carbohydrate an hour, which refills you fastest.`,
      `After ${durationOf(time)} one serving is enough, and the day’s meals do the rest (our own choice): ${recovery.carbs} g.`,
      countedMassText(runner, working.mass),
    ],
    [...timeAnswers(told, run), told.read.weight],
  )
}

function proteinReason(told: Told, run: Run): Reason {
  const { runner, working, read } = told
  const { fromYears } = recoveryProtein.says
  const older = runner.age >= fromYears
  const vegan = runner.diet === 'Vegan'
  const meal = `${older ? `From ${fromYears} on, a` : vegan ? 'On a vegan diet, a' : 'A'} meal with about`
  return reason(
    recoveryProtein,
    [
      `${meal} ${doseText(runner, proteinDose(runner))} of protein repairs muscle: ${working[run].recovery.protein} g.`,
      countedMassText(runner, working.mass),
    ],
    [read.weight, ...(older ? [read.age] : []), ...(vegan ? [read.dietPreference] : [])],
  )
}

function fluidsReason(told: Told, run: Run): Reason {
  const { runner, working } = told
  const { deficit, fluids, wholeDayFluids } = working[run].recovery
  const { least, most } = recoveryFluidsLimits.says
  const { least: leastMore, most: mostMore } = recoveryFluids.says
  const wanted = leastMore * deficit
  return reason(
    recoveryFluids,
    [
      `You finish about ${litersText(runner, deficit)} of sweat short. The guideline is to drink that and ${Math.round((leastMore - 1) * 100)} to ${percentText(mostMore - 1)} more over the hours after; the plan takes the lower end, to be safe (our own choice).`,
      wanted > most
        ? `In the first two hours take up to ${volumeText(runner, fluids)} of it (our own limit), and over the day up to ${volumeText(runner, wholeDayFluids)}.`
        : `That is ${volumeText(runner, fluids)} in the first two hours${wanted < least ? ', the least that goes well with a meal' : ''}.`,
      'Drink to thirst, and nothing extra if you gained weight.',
    ],
    sweatAnswers(told, run),
  )
}

function sodiumReason(told: Told, run: Run): Reason {
  const { sodium } = told.working[run].recovery
  const { least, most } = recoverySodiumLimits.says
  const held =
    sodium === least
      ? ` An ordinary salted meal holds at least ${countText(least)} mg.`
      : sodium === most
        ? ` The plan stops at ${countText(most)} mg.`
        : ''
  return reason(
    recoverySodium,
    [
      `Drink stays in the body when about ${countText(recoverySodium.says)} mg of sodium come with each liter; the salt in food counts.${held}`,
      `With the first two hours’ drink that is ${countText(sodium)} mg.`,
    ],
    sweatAnswers(told, run),
  )
}

const timeAnswers = ({ read }: Told, run: Run) =>
  run === 'race'
    ? [read.raceType, read.targetTimeOrPace]
    : [read.longRunDistance, read.raceType, read.targetTimeOrPace]

const sweatAnswers = (told: Told, run: Run) => [
  ...timeAnswers(told, run),
  told.read.weight,
  ...(told.runner.sweatRate === null ? [told.read.course, told.read.climate] : [told.read.sweatRate]),
]
