import type { Runner } from '../1-runner/runner.ts'
import { raceDayMeals } from '../2-targets/before-and-after/race-day-meals.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { PlanRaceDay, PlanRow } from '../plan.ts'

/** The meals of race day before a start from eleven on, and what the day then comes to. */
export function composeRaceDayMeals(
  runner: Runner,
  { loadingMass, race }: Targets,
  rows: readonly PlanRow[],
): Pick<PlanRaceDay, 'other_meals' | 'carbs_until_start_g'> {
  const meals = raceDayMeals(runner, loadingMass, race.breakfast.carbs)
  const before = rows.filter(({ minute }) => minute < 0)
  const carbs = [...meals.map((meal) => meal.carbs), ...before.map((row) => row.carbs_g)]
  return {
    other_meals: meals.map(({ name, minute, carbs: grams }) => ({ name, minute, carbs_g: grams })),
    carbs_until_start_g: meals.length === 0 ? null : carbs.reduce<number>((sum, each) => sum + each, 0),
  }
}
