import type { Finding } from '../../6-audit/finding.ts'
import type { Plan } from '../../plan.ts'
import { exclusionFindings } from './exclusion-findings.ts'
import type { FindingRenderers } from './finding-renderers.ts'
import { listFindings } from './list-findings.ts'
import { numberFindings } from './number-findings.ts'
import { raceFindings } from './race-findings.ts'

const findingWords: FindingRenderers = {
  ...numberFindings,
  ...listFindings,
  ...raceFindings,
  ...exclusionFindings,
}

/** A finding in plain words. */
export function renderFinding(finding: Finding, plan: Plan): string {
  // Every finding has the facts of its code: asserted here once for the compiler.
  return findingWords[finding.code](finding.facts as never, plan, finding)
}
