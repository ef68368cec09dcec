import type { NutritionPlan, Plan } from '@race-nutrition/engine'
import { quoted, rounded } from './quoted.ts'

/** The targets and the whole plan, without the answers, which are in the runner's part. */
export function baselinePart(
  { profile: _answers, ...plan }: NutritionPlan,
  { targets }: Pick<Plan, 'targets'>,
): string {
  return [
    '# Targets and limits',
    'Worked out for this runner, in the units that the names hold. No line of yours goes above them or below them:',
    quoted('targets', rounded(targets)),
    '# The finished plan',
    quoted('baseline', plan),
  ].join('\n')
}
