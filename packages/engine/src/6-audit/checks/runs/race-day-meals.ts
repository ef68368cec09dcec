import { minutesOfDay } from '../../../clock.ts'
import type { PlanRaceDayMeal } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, lookAt } from '../../audit.ts'
import { differences, leavesOf, pairsOf } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { heldByMeal } from '../../meals.ts'
import { needsNoStove, recipeOf } from '../../recipe-tables.ts'
import { beforeRace, sumOf } from '../../rows.ts'

const section = 'race_week'

/**
 * A start from eleven on has its other meals at their time, as dishes low in fiber and fat within their carbs, and no more carbs
 * up to it than a day should. Evidence: race-day-meals, race-day-dishes.
 */
export const raceDayMeals: Check = {
  id: 'race-day-meals',
  look: (given) => {
    const { other_meals: stated, carbs_until_start_g: total } = given.plan.race_day
    const made = mealsOf(given)
    if (made.length === 0 && stated.length === 0 && total === null) return doesNotApply
    const carbs =
      stated.reduce((sum, { carbs_g: grams }) => sum + grams, 0) + sumOf(beforeRace(given), 'carbs_g')
    return lookAt(section, 'hard', [...made, ...stated], () => [
      ...differences(section, [
        ...pairsOf(leavesOfAll(stated), leavesOfAll(made)),
        {
          path: 'race_day.carbs_until_start_g',
          stated: total,
          made: made.length === 0 ? null : carbs,
        },
      ]),
      ...stated.flatMap((meal, at) => dishFaults(given, meal, made[at], at)),
      ...(made.length > 0 && carbs > mostOf(given) + steps
        ? [
            hard(section, 'out-of-range', {
              of: 'carbs',
              value: carbs,
              is: 'more',
              limit: mostOf(given),
            }),
          ]
        : []),
    ])
  },
}

type Planned = Omit<PlanRaceDayMeal, 'meal'>

function dishFaults(
  { runner }: Given,
  { name, carbs_g: carbs, meal }: PlanRaceDayMeal,
  planned: Planned | undefined,
  at: number,
): Fault[] {
  const place = `race_day.other_meals.${at}`
  const wanted = planned?.carbs_g ?? 0
  const eaten = meal ? meal.carbs_g : wanted
  const same = differences(section, [{ path: `${place}.carbs_g`, stated: carbs, made: eaten }])
  if (!meal) return same
  const { fiber_g: fiber } = heldByMeal(meal)
  const isAway = runner.preferences.kitchen?.race_morning === 'hotel'
  const [mostFat, mostFiber] = name === 'snack' ? [6, 4] : [15, 8]
  const isSound =
    carbs <= wanted &&
    carbs >= 0.88 * wanted - 1 &&
    meal.fat_g <= mostFat + 1 &&
    fiber <= mostFiber + 1 &&
    (!isAway || needsNoStove(recipeOf(meal.recipe.id)))
  return isSound ? same : [...same, hard(section, 'out-of-place', { path: `${place}.meal` })]
}

/** The race meal comes in quarters of a recipe, and the last gel is of one size. */
const steps = 25

const mostOf = ({ runner, targets: { loadingMass } }: Given) =>
  Math.max((runner.targetTime >= 1.5 ? 5 : 3.5) * loadingMass, 30)

const leavesOfAll = (meals: readonly Planned[]) =>
  new Map(
    meals.flatMap(({ name, minute }, at) => [...leavesOf(`race_day.other_meals.${at}`, { name, minute })]),
  )

function mealsOf(given: Given): Planned[] {
  const { runner, targets } = given
  const time = runner.preferences.start_time
  if (time === undefined || time < '11:00') return []
  const start = minutesOfDay(time)
  const kilograms = targets.loadingMass
  const snack = time >= '15:00' ? 30 : 0
  const gel = runner.targetTime >= 1.5 ? 30 : 0
  const cap = (runner.targetTime >= 1.5 ? 5 : 3.5) * kilograms
  const left = Math.max(0, cap - targets.race.breakfast.carbs - gel - snack)
  const breakfast = fives(Math.min(kilograms, left))
  const lunch = time >= '18:00' ? fives(Math.min(1.5 * kilograms, left - breakfast)) : 0
  return [
    { name: 'breakfast' as const, minute: Math.min(480, start - 300) - start, carbs_g: breakfast },
    { name: 'lunch' as const, minute: Math.min(780, start - 360) - start, carbs_g: lunch },
    { name: 'snack' as const, minute: -90, carbs_g: snack },
  ].filter(({ carbs_g: carbs }) => carbs > 0)
}

const fives = (grams: number) => 5 * Math.floor(grams / 5 + 1e-9)
