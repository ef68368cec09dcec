import type { Runner } from '../1-runner/runner.ts'
import type { LongRunTargets, Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { LongRunSchedule, ScheduleRow } from '../4-race-day/schedule.ts'
import { inMilliliters } from '../1-runner/formats.ts'
import { asClock, inGrams, inHoursAndMinutes, inMilligrams, inOwnDistance, listed } from './figures.ts'
import { gutPractice } from './gut-practice.ts'
import { itemsOf } from './kit-lines.ts'
import { lateBreakfast } from './late-breakfast.ts'
import { plateLine } from './meal-lines.ts'
import type { NutritionPlan } from './nutrition-plan.ts'

/** Before, during and after the long run. */
export function longRunFueling(
  runner: Runner,
  targets: Targets,
  menus: Menus,
  schedule: LongRunSchedule,
): NutritionPlan['long_run_fueling'] {
  const { before, perHour, recovery } = targets.longRun
  return {
    pre_run: {
      carbs_g: before.carbs,
      examples: [
        ...menus.longRunBreakfasts.map((meal) => `3 to 4 hours before: ${plateLine(meal)}`),
        `Each comes to about ${inMilliliters(runner, before.fluids)} to drink.${laterThanThat(targets)}`,
      ],
    },
    during: {
      carbs_g_per_hr: perHour.carbs,
      sodium_mg_per_hr: perHour.sodium,
      fluids_ml_per_hr: perHour.fluids,
      schedule: duringLines(runner, targets, menus, schedule),
    },
    post_run: {
      carbs_g: recovery.carbs,
      protein_g: recovery.protein,
      fluids_ml: recovery.fluids,
      sodium_mg: recovery.sodium,
    },
  }
}

function laterThanThat(targets: Targets): string {
  const { carbs } = targets.longRun.before
  const late = lateBreakfast(targets, carbs)
  return late < carbs ? ` With less time, eat less: an hour before, ${inGrams(late)} carbs at most.` : ''
}

function duringLines(runner: Runner, targets: Targets, menus: Menus, schedule: LongRunSchedule): string[] {
  const { longRun } = targets
  if (runner.longRun === 0)
    return [
      'You run no long run yet, so nothing is planned on the way. The meals before and after are the least that a first one would take. Once you have one, enter it in the form.',
    ]
  return [
    `Your long run of ${inOwnDistance(runner, runner.longRun)} at an easy pace takes about ${inHoursAndMinutes(longRun.time)}.`,
    ...onTheWay(runner, longRun, schedule),
    ...gutPractice(runner, targets),
    afterwards(runner, longRun),
    ...mealAfter(menus),
  ]
}

function onTheWay(
  runner: Runner,
  { perHour }: LongRunTargets,
  { rows, totals, kit }: LongRunSchedule,
): string[] {
  if (rows.length === 0) {
    return [
      'Nothing is needed on the way: a run like this lives on what you ate before. Drink if you are thirsty.',
    ]
  }
  const sums = [
    ...(totals.carbs > 0 ? [`${inGrams(totals.carbs)} carbs`] : []),
    ...(totals.sodium > 0 ? [`${inMilligrams(totals.sodium)} sodium`] : []),
    ...(totals.fluids > 0 ? [`${inMilliliters(runner, totals.fluids)} to drink`] : []),
  ]
  return [
    ...rows.map((row) => `${placeOf(runner, row)}: ${row.item}`),
    `On the way, in all: ${listed(sums)}.`,
    ...itemsOf(kit).flatMap(({ recipe }) => (recipe === null ? [] : [`To make it: ${recipe}`])),
    ...(perHour.carbs === 0 ? ['No carbs are needed on the way. Save your race fuel for longer runs.'] : []),
    ...(totals.fluids > 0 ? ['The drinks are a plan, and thirst decides. Never force fluids.'] : []),
  ]
}

const placeOf = (runner: Runner, { minute, distance }: ScheduleRow) =>
  distance === null ? asClock(minute) : `${asClock(minute)} (${inOwnDistance(runner, distance)})`

/** One plate that brings the carbs and the protein. */
const mealAfter = ({ recovery }: Menus): string[] =>
  recovery.longRun ? [`For example: ${plateLine(recovery.longRun)}`] : []

/** Less than this, over hours, nobody plans, ml. */
const aGlass = 200

function afterwards(runner: Runner, { recovery }: LongRunTargets): string {
  const rest = recovery.wholeDayFluids - recovery.fluids
  const later =
    rest >= aGlass ? ` Over the next 4 to 6 hours, another ${inMilliliters(runner, rest)}, to thirst.` : ''
  return (
    `Within 2 hours after: ${inGrams(recovery.carbs)} carbs, ${inGrams(recovery.protein)} protein and up to ${inMilliliters(runner, recovery.fluids)} to drink, ` +
    `to thirst; food and its salt bring about ${inMilligrams(recovery.sodium)} sodium.${later}`
  )
}
