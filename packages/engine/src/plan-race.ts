import type { Questionnaire } from './1-runner/questionnaire.ts'
import { readRunner } from './1-runner/read-runner.ts'
import type { Refusal } from './1-runner/refusal.ts'
import { setTargets } from './2-targets/set-targets.ts'
import { composeMenus } from './3-menus/compose-menus.ts'
import { raceDayMeals } from './4-race-day/meal-rows.ts'
import { scheduleRaceDay } from './4-race-day/schedule-race-day.ts'
import { composePlan } from './5-plan/compose-plan.ts'
import { describePlan } from './5-plan/describe-plan.ts'
import type { NutritionPlan } from './5-plan/nutrition-plan.ts'
import type { PlanDetails } from './5-plan/plan-details.ts'
import { auditPlan } from './6-audit/audit-plan.ts'
import type { Audit } from './6-audit/audit.ts'
import type { PlainDay } from './plain-day.ts'
import { ok, type Result } from './result.ts'

export interface RacePlan {
  readonly plan: NutritionPlan
  readonly details: PlanDetails
  readonly audit: Audit
}

/** The whole way, from fifteen answers to the nine sections and their checks; or every refusal at once. */
export function planRace(answers: Questionnaire, today: PlainDay): Result<RacePlan, readonly Refusal[]> {
  const read = readRunner(answers, today)
  if (!read.ok) return read
  const runner = read.value
  const targets = setTargets(runner)
  const menus = composeMenus(runner, targets)
  const raceDay = scheduleRaceDay(runner, targets, raceDayMeals(menus))
  const plan = composePlan(runner, targets, menus, raceDay)
  const details = describePlan(runner, targets, menus, raceDay)
  const audit = auditPlan(plan, runner, targets)
  return ok({ plan, details, audit })
}
