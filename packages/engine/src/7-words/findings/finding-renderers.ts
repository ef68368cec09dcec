import type { Finding, FindingCode, FindingFacts } from '../../6-audit/finding.ts'
import type { Plan } from '../../plan.ts'

/** The renderer of each finding's sentence; what its facts leave out is read from the plan. */
export type FindingRenderers = {
  readonly [Code in FindingCode]: (facts: FindingFacts[Code], plan: Plan, finding: Finding) => string
}

/** A figure of a finding: whole from 20 on, else to a tenth. */
export const plainFigure = (value: number): string =>
  Math.abs(value) >= 20 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)
