import {
  asClock,
  durationText,
  inGrams,
  inMilligrams,
  inMilliliters,
  inOwnDistance,
  joinList,
} from '../amounts/format-amounts.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanKitItem, PlanRow, PlanRunner } from '../../plan.ts'
import { mealLine, mealWords } from '../menus/meal-words.ts'
import { gutPractice, practiceSteps } from '../notes/gut-practice.ts'
import { changeLine } from './change-words.ts'
import { feedInWords, productOf } from './feed-words.ts'
import type { LongRunWords, PlanWords, StopWords } from '../plan-words.ts'
import { recipeFor } from './recipe.ts'

/** Before, during and after the long run. */
export function longRunWords(plan: Plan): LongRunWords {
  const { runner, targets, long_run: longRun } = plan
  const { breakfast } = targets.long_run
  return {
    lasts: durationText(targets.long_run.hours),
    before: {
      meals: longRun.breakfasts.map((meal) => mealWords(runner, meal, '3 to 4 hours before')),
      advice: [
        `Each comes to about ${inMilliliters(runner, breakfast.fluids_ml)} to drink.${laterThanThat(plan)}`,
      ],
    },
    ...(runner.long_run_km === 0 ? noLongRun : onAndAfter(plan)),
  }
}

type OnAndAfter = Omit<LongRunWords, 'lasts' | 'before'>

const noLongRun: OnAndAfter = {
  opening: [
    'You run no long run yet, so nothing is planned on the way. The meals before and after are the least that a first one would take. Once you have one, enter it in the form.',
  ],
  stops: [],
  advice: [],
  recovery: null,
  recoveryMeal: null,
}

function onAndAfter(plan: Plan): OnAndAfter {
  const { runner, targets, long_run: longRun } = plan
  return {
    opening: [
      `Your long run of ${inOwnDistance(runner, runner.long_run_km)} at an easy pace takes about ${durationText(targets.long_run.hours)}.`,
    ],
    stops: longRun.rows.map((row) => stopWords(plan, row)),
    advice: [...aboutTheStops(plan), ...gutPractice(plan), ...practiceSteps(plan)],
    recovery: afterwards(plan),
    // One meal with the carbs and the protein.
    recoveryMeal: longRun.recovery_meal && mealWords(runner, longRun.recovery_meal, 'For example'),
  }
}

function laterThanThat({ targets }: Plan): string {
  const { carbs_g: carbs, an_hour_before_carbs_g: late } = targets.long_run.breakfast
  return late < carbs ? ` With less time, eat less: an hour before, ${inGrams(late)} carbs at most.` : ''
}

const stopWords = ({ runner, long_run: { kit } }: Plan, row: PlanRow): StopWords => ({
  time: asClock(row.minute),
  place: row.km === null ? null : inOwnDistance(runner, row.km),
  text: feedInWords(runner, kit, row),
})

function aboutTheStops({
  runner,
  targets,
  long_run: { rows, totals, kit, change },
  race_day: race,
}: Plan): string[] {
  if (rows.length === 0) {
    return [
      'Nothing is needed on the way: a run like this lives on what you ate before. Drink if you are thirsty.',
    ]
  }
  // Its recipes are in the race kit.
  const inTheRace = new Set(
    [...race.kit, ...(race.change ? [race.change] : [])].map(({ product }) => product),
  )
  const sums = [
    ...(totals.carbs_g > 0 ? [`${inGrams(totals.carbs_g)} carbs`] : []),
    ...(totals.sodium_mg > 0 ? [`${inMilligrams(totals.sodium_mg)} sodium`] : []),
    ...(totals.fluids_ml > 0 ? [`${inMilliliters(runner, totals.fluids_ml)} to drink`] : []),
  ]
  return [
    `On the way, in all: ${joinList(sums)}.`,
    ...(change ? [`To try, ${changeLine(change)}.`] : []),
    ...[...kit, ...(change ? [change] : [])]
      .filter(({ product }) => !inTheRace.has(product))
      .flatMap((item) => toMake(runner, item)),
    ...(targets.long_run.carbs_g_per_hr === 0
      ? ['No carbs are needed on the way. Save your race fuel for longer runs.']
      : []),
  ]
}

function toMake(runner: PlanRunner, { product }: Pick<PlanKitItem, 'product'>): string[] {
  const recipe = recipeFor(runner, productOf(product))
  return recipe === null ? [] : [`To make it: ${recipe}`]
}

/** Less than this in total is not planned, ml. */
const aGlass = 200

/** The amounts within two hours are figures of the plan; this is how to drink them. */
function afterwards({ runner, targets }: Plan): string {
  const { recovery } = targets.long_run
  const rest = recovery.whole_day_fluids_ml - recovery.fluids_ml
  return rest >= aGlass
    ? `Drink to thirst, and another ${inMilliliters(runner, rest)} over the 4 to 6 hours after that.`
    : 'Drink to thirst.'
}

/** The section for the wire, line by line. */
export const longRunFueling = (
  { targets: { long_run: target } }: Plan,
  { longRun: { before, ...run } }: Pick<PlanWords, 'longRun'>,
): NutritionPlan['long_run_fueling'] => ({
  pre_run: {
    carbs_g: target.breakfast.carbs_g,
    examples: [...before.meals.map(mealLine), ...before.advice],
  },
  during: {
    carbs_g_per_hr: target.carbs_g_per_hr,
    sodium_mg_per_hr: target.sodium_mg_per_hr,
    fluids_ml_per_hr: target.fluids_ml_per_hr,
    schedule: [
      ...run.opening,
      ...run.stops.map(stopLine),
      ...run.advice,
      ...(run.recovery === null ? [] : [run.recovery]),
      ...(run.recoveryMeal === null ? [] : [mealLine(run.recoveryMeal)]),
    ],
  },
  post_run: {
    carbs_g: target.recovery.carbs_g,
    protein_g: target.recovery.protein_g,
    fluids_ml: target.recovery.fluids_ml,
    sodium_mg: target.recovery.sodium_mg,
  },
})

const stopLine = ({ time, place, text }: StopWords) =>
  `${place === null ? time : `${time} (${place})`}: ${text}`
