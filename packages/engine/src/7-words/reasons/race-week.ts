import { durationText, inGrams } from '../amounts/format-amounts.ts'
import { raceNames } from '../../1-runner/questionnaire.ts'
import {
  carbohydrateLoading,
  loadByDuration,
  mostCarbohydrateInADay,
  ordinaryDaysFirst,
} from '../../evidence/race-week.ts'
import type { Plan } from '../../plan.ts'
import { doseRangeText, doseText } from '../amounts/doses.ts'
import { loadingMassText, referenceMassText } from './reference-mass.ts'

export function earlyRaceWeek(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { mon_wed_carbs_g_per_kg: dose, mon_wed_settled_by: settledBy } = working.race_week
  const grams = targets.race_week.mon_wed_carbs_g
  const most = doseText(runner, ordinaryDaysFirst.value)
  const settled: Readonly<Record<typeof settledBy, string>> = {
    training: `Early in race week you eat by your training, ${doseText(runner, dose)}.`,
    limits: `Early in race week the plan keeps to ${doseText(runner, dose)}: ordinary days that are neither empty nor full before a race of ${durationText(targets.race.hours)} (our own limits).`,
    'ordinary-day': `The week before a race is no week to eat less than on an ordinary day, which has ${inGrams(targets.daily.carbs_g)}, up to ${most}.`,
    age: ageText(plan, dose),
    'most-in-a-day': '',
  }
  return [settled[settledBy], gramsADayText(grams, settledBy), referenceMassText(plan)]
}

export function loading(plan: Plan, day: 'thu_fri' | 'day_before'): string[] {
  const { targets, working } = plan
  const dose = working.race_week[`${day}_carbs_g_per_kg`]
  const settledBy = working.race_week[`${day}_settled_by`]
  const grams = targets.race_week[`${day}_carbs_g`]
  if (settledBy === 'diabetes')
    return [
      'With diabetes no carb load is planned.',
      `You eat as early in the week: ${inGrams(grams)} a day.`,
    ]
  if (settledBy === 'no-load')
    return [noLoadText(plan), `You eat as early in the week: ${inGrams(grams)} a day.`]
  const words =
    settledBy === 'age' ? [ageText(plan, dose)] : [guidelineText(plan), placeText(plan, dose, day)]
  return [...words, gramsADayText(grams, settledBy), loadingMassText(plan)]
}

const ageText = ({ runner }: Plan, dose: number) =>
  `Under 18 a day holds at most ${doseText(runner, dose)}, as ordinary food.`

function noLoadText({ runner, targets }: Plan): string {
  const { noneUpToHours, noneUpToKilometers } = loadByDuration.value
  return runner.race_km <= noneUpToKilometers
    ? `A race of ${noneUpToKilometers} km or less needs no carb load, however long it takes.`
    : `Your ${raceNames[runner.race]} takes about ${durationText(targets.race.hours)}, and a race of up to ${noneUpToHours * 60} minutes needs no carb load.`
}

function guidelineText({ runner, targets }: Plan): string {
  const { fromHours } = carbohydrateLoading.value
  const out = `Your ${raceNames[runner.race]} takes about ${durationText(targets.race.hours)}.`
  return targets.race.hours >= fromHours
    ? `${out} Over ${fromHours * 60} minutes the guideline is to load with ${doseRangeText(runner, carbohydrateLoading.value)} of carbohydrate a day for the last 36 to 48 hours.`
    : `${out} Full loading is meant for races over ${fromHours * 60} minutes; yours takes a part of it, which grows from ${loadByDuration.value.noneUpToHours * 60} minutes on.`
}

function placeText({ runner, targets, working }: Plan, dose: number, day: 'thu_fri' | 'day_before'): string {
  const settledBy = working.race_week[`${day}_settled_by`]
  if (settledBy === 'day-before-it')
    return 'The plan stays with what the days before have, which is more than that.'
  if (settledBy !== 'load') return ''
  const { least } = carbohydrateLoading.value
  if (dose >= least)
    return `The plan takes the lower end, ${doseText(runner, dose)}: as good in most studies, and easier to eat.`
  return targets.race.hours > slow
    ? `Over ${slow} hours the effort is lower and much of the race can be fed on the way, so the plan takes ${doseText(runner, dose)} (our own steps).`
    : `These days climb towards that with ${doseText(runner, dose)} (our own steps).`
}

/** Where the curves of loading begin to fall, hours. */
const slow = 4

function gramsADayText(grams: number, settledBy: string): string {
  return settledBy === 'most-in-a-day'
    ? `It stops at ${mostCarbohydrateInADay.value} g, about the most that anyone can eat in a day (our own limit).`
    : `That makes ${grams} g a day.`
}
