import type { Runner } from '../src/1-runner/runner.ts'
import { setTargets } from '../src/2-targets/set-targets.ts'
import { cookingOf } from '../src/3-menus/cooking/cooking-session.ts'
import { composeMenus } from '../src/3-menus/compose-menus.ts'
import { groceriesOf } from '../src/3-menus/groceries/groceries.ts'
import { homemadeIngredients } from '../src/4-race-day/fuels/homemade-ingredients.ts'
import { raceDayMeals } from '../src/4-race-day/meal-rows.ts'
import { scheduleLongRun } from '../src/4-race-day/schedule-long-run.ts'
import { scheduleRaceDay, serveMeals } from '../src/4-race-day/schedule-race-day.ts'
import { composePlan } from '../src/5-plan/compose-plan.ts'
import type { StageResults } from '../src/5-plan/stage-results.ts'
import { renderPlan } from '../src/7-words/render-plan.ts'
import { keepLatest } from './keep-latest.ts'

/** What the stages make for a runner as read, with parts of it changed by a test. */
export function stagesFor(runner: Runner, changes: Partial<StageResults> = {}): StageResults {
  return Object.keys(changes).length === 0 ? plannedOnce(runner) : stagesAnew(runner, changes)
}

/**
 * One seed draws the same few hundred runners for every law: each is planned once for all laws of a process. A runner of
 * a single test is dropped before them.
 */
const plannedOnce = keepLatest(600, stagesAnew)

/** The same, of which nothing is kept: for thousands of runners. */
export function stagesAnew(runner: Runner, changes: Partial<StageResults> = {}): StageResults {
  const targets = changes.targets ?? setTargets(runner)
  const fueled = changes.raceDay ?? scheduleRaceDay(runner, targets)
  const longRun = changes.longRun ?? scheduleLongRun(runner, targets, fueled.kit)
  const menus = changes.menus ?? composeMenus(runner, targets, longRun.totals.carbs)
  const raceDay = changes.raceDay ?? serveMeals(fueled, targets, raceDayMeals(menus))
  return {
    runner,
    targets,
    menus,
    raceDay,
    longRun,
    groceries: groceriesOf(menus, homemadeIngredients(raceDay.kit)),
    cooking: cookingOf(menus.raceWeek, runner.preferences.kitchen?.effort),
    ...changes,
  }
}

/** The plan in facts. */
export const factsFor = (runner: Runner, changes: Partial<StageResults> = {}) =>
  composePlan(stagesFor(runner, changes))

/** The plan in words. */
export const wordsFor = (runner: Runner, changes: Partial<StageResults> = {}) =>
  renderPlan(factsFor(runner, changes))
