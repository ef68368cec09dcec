import type { Audit } from '../../6-audit/audit.ts'
import type { Finding } from '../../6-audit/finding.ts'
import type { Plan } from '../../plan.ts'
import { checkGroups } from './check-titles.ts'
import { renderFinding } from './render-finding.ts'

/** The audit as it is sent on the wire. */
export interface RenderedAudit {
  readonly passed: number
  readonly total: number
  readonly not_applicable: readonly string[]
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly passed: number
    readonly total: number
  }[]
  readonly findings: readonly RenderedFinding[]
}

export interface RenderedFinding extends Pick<Finding, 'severity' | 'section'> {
  /** The check that found it. */
  readonly id: string
  readonly message: string
}

export const renderAudit = (audit: Audit, plan: Plan): RenderedAudit => ({
  passed: audit.passed,
  total: audit.total,
  not_applicable: audit.not_applicable,
  groups: audit.groups.map(({ id, passed, total }) => ({
    id,
    title: checkGroups.find((group) => group.id === id)?.title ?? id,
    passed,
    total,
  })),
  findings: audit.findings.map((finding) => ({
    id: finding.id,
    severity: finding.severity,
    section: finding.section,
    message: renderFinding(finding, plan),
  })),
})
