import type { PlanAudit } from '@race-nutrition/contract'
import {
  auditPlan,
  type NutritionPlan,
  type Questionnaire,
  readIsoDay,
  readRunner,
  setTargets,
} from '@race-nutrition/engine'

/** The page's own audit of a plan that came without one; null where the answers are none that could be read. */
export function ownAudit(plan: NutritionPlan, answers: Questionnaire, today: string): PlanAudit | null {
  const day = readIsoDay(today)
  const runner = day && readRunner(answers, day)
  if (!runner?.ok) return null
  return auditPlan(plan, runner.value, setTargets(runner.value), 'another')
}
