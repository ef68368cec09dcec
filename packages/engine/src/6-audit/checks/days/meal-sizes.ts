import { loadingMeals, mealShares } from '../../../evidence/plates.ts'
import type { PlanDay, PlanMeal } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAtEach, soft } from '../../audit.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { hasLongRun } from '../../meals.ts'
import { hasFewDishes } from '../../served.ts'

/**
 * Three meals of like size and small snacks on ordinary days; on the day of the long run of what the meals around it and its
 * fuel leave; on loading days none too large, and little after dinner. It does not apply where few dishes are left.
 * Evidence: meal-shares, loading-meals.
 */
export const mealSizes: Check = {
  id: 'meal-sizes',
  look: (given): readonly [Look, Look] | Look => {
    if (hasFewDishes(given)) return doesNotApply
    const week = given.plan.race_week.filter(({ kind }) => kind !== 'race-morning')
    return [
      lookAtEach('daily_plan', 'soft', given.plan.training_days, (day, at) =>
        dayFaults(given, 'daily_plan', `training_days.${at}`, day),
      ),
      week.length === 0
        ? doesNotApply
        : lookAtEach('race_week', 'soft', week, (day, at) =>
            dayFaults(given, 'race_week', `race_week.${at}`, day),
          ),
    ]
  },
}

function dayFaults(given: Given, section: PlanSection, path: string, day: PlanDay): Fault[] {
  const sizeOf = isLoadingDay(given, day) ? loadingSize : ordinarySize(given, day)
  return day.meals.flatMap((meal, at) => {
    const [least, most] = sizeOf(meal)
    const place = `${path}.meals.${at}`
    return [
      ...outside(section, {
        path: place,
        of: 'kcal',
        value: meal.kcal,
        least,
        most,
        slack: 10 + 0.02 * meal.kcal,
      }),
      ...(isLoadingDay(given, day)
        ? outside(section, {
            path: place,
            of: 'carbs',
            value: meal.carbs_g,
            least: 0,
            most: loadingMeals.value.mostCarbs,
            slack: 3,
          })
        : []),
    ]
  })
}

const isLoadingDay = ({ targets }: Given, { kind }: PlanDay) =>
  (kind === 'loading' || kind === 'day-before') && targets.raceWeek.shareOfLoad > 0

type Size = readonly [least: number, most: number]
const anySize: Size = [0, Number.POSITIVE_INFINITY]

const loadingSize = ({ name }: PlanMeal): Size => {
  const { mostEnergy, afterDinner } = loadingMeals.value
  return [0, name === 'evening-snack' ? afterDinner : mostEnergy]
}

function ordinarySize({ plan }: Given, day: PlanDay): (meal: PlanMeal) => Size {
  const isAround = ({ name }: PlanMeal) =>
    day.kind === 'long-run' && hasLongRun(plan) && (name === 'breakfast' || name === 'recovery')
  const around = day.meals.filter(isAround)
  const left = day.target.kcal - around.reduce((sum, { kcal }) => sum + kcal, 0) - 4 * day.fuel_carbs_g
  const { breakfast } = mealShares.value
  // What breakfast usually takes is eaten already, or at a further snack.
  const isSpread = day.meals.some(({ name }) => name === 'late-afternoon-snack')
  const eaten = isSpread ? 0 : (breakfast[0] + breakfast[1]) / 2
  const whole = around.length > 0 ? left / (1 - eaten) : day.target.kcal
  return (meal) => {
    // Where the run and the meals around it take most of a day, what is left has no usual size.
    if (isAround(meal) || left < littleLeft * day.target.kcal) return anySize
    const [least, most] = shareOf(meal)
    return [least * whole, most * whole]
  }
}

const littleLeft = 0.35

const shareOf = ({ name }: PlanMeal): Size =>
  name === 'breakfast' || name === 'lunch' || name === 'dinner'
    ? mealShares.value[name]
    : mealShares.value.snack

interface Measured {
  readonly path: string
  readonly of: 'kcal' | 'carbs'
  readonly value: number
  readonly least: number
  readonly most: number
  /** Meals are printed in whole grams. */
  readonly slack: number
}

function outside(section: PlanSection, { path, of, value, least, most, slack }: Measured): Fault[] {
  if (value > most + slack) return [soft(section, 'meal-size', { path, of, value, is: 'more', limit: most })]
  return value < least - slack
    ? [soft(section, 'meal-size', { path, of, value, is: 'less', limit: least })]
    : []
}
