import { noPreferences, type Preferences } from './1-runner/preferences/preferences-schema.ts'
import { type PreferenceFault, readPreferences } from './1-runner/preferences/read-preferences.ts'
import { readRunner } from './1-runner/read-runner.ts'
import type { Refusal } from './1-runner/refusal.ts'
import type { Runner } from './1-runner/runner.ts'
import { setTargets } from './2-targets/set-targets.ts'
import { cookingOf } from './3-menus/cooking/cooking-session.ts'
import { composeMenus } from './3-menus/compose-menus.ts'
import { forgetManyPlates } from './3-menus/plates/plates.ts'
import { groceriesOf } from './3-menus/groceries/groceries.ts'
import { unknownDishes } from './3-menus/preferences/unknown-dishes.ts'
import { rememberMenus } from './3-menus/remember-menus.ts'
import { homemadeIngredients } from './4-race-day/fuels/homemade-ingredients.ts'
import { raceDayMeals } from './4-race-day/meal-rows.ts'
import { scheduleLongRun } from './4-race-day/schedule-long-run.ts'
import { scheduleRaceDay, serveMeals } from './4-race-day/schedule-race-day.ts'
import { composePlan } from './5-plan/compose-plan.ts'
import { auditPlan } from './6-audit/audit-plan.ts'
import { type RenderedAudit, renderAudit } from './7-words/findings/render-audit.ts'
import { renderPlan } from './7-words/render-plan.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import type { PlainDay } from './plain-day.ts'
import type { Plan } from './plan.ts'
import { type Result, ok, refuse } from './result.ts'

export interface RacePlan {
  readonly object: NutritionPlan
  readonly audit: RenderedAudit
  readonly plan: Plan
  /** As understood. */
  readonly preferences: Preferences
}

type PlanRace = (
  answers: unknown,
  today: PlainDay,
  preferences?: unknown,
) => Result<RacePlan, readonly (Refusal | PreferenceFault)[]>

/**
 * From fifteen answers and a runner's preferences, if there are any, to the plan in facts and in words and its audit; or
 * every refusal at once.
 */
export const planRace: PlanRace = planWith(composeMenus)

/** The same plans, sooner: for a page that plans one runner's race again after each change. It keeps their menus. */
export const replanner = (): PlanRace => planWith(rememberMenus())

/** The runner that a plan is made for, or every refusal at once: whether there can be a plan is known before there is one. */
export function readRace(
  answers: unknown,
  today: PlainDay,
  preferences?: unknown,
): Result<Runner, readonly (Refusal | PreferenceFault)[]> {
  const wishes = readPreferences(preferences)
  const unknown = unknownDishes(preferences)
  const read = readRunner(answers, today, wishes.ok ? wishes.value : noPreferences)
  return read.ok && wishes.ok && unknown.length === 0
    ? read
    : refuse([...(read.ok ? [] : read.refused), ...(wishes.ok ? [] : wishes.refused), ...unknown])
}

function planWith(menusFor: typeof composeMenus): PlanRace {
  return (...given) => {
    const read = readRace(...given)
    return read.ok ? ok(planFor(read.value, menusFor)) : read
  }
}

function planFor(runner: Runner, menusFor: typeof composeMenus): RacePlan {
  forgetManyPlates()
  const targets = setTargets(runner)
  const fueled = scheduleRaceDay(runner, targets)
  const longRun = scheduleLongRun(runner, targets, fueled.kit)
  const menus = menusFor(runner, targets, longRun.totals.carbs)
  const raceDay = serveMeals(fueled, targets, raceDayMeals(menus))
  const groceries = groceriesOf(menus, homemadeIngredients(raceDay.kit))
  const cooking = cookingOf(menus.raceWeek, runner.preferences.kitchen?.effort)
  const plan = composePlan({ runner, targets, menus, raceDay, longRun, groceries, cooking })
  const audit = auditPlan(plan, runner, targets)
  return {
    plan,
    preferences: runner.preferences,
    object: renderPlan(plan),
    audit: renderAudit(audit, plan),
  }
}
