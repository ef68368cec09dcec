import type { Runner } from '../1-runner/runner.ts'
import { raceDayMeals } from '../2-targets/before-and-after/race-day-meals.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { PlanRaceDay, PlanRaceDayMeal, PlanRow } from '../plan.ts'
import { composeMeal } from './compose-day.ts'

/** The meals of race day before a start from eleven on, each with its dish, and what the day then comes to. */
export function composeRaceDayMeals(
  runner: Runner,
  { loadingMass, race }: Targets,
  dishes: Menus['raceDayMeals'],
  rows: readonly PlanRow[],
): Pick<PlanRaceDay, 'other_meals' | 'carbs_until_start_g'> {
  const meals = raceDayMeals(runner, loadingMass, race.breakfast.carbs).map(
    ({ name, minute, carbs: wanted }, at): PlanRaceDayMeal => {
      const dish = dishes[at] ?? null
      return { name, minute, carbs_g: dish?.carbs ?? wanted, meal: dish && composeMeal(runner, dish) }
    },
  )
  const before = rows.filter(({ minute }) => minute < 0)
  const carbs = [...meals.map((meal) => meal.carbs_g), ...before.map((row) => row.carbs_g)]
  return {
    other_meals: meals,
    carbs_until_start_g: meals.length === 0 ? null : carbs.reduce<number>((sum, each) => sum + each, 0),
  }
}
