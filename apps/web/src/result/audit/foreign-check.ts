import { checkForeignPlan, type ForeignAudit } from '@race-nutrition/contract'
import { type NutritionPlan, type Questionnaire, readIsoDay, readRunner } from '@race-nutrition/engine'

export { foreignCheckGroups } from '@race-nutrition/contract'

/** Checks the numbers and names of a plan by another service; null if the answers cannot be parsed here. */
export function checkForeign(
  plan: NutritionPlan,
  answers: Questionnaire,
  today: string,
): ForeignAudit | null {
  const day = readIsoDay(today)
  const runner = day && readRunner(answers, day)
  return runner?.ok ? checkForeignPlan(plan, runner.value) : null
}
