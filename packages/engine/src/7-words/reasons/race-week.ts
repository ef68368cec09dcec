import { durationText } from '../amounts/format-amounts.ts'
import { raceNames } from '../../1-runner/questionnaire.ts'
import { carbohydrateLoading, loadingUnder18, mostCarbohydrateInADay } from '../../evidence/race-week.ts'
import type { Plan } from '../../plan.ts'
import type { Reason } from '../../reason.ts'
import { doseRangeText, doseText } from '../amounts/doses.ts'
import { referenceMassText } from './reference-mass.ts'

export function earlyRaceWeek(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { mon_wed_carbs_g_per_kg: dose } = working.race_week
  return [
    dose === working.daily.carbs_aimed_for_g_per_kg
      ? `Early in race week you eat by your training, ${doseText(runner, dose)}.`
      : `Early in race week the plan keeps to ${doseText(runner, dose)}: ordinary days that are neither empty nor full before a race of ${durationText(targets.race.hours)} (our own limits).`,
    gramsADayText(plan, { grams: targets.race_week.mon_wed_carbs_g, dose }),
    referenceMassText(plan),
  ]
}

export function loading(plan: Plan, day: 'thu_fri' | 'day_before', { rule }: Reason): string[] {
  const { runner, targets, working } = plan
  const dose = working.race_week[`${day}_carbs_g_per_kg`]
  return [
    ...(rule === loadingUnder18.id
      ? [`Under 18 a day holds at most ${doseText(runner, dose)}, as ordinary food.`]
      : [guidelineText(plan), placeText(plan, dose)]),
    gramsADayText(plan, { grams: targets.race_week[`${day}_carbs_g`], dose }),
    referenceMassText(plan),
  ]
}

function guidelineText({ runner, targets }: Plan): string {
  const { fromHours } = carbohydrateLoading.value
  const out = `Your ${raceNames[runner.race]} takes about ${durationText(targets.race.hours)}.`
  return targets.race.hours >= fromHours
    ? `${out} Over ${fromHours * 60} minutes the guideline is to load with ${doseRangeText(runner, carbohydrateLoading.value)} of carbohydrate a day for the last 36 to 48 hours.`
    : `${out} Full loading is meant for races over ${fromHours * 60} minutes; yours needs only a fuller store.`
}

function placeText({ runner, targets }: Plan, dose: number): string {
  const { fromHours, least } = carbohydrateLoading.value
  if (dose >= least)
    return `The plan takes the lower end, ${doseText(runner, dose)}: as good in most studies, and easier to eat.`
  return targets.race.hours >= fromHours
    ? `These days climb towards that with ${doseText(runner, dose)} (our own steps).`
    : `The plan takes ${doseText(runner, dose)}, on a smooth line of our own that grows with race time.`
}

function gramsADayText({ working }: Plan, { grams, dose }: { grams: number; dose: number }): string {
  const most = mostCarbohydrateInADay.value
  return dose * working.reference_mass_kg > most
    ? `It stops at ${most} g, about the most that anyone can eat in a day (our own limit).`
    : `That makes ${grams} g a day.`
}
