import { checkForeignPlan, type ForeignAudit } from '@race-nutrition/contract'
import { type NutritionPlan, type Questionnaire, readIsoDay, readRunner } from '@race-nutrition/engine'

export { foreignCheckGroups } from '@race-nutrition/contract'

/** A plan by another service, checked by its numbers and names; null where the answers cannot be read here. */
export function checkForeign(
  plan: NutritionPlan,
  answers: Questionnaire,
  today: string,
): ForeignAudit | null {
  const day = readIsoDay(today)
  const runner = day && readRunner(answers, day)
  return runner?.ok ? checkForeignPlan(plan, runner.value) : null
}
