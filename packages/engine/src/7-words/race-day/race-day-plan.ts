import { clockText } from '../amounts/clock-times.ts'
import { asClock, inOwnDistance, inOwnVolume } from '../amounts/format-amounts.ts'
import { carriesHypoKit, readsOfWeight } from '../../health.ts'
import type { RaceDayEntry } from '../../nutrition-plan.ts'
import type { Plan, PlanMeal, PlanRow, PlanRunner } from '../../plan.ts'
import { sidesByName } from '../menus/dish-words.ts'
import { mealWords, servedByName, servedLine } from '../menus/meal-words.ts'
import type { MealWords, PlanWords, RaceRowWords } from '../plan-words.ts'
import { caffeineInWords, caffeineOfTheGel } from './caffeine-words.ts'
import { raceMeal } from '../race-week/race-day-meals.ts'
import { feedAction, feedInWords, inOwnOunces } from './feed-words.ts'

/** The race-day table, row by row as scheduled: its milliliters are a column, so an item has its volumes in one unit. */
export const raceRowWords = (plan: Plan): RaceRowWords[] =>
  plan.race_day.rows.map((row) => ({
    ...whenOf(plan, row),
    action: actionOf(plan, row),
    item: itemOf(plan, row, servedLine),
    itemByName: itemOf(plan, row, servedByName),
    ...dishOf(plan, row),
  }))

function whenOf({ runner }: Plan, row: PlanRow): Pick<RaceRowWords, 'time' | 'place' | 'clock' | 'when'> {
  const [time, place, clock] = [timeOf(runner, row), placeOf(runner, row), clockText(runner, row.minute)]
  return { time, place, clock, when: [time, place, clock].filter((part) => part !== null).join(' · ') }
}

/** Race morning has the amounts of its breakfast, whose drink and sides are named here, and the safety notes when to drink nothing. */
function dishOf(plan: Plan, row: PlanRow): Pick<RaceRowWords, 'dish' | 'onThePage'> {
  const { runner } = plan
  const meal = mealOf(plan, row)
  if (!meal) return { dish: null, onThePage: withoutVolume(plan, row) ?? itemOf(plan, row, servedByName) }
  const { title, recipe, times, sides } = mealWords(runner, meal)
  const amounts = sides.length === 0 ? '' : ` — ${sides.join(', ')}`
  const byName = sidesByName(meal).map((name) => `, ${name}`)
  return {
    dish: { title, recipe, times, beside: byName.join('') },
    onThePage:
      row.phase === 'breakfast'
        ? byName.join('')
        : `${amounts}; ${meal.protein_g} g protein, drinks over 2 h, to thirst`,
  }
}

/** The table has its milliliters in a column; null for a row of another kind. */
function withoutVolume(plan: Plan, row: PlanRow): string | null {
  const { kit, on_course: course } = plan.race_day
  if (row.phase === 'during')
    return feedInWords(plan.runner, kit, row, { volumeInWords: inOwnOunces, course })
  return row.phase === 'top-up' && row.servings.some(({ kind }) => kind === 'product')
    ? feedInWords(plan.runner, kit, row, { volumeInWords: inOwnOunces }) + caffeineOfTheGel(plan)
    : null
}

/** "3:00 before", "0:25", "0:30 after" */
function timeOf({ target_minutes: finish }: PlanRunner, { minute, phase }: PlanRow): string {
  if (minute < 0) return `${asClock(Math.abs(minute))} before`
  return phase === 'recovery' ? `${asClock(minute - Math.floor(finish + 0.5))} after` : asClock(minute)
}

/** "5 km"; null before the start and after the finish. */
export const placeOf = (runner: PlanRunner, { minute, phase, km }: PlanRow) =>
  minute < 0 || phase === 'recovery' || km === null ? null : inOwnDistance(runner, km)

/** The menu of a row; null if it has none. */
function mealOf({ race_week: week, race_day: day }: Plan, { phase }: PlanRow): PlanMeal | null {
  if (phase === 'breakfast') return week.find(({ kind }) => kind === 'race-morning')?.meals[0] ?? null
  return phase === 'recovery' ? day.recovery_meal : null
}

/** The section for the wire. */
export const raceDayPlan = (
  { race_day: { rows } }: Plan,
  { raceRows }: Pick<PlanWords, 'raceRows'>,
): RaceDayEntry[] =>
  raceRows.map(({ when, action, item }, index) => ({
    time: when,
    action,
    item,
    carbs_g: rows[index]?.carbs_g ?? 0,
    sodium_mg: rows[index]?.sodium_mg ?? 0,
    fluids_ml: rows[index]?.fluids_ml ?? 0,
  }))

function actionOf({ race_day: { kit, other_meals: others } }: Plan, row: PlanRow): string {
  if (row.phase === 'breakfast' && others.length > 0) return raceMeal
  return row.phase === 'during' ? feedAction(kit, row) : actions[row.phase]
}

const actions = {
  breakfast: 'Breakfast',
  caffeine: 'Optional caffeine',
  'top-up': 'Top up',
  recovery: 'Recovery',
} as const

type InWords = (meal: MealWords) => string

function itemOf(plan: Plan, row: PlanRow, served: InWords): string {
  if (row.phase === 'breakfast') return breakfastInWords(plan, row, served)
  if (row.phase === 'caffeine') return caffeineInWords(plan)
  if (row.phase === 'top-up') return topUpInWords(plan, row)
  return row.phase === 'recovery'
    ? recoveryInWords(plan, row, served)
    : feedInWords(plan.runner, plan.race_day.kit, row, {
        volumeInWords: inOwnVolume,
        course: plan.race_day.on_course,
      })
}

/** The breakfast with its foods, or with its numbers if there is no menu for it. */
function breakfastInWords(plan: Plan, row: PlanRow, served: InWords): string {
  const { runner, targets } = plan
  const meal = mealOf(plan, row)
  const { carbs_g: carbs, fluids_ml: fluids } = targets.race.breakfast
  return meal
    ? served(mealWords(runner, meal))
    : `${carbs} g of carbs from a breakfast you have practiced, low in fat and fiber, with ${inOwnVolume(runner, fluids)} to drink`
}

function topUpInWords(plan: Plan, row: PlanRow): string {
  const { runner, race_day: day } = plan
  const first = carriesHypoKit(runner) ? 'Check your glucose first: ' : ''
  return row.servings.some(({ kind }) => kind === 'product')
    ? first + feedInWords(runner, day.kit, row, { volumeInWords: inOwnVolume }) + caffeineOfTheGel(plan)
    : `Sips of water, about ${inOwnVolume(runner, row.fluids_ml)}`
}

function recoveryInWords(plan: Plan, row: PlanRow, served: InWords): string {
  const { runner, targets } = plan
  const meal = mealOf(plan, row)
  const { fluids_ml: fluids } = targets.race.recovery
  const most = inOwnVolume(runner, fluids)
  // What the meal names is less than a runner may drink: the amount is a ceiling, not a task.
  const late = plan.flags.includes('EAH_SLOW') ? ', little until you urinate' : ''
  const howMuch =
    (meal
      ? meal.fluids_ml < fluids
        ? `water to thirst, at most ${most} in all over 2 h`
        : 'water to thirst beside it'
      : `drinks to thirst, at most ${most} over 2 h`) + late
  const drink = `a meal 2–3 h later; ${howMuch}, none ${readsOfWeight(runner) ? 'after weight gain or ' : ''}with a headache, nausea or confusion${carriesHypoKit(runner) ? ' that is not a low' : ''}`
  return meal
    ? `${served(mealWords(runner, meal))}: ${held(meal)}, ${drink}`
    : `${held(targets.race.recovery)}, ${drink}`
}

const held = ({ carbs_g: carbs, protein_g: protein }: Pick<PlanMeal, 'carbs_g' | 'protein_g'>) =>
  `${carbs} g carbs and ${protein} g protein`
