import { inGrams, inMilliliters, joinList } from '../amounts/format-amounts.ts'
import { optionalBeforeTheStart } from '../../evidence/race-morning.ts'
import { clockText } from '../amounts/clock-times.ts'
import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import { isSugaryDrink } from '../../foods/products.ts'
import type { Plan, PlanMeal, PlanRunner } from '../../plan.ts'
import { carriesHypoKit, isWithoutAddedSalt, mentions } from '../../health.ts'
import { dayInWords } from '../amounts/days.ts'
import { dayWords } from '../menus/meal-words.ts'
import type { WeekPartWords } from '../plan-words.ts'
import { firstMealMinute, lateCaffeine, namedRaceMeal, raceDayMealLines } from './race-day-meals.ts'
import { isCarried } from '../race-day/carried.ts'
import { productOf } from '../race-day/feed-words.ts'
import { partOfAMeal } from '../race-day/part-of-a-meal.ts'
import { isUnfueled, unfueledRaceSentence } from '../race-day/unfueled-race.ts'

/** From waking to the start; what is taken when stands in the table of race day. */
export function raceMorning(plan: Plan): WeekPartWords {
  const { runner, targets } = plan
  const days = plan.race_week.filter(({ kind }) => kind === 'race-morning')
  const meal = days[0]?.meals[0]
  const { breakfast } = targets.race
  return {
    dates: dayInWords(runner.race_date),
    opening: [
      meal
        ? `${whenOf(plan)}.`
        : `${whenOf(plan)}, ${inGrams(breakfast.carbs_g)} carbs, with ${inMilliliters(runner, breakfast.fluids_ml)} to drink.`,
      ...raceDayMealLines(plan),
    ],
    days: days.map((day) => ({
      name: morning,
      label: morning,
      title: morning,
      aim: `${inGrams(day.target.carbs_g)} carbs`,
      day: namedRaceMeal(plan, dayWords(plan, day, morning)),
    })),
    advice: [
      ...(meal ? madeAhead(plan, meal) : []),
      ...lateStart(plan),
      ...optional(plan),
      ...littleNeeded(plan),
      ...lateCaffeine(plan),
    ],
  }
}

/** A pot that simmers long and keeps a night is none for five in the morning. */
function madeAhead({ runner }: Plan, { recipe }: PlanMeal): string[] {
  const { minutes, keeps, equipment } = findRecipe(recipe.id)
  const isSlow = equipment.includes('stove') && minutes.total > longAtTheStove
  return isSlow && keeps.fridgeDays > 0 && runner.days_to_go > 0
    ? ['At home: cook the evening before, chill fast, reheat until steaming.']
    : []
}

const longAtTheStove = 15

const morning = 'Race morning'

/** "3 hours before the start", "3 hours before the start, at 4:30 am". */
function whenOf(plan: Plan): string {
  const at = breakfastClock(plan)
  return `${-breakfastMinute(plan) / 60} hours before the start${at === null ? '' : `, at ${at}`}`
}

/** Breakfast is the first row of the table. */
const breakfastMinute = ({ race_day: { rows } }: Plan) => rows[0]?.minute ?? 0

const breakfastClock = (plan: Plan) => clockText(plan.runner, breakfastMinute(plan))

/** When the runner gets up for breakfast; null without a start time. */
export const alarmClock = (plan: Plan) => clockText(plan.runner, firstMealMinute(plan))

/** With reflux nothing is eaten so near to a run. With a treatment that may cause lows, eating then is for the runner’s team to decide. */
function lateStart({ runner, targets: { race }, race_week: week }: Plan): string[] {
  const { carbs_g: carbs, an_hour_before_carbs_g: late } = race.breakfast
  if (late >= carbs || mentions(runner, 'reflux') || carriesHypoKit(runner)) return []
  const meal = week.find(({ kind }) => kind === 'race-morning')?.meals[0]
  const part = meal ? partOfAMeal(late, meal.carbs_g, 'this') : null
  return [`Running late? An hour before, at most ${part ?? `${inGrams(late)} carbs`}.`]
}

/** What may still be added to the table's own top-up. Evidence: optional-before-the-start. */
function optional({ runner, targets, race_day: { rows, kit } }: Plan): string[] {
  const topUps = rows.filter(({ phase }) => phase === 'top-up').map(({ carbs_g: carbs }) => carbs)
  const more = targets.race.breakfast.optional_carbs_g - topUps.reduce((sum, carbs) => sum + carbs, 0)
  if (more < worthALine) return []
  const also = topUps.some((carbs) => carbs > 0) ? ' more' : ''
  return [
    `Optional, in the last ${optionalBeforeTheStart.value.lastMinutes} minutes: up to ${inGrams(more)} carbs${also}, as ${joinList(forms(runner, kit, more), 'or')} (buy separately).`,
  ]
}

/** A gel of the kit, whole or half, and its drink. Where it has no gel, a sports drink, or a usual gel instead. */
function forms(runner: PlanRunner, kit: Plan['race_day']['kit'], carbs: number): string[] {
  const own = kit.filter(isCarried).map(({ product }) => productOf(product))
  const hasGel = own.some(({ gel }) => gel)
  const gels = hasGel ? own.filter(({ gel }) => gel) : [productOf('generic-gel')]
  const holds = (share: number) => gels.some((gel) => Math.floor(share * gel.carbs + 0.5) <= carbs)
  const gel = holds(1) ? ['gel'] : hasGel && holds(0.5) ? ['half a gel'] : []
  if (isWithoutAddedSalt(runner)) return ['juice', ...gel]
  const hasDrink = own.some(isSugaryDrink)
  return hasDrink || !hasGel || gel.length === 0 ? ['sports drink', ...gel] : gel
}

/** A sip of sports drink beside the top-up needs no line, g carbs. */
const worthALine = 10

/** Why a race has little or nothing on the course. */
function littleNeeded(plan: Plan): string[] {
  if (isUnfueled(plan)) return [unfueledRaceSentence(plan.targets.race.hours)]
  return plan.race_day.start_to_finish.carbs_g === 0
    ? ['On the course you need only water: breakfast and what your muscles store are enough.']
    : []
}
