import { asClock, inMilliliters, oneDecimal, type Reader } from '../amounts/format-amounts.ts'
import type { RaceDayEntry } from '../../nutrition-plan.ts'
import type { Plan, PlanMeal, PlanRow, PlanRunner } from '../../plan.ts'
import { kilometers, toMiles } from '../../units.ts'
import { mealWords, servedLine } from '../menus/meal-words.ts'
import type { PlanWords, RaceRowWords } from '../plan-words.ts'
import { feedAction, feedInWords } from './feed-words.ts'

/** The race-day table, row by row as scheduled. */
export const raceRowWords = (plan: Plan): RaceRowWords[] =>
  plan.race_day.rows.map((row) => ({
    time: timeOf(plan.runner, row),
    place: placeOf(row),
    action: actionOf(plan, row),
    item: itemOf(plan, row),
  }))

/** "3:00 before", "0:25", "0:30 after" */
function timeOf({ target_minutes: finish }: PlanRunner, { minute, phase }: PlanRow): string {
  if (minute < 0) return `${asClock(Math.abs(minute))} before`
  return phase === 'recovery' ? `${asClock(minute - Math.floor(finish + 0.5))} after` : asClock(minute)
}

const placeOf = ({ minute, phase, km }: PlanRow) =>
  minute < 0 || phase === 'recovery' || km === null
    ? null
    : `${oneDecimal(km)} km / ${oneDecimal(toMiles(kilometers(km)))} mi`

/** The section for the wire. */
export const raceDayPlan = (
  { race_day: { rows } }: Plan,
  { raceRows }: Pick<PlanWords, 'raceRows'>,
): RaceDayEntry[] =>
  raceRows.map(({ time, place, action, item }, index) => ({
    time: place === null ? time : `${time} · ${place}`,
    action,
    item,
    carbs_g: rows[index]?.carbs_g ?? 0,
    sodium_mg: rows[index]?.sodium_mg ?? 0,
    fluids_ml: rows[index]?.fluids_ml ?? 0,
  }))

function actionOf({ race_day: { kit } }: Plan, row: PlanRow): string {
  return row.phase === 'during' ? feedAction(kit, row) : actions[row.phase]
}

const actions = {
  breakfast: 'Breakfast',
  caffeine: 'Optional caffeine',
  'top-up': 'Top up',
  recovery: 'Recovery',
} as const

function itemOf(plan: Plan, row: PlanRow): string {
  if (row.phase === 'breakfast') return breakfastInWords(plan)
  if (row.phase === 'caffeine') return caffeineInWords(plan)
  if (row.phase === 'top-up') return topUpInWords(plan, row)
  return row.phase === 'recovery' ? recoveryInWords(plan) : feedInWords(plan.runner, plan.race_day.kit, row)
}

/** The breakfast with its foods, or with its numbers if there is no menu for it. */
function breakfastInWords({ runner, targets, race_week: week }: Plan): string {
  const meal = week.find(({ kind }) => kind === 'race-morning')?.meals[0]
  const { carbs_g: carbs, fluids_ml: fluids } = targets.race.breakfast
  return meal
    ? plateInWords(runner, meal)
    : `${carbs} g of carbs from a breakfast you have practiced, low in fat and fiber, with ${inMilliliters(runner, fluids)} to drink`
}

const caffeineInWords = ({ targets }: Plan) =>
  `${targets.caffeine_mg} mg of caffeine, only if you are used to it, with a little kept back of the breakfast fluid`

function topUpInWords({ runner, race_day: { kit } }: Plan, row: PlanRow): string {
  return row.servings.some(({ kind }) => kind === 'product')
    ? feedInWords(runner, kit, row)
    : `Sips of water, about ${inMilliliters(runner, row.fluids_ml)}`
}

function recoveryInWords({ runner, targets, race_day: { recovery_meal: meal } }: Plan): string {
  const { fluids_ml: fluids } = targets.race.recovery
  const drink =
    `with up to ${inMilliliters(runner, fluids)} to drink over the next 2 h, to thirst; ` +
    'none if you gained weight or have a headache, nausea or confusion'
  return meal
    ? `${plateInWords(runner, meal)}: ${held(meal)}, ${drink}`
    : `${held(targets.race.recovery)}, ${drink}`
}

const held = ({ carbs_g: carbs, protein_g: protein }: Pick<PlanMeal, 'carbs_g' | 'protein_g'>) =>
  `${carbs} g of carbs and ${protein} g of protein`

const plateInWords = (reader: Reader, meal: PlanMeal) => servedLine(mealWords(reader, meal))
