import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { quoted } from './quoted.ts'

/** The targets and the whole plan, without the answers, which stand with the runner. */
export function baselinePart(
  { profile: _answers, ...plan }: NutritionPlan,
  { targets }: PlanDetails,
): string {
  return [
    '# Targets and limits',
    'Worked out for this runner, in the units that the names hold. No line of yours goes above them or below them:',
    quoted('targets', targets),
    '# The finished plan',
    quoted('baseline', plan),
  ].join('\n')
}
