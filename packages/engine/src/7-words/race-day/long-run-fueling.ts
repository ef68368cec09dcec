import { inMilliliters } from '../../1-runner/formats.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanKitItem, PlanRow, PlanRunner } from '../../plan.ts'
import {
  asClock,
  inGrams,
  inHoursAndMinutes,
  inMilligrams,
  inOwnDistance,
  listed,
} from '../amounts/figures.ts'
import { plateLine } from '../menus/meal-lines.ts'
import { gutPractice } from '../notes/gut-practice.ts'
import { feedInWords, productOf } from './feed-words.ts'
import { recipeFor } from './recipe.ts'

/** Before, during and after the long run. */
export function longRunFueling(plan: Plan): NutritionPlan['long_run_fueling'] {
  const { runner, targets, long_run: longRun } = plan
  const { breakfast, recovery } = targets.long_run
  return {
    pre_run: {
      carbs_g: breakfast.carbs_g,
      examples: [
        ...longRun.breakfasts.map((meal) => `3 to 4 hours before: ${plateLine(runner, meal)}`),
        `Each comes to about ${inMilliliters(runner, breakfast.fluids_ml)} to drink.${laterThanThat(plan)}`,
      ],
    },
    during: {
      carbs_g_per_hr: targets.long_run.carbs_g_per_hr,
      sodium_mg_per_hr: targets.long_run.sodium_mg_per_hr,
      fluids_ml_per_hr: targets.long_run.fluids_ml_per_hr,
      schedule: duringLines(plan),
    },
    post_run: {
      carbs_g: recovery.carbs_g,
      protein_g: recovery.protein_g,
      fluids_ml: recovery.fluids_ml,
      sodium_mg: recovery.sodium_mg,
    },
  }
}

function laterThanThat({ targets }: Plan): string {
  const { carbs_g: carbs, an_hour_before_carbs_g: late } = targets.long_run.breakfast
  return late < carbs ? ` With less time, eat less: an hour before, ${inGrams(late)} carbs at most.` : ''
}

function duringLines(plan: Plan): string[] {
  const { runner, targets } = plan
  if (runner.long_run_km === 0)
    return [
      'You run no long run yet, so nothing is planned on the way. The meals before and after are the least that a first one would take. Once you have one, enter it in the form.',
    ]
  return [
    `Your long run of ${inOwnDistance(runner, runner.long_run_km)} at an easy pace takes about ${inHoursAndMinutes(targets.long_run.hours)}.`,
    ...onTheWay(plan),
    ...gutPractice(plan),
    afterwards(plan),
    ...mealAfter(plan),
  ]
}

function onTheWay({ runner, targets, long_run: { rows, totals, kit } }: Plan): string[] {
  if (rows.length === 0) {
    return [
      'Nothing is needed on the way: a run like this lives on what you ate before. Drink if you are thirsty.',
    ]
  }
  const sums = [
    ...(totals.carbs_g > 0 ? [`${inGrams(totals.carbs_g)} carbs`] : []),
    ...(totals.sodium_mg > 0 ? [`${inMilligrams(totals.sodium_mg)} sodium`] : []),
    ...(totals.fluids_ml > 0 ? [`${inMilliliters(runner, totals.fluids_ml)} to drink`] : []),
  ]
  return [
    ...rows.map((row) => `${placeOf(runner, row)}: ${feedInWords(runner, kit, row)}`),
    `On the way, in all: ${listed(sums)}.`,
    ...kit.flatMap((item) => toMake(runner, item)),
    ...(targets.long_run.carbs_g_per_hr === 0
      ? ['No carbs are needed on the way. Save your race fuel for longer runs.']
      : []),
    ...(totals.fluids_ml > 0 ? ['The drinks are a plan, and thirst decides. Never force fluids.'] : []),
  ]
}

function toMake(runner: PlanRunner, { product }: PlanKitItem): string[] {
  const recipe = recipeFor(runner, productOf(product))
  return recipe === null ? [] : [`To make it: ${recipe}`]
}

const placeOf = (runner: PlanRunner, { minute, km }: PlanRow) =>
  km === null ? asClock(minute) : `${asClock(minute)} (${inOwnDistance(runner, km)})`

/** One plate that brings the carbs and the protein. */
const mealAfter = ({ runner, long_run: { recovery_meal: meal } }: Plan): string[] =>
  meal ? [`For example: ${plateLine(runner, meal)}`] : []

/** Less than this, over hours, nobody plans, ml. */
const aGlass = 200

function afterwards({ runner, targets }: Plan): string {
  const { recovery } = targets.long_run
  const rest = recovery.whole_day_fluids_ml - recovery.fluids_ml
  const later =
    rest >= aGlass ? ` Over the next 4 to 6 hours, another ${inMilliliters(runner, rest)}, to thirst.` : ''
  return (
    `Within 2 hours after: ${inGrams(recovery.carbs_g)} carbs, ${inGrams(recovery.protein_g)} protein and up to ${inMilliliters(runner, recovery.fluids_ml)} to drink, ` +
    `to thirst; food and its salt bring about ${inMilligrams(recovery.sodium_mg)} sodium.${later}`
  )
}
