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

/** A finding in words a runner understands. */
export function renderFinding(finding: Finding, plan: Plan): string {
  // Code and facts come together in every finding: the compiler is reminded of it here, once.
  return findingWords[finding.code](finding.facts as never, plan, finding)
}
