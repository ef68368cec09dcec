import { raceNames } from '../../1-runner/questionnaire.ts'
import { carbohydrateLoading, loadingUnder18, mostCarbohydrateInADay } from '../../evidence/race-week.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import type { Grams, GramsPerKilogram } from '../../units.ts'
import { isGrowing } from '../reference-mass.ts'
import type { Reason } from '../targets.ts'
import { breakfastReasons } from './breakfast-reasons.ts'
import { countedMassText } from './counted-mass.ts'
import { type Reasons, reason, type Told } from './reason.ts'
import { doseRangeText, doseText, durationOf } from './words.ts'

export function raceWeekReasons(told: Told): Reasons {
  const { week } = told.working
  return {
    mon_wed_carbs_g: earlyReason(told),
    thu_fri_carbs_g: loadingReason(told, week.thursdayToFriday, week.perKilogram.thursdayToFriday),
    day_before_carbs_g: loadingReason(told, week.dayBefore, week.perKilogram.dayBefore),
    race_morning_carbs_g: breakfastReasons(told, 'race').carbs_g,
  }
}

function earlyReason(told: Told): Reason {
  const { runner, working } = told
  const dose = working.week.perKilogram.mondayToWednesday
  const asTrained = dose === working.day.carbsAimedFor
  return reason(
    dailyCarbohydrateBands,
    [
      asTrained
        ? `Early in race week you eat by your training, ${doseText(runner, dose)}.`
        : `Early in race week the plan keeps to ${doseText(runner, dose)}: ordinary days that are neither empty nor full before a race of ${durationOf(runner.targetTime)} (our own limits).`,
      amountText(told, working.week.mondayToWednesday, dose),
      countedMassText(runner, working.mass),
    ],
    answersOf(told, true),
  )
}

function loadingReason(told: Told, amount: Grams, dose: GramsPerKilogram): Reason {
  const { runner, working } = told
  const held = isGrowing(runner) && dose === loadingUnder18.says
  const parts = [amountText(told, amount, dose), countedMassText(runner, working.mass)]
  if (held) {
    const limit = `Under 18 a day holds at most ${doseText(runner, dose)}, as ordinary food.`
    return reason(loadingUnder18, [limit, ...parts], [...answersOf(told, false), told.read.age])
  }
  return reason(
    carbohydrateLoading,
    [guidelineText(told), placeText(told, dose), ...parts],
    answersOf(told, true),
  )
}

function guidelineText({ runner }: Told): string {
  const { fromHours } = carbohydrateLoading.says
  const out = `Your ${raceNames[runner.race]} takes about ${durationOf(runner.targetTime)}.`
  return runner.targetTime >= fromHours
    ? `${out} Over ${fromHours * 60} minutes the guideline is to load with ${doseRangeText(runner, carbohydrateLoading.says)} of carbohydrate a day for the last 36 to 48 hours.`
    : `${out} Full loading is meant for races over ${fromHours * 60} minutes; yours needs only a fuller store.`
}

function placeText({ runner }: Told, dose: GramsPerKilogram): string {
  const { fromHours, least } = carbohydrateLoading.says
  if (dose >= least)
    return `The plan takes the lower end, ${doseText(runner, dose)}: as good in most studies, and easier to eat.`
  return runner.targetTime >= fromHours
    ? `These days climb towards that with ${doseText(runner, dose)} (our own steps).`
    : `The plan takes ${doseText(runner, dose)}, on a smooth line of our own that grows with race time.`
}

function amountText({ working }: Told, amount: Grams, dose: GramsPerKilogram): string {
  const most = mostCarbohydrateInADay.says
  return dose * working.mass > most
    ? `It stops at ${most} g, about the most that anyone can eat in a day (our own limit).`
    : `That makes ${amount} g a day.`
}

const answersOf = ({ read }: Told, withTraining: boolean) => [
  read.raceType,
  read.targetTimeOrPace,
  read.weight,
  ...(withTraining ? [read.weeklyMileage] : []),
]
