import {
  asClock,
  durationText,
  inGrams,
  inMilligrams,
  inMilliliters,
  inOwnDistance,
  inOwnVolume,
  joinList,
  sumInMilliliters,
} from '../amounts/format-amounts.ts'
import { amountsIn } from '../../6-audit/servings.ts'
import { carriesHypoKit, mentions } from '../../health.ts'
import { lazyProperties, type Makers } from '../../lazy-properties.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanMeal, PlanRow } from '../../plan.ts'
import { milligrams, roundTo } from '../../units.ts'
import { mealLine, mealWords } from '../menus/meal-words.ts'
import { gutPractice } from '../notes/gut-practice.ts'
import { practiceSteps } from '../notes/practice-weeks.ts'
import { changeLine } from './change-words.ts'
import { drinkPractice } from './drink-practice.ts'
import { feedInWords } from './feed-words.ts'
import { countedFuel } from './fuel-words.ts'
import { partOfAMeal } from './part-of-a-meal.ts'
import type { LongRunWords, MealWords, PlanWords, StopWords } from '../plan-words.ts'
import { toMakeWords } from './fuel-cards.ts'
import { ownDose } from './own-dose.ts'

/** Before, during and after the long run. */
export const longRunWords = (plan: Plan): LongRunWords =>
  lazyProperties({
    lasts: () => durationText(plan.targets.long_run.hours),
    before: () => ({
      meals: plan.long_run.breakfasts.map((meal) => saidOnce(plan, meal, hoursBefore(plan))),
      advice: laterThanThat(plan),
    }),
    ...(plan.runner.long_run_km === 0 ? noLongRun : onAndAfter(plan)),
  })

type OnAndAfterMakers = Makers<Omit<LongRunWords, 'lasts' | 'before'>>

/** A meal that an hour’s stomach takes waits for no four: at most 1 g/kg. Evidence: carbohydrate-before-running. */
const hoursBefore = ({
  targets: {
    long_run: { breakfast },
  },
}: Plan) =>
  breakfast.an_hour_before_carbs_g >= breakfast.carbs_g ? '1 to 2 hours before' : '3 to 4 hours before'

/** The example day of the long run may have served the meal. */
function saidOnce({ runner, training_days: days }: Plan, meal: PlanMeal, when: string): MealWords {
  const words = mealWords(runner, meal, when)
  const served = days.find(({ kind }) => kind === 'long-run')?.meals ?? []
  const isSaid = served.some(
    (other) => other.recipe.id === meal.recipe.id && factsOf(other) === factsOf(meal),
  )
  return isSaid ? { ...words, asBefore: 'see long-run day' } : words
}

const factsOf = ({ recipe, items }: PlanMeal) => JSON.stringify([recipe, items])

const noLongRun: OnAndAfterMakers = {
  distance: () => null,
  opening: () => [
    'No long run yet, so nothing is planned on the way; the meals around it are what a first one takes. Once you have one, enter it in the form.',
  ],
  stops: () => [],
  advice: () => [],
  toMake: () => [],
  recovery: () => null,
  recoveryMeal: () => null,
}

const onAndAfter = (plan: Plan): OnAndAfterMakers => ({
  distance: () => `${inOwnDistance(plan.runner, plan.runner.long_run_km)} at an easy pace`,
  opening: () => ownDose(plan),
  stops: () => plan.long_run.rows.map((row) => stopWords(plan, row)),
  advice: () => [
    ...aboutTheStops(plan),
    ...drinkPractice(plan),
    ...gutPractice(plan),
    ...practiceSteps(plan),
  ],
  toMake: () => (plan.long_run.rows.length === 0 ? [] : toMake(plan)),
  recovery: () => afterwards(plan),
  // One meal with the carbs and the protein.
  recoveryMeal: () =>
    plan.long_run.recovery_meal && saidOnce(plan, plan.long_run.recovery_meal, 'Afterwards'),
})

/** So much of one of the breakfasts, which this runner may have. */
function laterThanThat({ runner, targets, long_run: { breakfasts } }: Plan): string[] {
  const { carbs_g: carbs, an_hour_before_carbs_g: late } = targets.long_run.breakfast
  if (late >= carbs || mentions(runner, 'reflux') || carriesHypoKit(runner)) return []
  const most = Math.max(0, ...breakfasts.map((meal) => meal.carbs_g))
  const part = breakfasts.length > 0 ? partOfAMeal(late, most, 'one') : null
  return [`An hour before, at most ${part ?? `${inGrams(late)} carbs`}.`]
}

const stopWords = ({ runner, long_run: { kit } }: Plan, row: PlanRow): StopWords => ({
  time: asClock(row.minute),
  place: row.km === null ? null : inOwnDistance(runner, row.km),
  text: feedInWords(runner, kit, row, { volumeInWords: inOwnVolume }),
})

function aboutTheStops(plan: Plan): string[] {
  const {
    runner,
    working,
    gut_training: steps,
    long_run: { rows, totals, change },
  } = plan
  if (rows.length === 0) {
    return ['Nothing is needed on the way: drink if you are thirsty.']
  }
  const sums = [
    ...(totals.carbs_g > 0 ? [`${inGrams(totals.carbs_g)} carbs`] : []),
    ...(totals.sodium_mg > 0 ? [`${inMilligrams(sodiumIn(rows))} sodium`] : []),
    ...(totals.fluids_ml > 0
      ? [
          `${sumInMilliliters(
            runner,
            rows.map((row) => row.fluids_ml),
          )} to drink`,
        ]
      : []),
  ]
  return [
    `In all: ${joinList(sums)}.`,
    ...otherRates(plan),
    ...(totals.fluids_ml > aBottle ? ['Carry your drink, or loop past a tap.'] : []),
    ...(change ? [`To try ${changeLine(change)}.`] : changeOfTheRace(plan)),
    ...(steps.length === 0 && working.gut_training.long_run_goal_g_per_hr === 0
      ? ['No carbs are needed on this run.']
      : []),
  ]
}

/** "In 2 long runs, try 1 bag of 28 g salted pretzels as a late serving.": it is on the list for that. */
function changeOfTheRace({ race_day: { change }, long_run: { kit }, groceries }: Plan): string[] {
  if (!change || kit.some(({ product }) => product === change.product)) return []
  const bought = groceries.for_long_runs.find(({ product }) => product === change.product)
  if (!bought) return []
  const runs = bought.amount === 1 ? 'a long run' : `${bought.amount} long runs`
  return [`In ${runs}, try ${countedFuel(change.product)} as a late serving.`]
}

/** "That is 640 mg sodium an hour."; empty where the stops bring what is asked. */
function otherRates({ runner, targets: { long_run: asked }, long_run: { rows, totals } }: Plan): string[] {
  const perHour = (total: number) => total / asked.hours
  const carbs = perHour(totals.carbs_g)
  const sodium = perHour(sodiumIn(rows))
  const fluids = perHour(totals.fluids_ml)
  const rates = [
    ...(isOff(carbs, asked.carbs_g_per_hr) ? [`${inGrams(carbs)} carbs`] : []),
    ...(isOff(sodium, asked.sodium_mg_per_hr)
      ? [`${inMilligrams(roundTo(milligrams(sodium), 10))} sodium`]
      : []),
    ...(isOff(fluids, asked.fluids_ml_per_hr)
      ? [`${inMilliliters(runner, 10 * Math.round(fluids / 10))} to drink`]
      : []),
  ]
  return rates.length > 0 ? [`That is ${joinList(rates)} an hour.`] : []
}

const isOff = (brought: number, rate: number) =>
  brought > 0 && rate > 0 && Math.abs(brought - rate) > mostOff * rate

/** A share of the rate within which nobody asks where the rest is. */
const mostOff = 0.15

/** Of the servings as their packs have them: the page shows no single stop's, whose rounding would add up. */
const sodiumIn = (rows: readonly PlanRow[]) =>
  roundTo(
    milligrams(
      rows
        .flatMap(({ servings }) => servings)
        .reduce((sum, serving) => sum + amountsIn(serving).sodium_mg, 0),
    ),
    10,
  )

/** What a runner carries in one hand, ml. */
const aBottle = 500

/** The recipes of the race are with its kit. */
function toMake({ runner, long_run: { kit, change }, race_day: race }: Plan): LongRunWords['toMake'] {
  const products = [...kit, ...(change ? [change] : [])].map(({ product }) => product)
  const inTheRace = [...race.kit, ...(race.change ? [race.change] : [])].map(({ product }) => product)
  return products
    .filter((product) => !inTheRace.includes(product))
    .flatMap((product) => toMakeWords(runner, product, 'To make it'))
}

/** Less than this in total is not planned, ml. */
const aGlass = 200

/** The amounts within two hours are figures of the plan; this is how to drink them. */
function afterwards({ runner, targets }: Plan): string {
  const { recovery } = targets.long_run
  const rest = recovery.whole_day_fluids_ml - recovery.fluids_ml
  return rest >= aGlass
    ? `Then drink to thirst: up to ${inMilliliters(runner, rest)} more over the next 4 to 6 hours.`
    : 'Drink to thirst.'
}

/** The section for the wire, line by line. */
export const longRunFueling = (
  { targets: { long_run: target } }: Plan,
  { longRun: { before, ...run }, raceDose }: Pick<PlanWords, 'longRun' | 'raceDose'>,
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
      ...(run.distance === null ? [] : [`${run.distance}, about ${run.lasts}.`]),
      ...run.opening,
      ...run.stops.map(stopLine),
      ...run.advice,
      ...(run.distance === null ? [] : raceDose),
      ...run.toMake.map(({ text }) => text),
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
