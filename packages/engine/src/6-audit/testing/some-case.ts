import { readRunner } from '../../1-runner/read-runner.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import { planRace } from '../../plan-race.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import type { Audit } from '../audit.ts'
import { auditPlan } from '../audit-plan.ts'

/** A plan to be changed at will, and whose it is. */
export interface Case {
  readonly plan: NutritionPlan
  readonly runner: Runner
}

/** The engine's own plan of such a runner. */
export function planOf(wishes: Partial<RunnerWishes>): Case {
  const { answers, today } = someRunner(wishes)
  const [read, made] = [readRunner(answers, today), planRace(answers, today)]
  if (!read.ok || !made.ok) throw new Error('this runner is understood')
  return { plan: JSON.parse(JSON.stringify(made.value.plan)) as NutritionPlan, runner: read.value }
}

export const audited = ({ plan, runner }: Case): Audit => auditPlan(plan, runner, setTargets(runner))

/** The checks that failed, each once. */
export const failedIn = (given: Case): string[] =>
  [...new Set(audited(given).findings.map(({ id }) => id))].toSorted()
