import { readRunner } from '../../src/1-runner/read-runner.ts'
import type { Runner } from '../../src/1-runner/runner.ts'
import { setTargets } from '../../src/2-targets/set-targets.ts'
import { factsFor } from '../stages-for.ts'
import { type RunnerWishes, someRunner } from '../some-runner.ts'
import type { Audit, Given } from '../../src/6-audit/audit.ts'
import { auditPlan } from '../../src/6-audit/audit-plan.ts'

/** The engine's own plan for such a runner, as input of the checks. */
export function caseOf(wishes: Partial<RunnerWishes>, allergies?: string): Given {
  const runner = runnerOf(someRunner(wishes), allergies)
  return { plan: factsFor(runner), runner, targets: setTargets(runner) }
}

function runnerOf(runner: Runner, allergies: string | undefined): Runner {
  if (allergies === undefined) return runner
  const read = readRunner({ ...runner.answers, allergies }, runner.today)
  if (!read.ok) throw new Error('this runner is understood')
  return read.value
}

export const audited = ({ plan, runner, targets }: Given): Audit => auditPlan(plan, runner, targets)

/** A deeply mutable version of a plan. */
export type Changeable<Part> = { -readonly [Name in keyof Part]: Changeable<Part[Name]> }

/** The same with one change to a copy of its plan. */
export function changed(given: Given, change: (plan: Changeable<Given['plan']>) => void): Given {
  const plan = JSON.parse(JSON.stringify(given.plan)) as Changeable<Given['plan']>
  change(plan)
  return { ...given, plan }
}

/** The checks that fail in the second and not in the first, each once. */
export function failedBeyond(own: Given, given: Given): string[] {
  const before = new Set(audited(own).findings.map((finding) => JSON.stringify(finding)))
  const found = audited(given).findings.filter((finding) => !before.has(JSON.stringify(finding)))
  return [...new Set(found.map(({ id }) => id))].toSorted()
}
