import type { Audit, AuditGroup } from '../../6-audit/audit.ts'
import type { Finding } from '../../6-audit/finding.ts'
import { groupWords } from '../../foods/exclusions/allergen-groups.ts'
import { familiesNamed } from '../../foods/exclusions/food-families.ts'
import { capitalize } from '../../letter-case.ts'
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
  groups: audit.groups.map((group) => ({
    id: group.id,
    title: ownTitle(group, plan) ?? checkGroups.find(({ id }) => id === group.id)?.title ?? group.id,
    passed: group.passed,
    total: group.total,
  })),
  findings: audit.findings.map((finding) => ({
    id: finding.id,
    severity: finding.severity,
    section: finding.section,
    message: renderFinding(finding, plan),
  })),
})

/** "Milk; peanut: in none of 112 foods", "Vegan: all 112 foods", where every check of it passed. */
function ownTitle({ id, passed, total, read }: AuditGroup, { runner }: Plan): string | null {
  if (id !== 'allergies' || passed < total) return null
  const { groups, families, unknown } = runner.exclusions
  const kept = [
    ...groups.map((group) => groupWords[group]),
    ...familiesNamed(families).map(({ label }) => label),
    ...unknown,
  ]
  if (kept.length > 0) return `${capitalize(someOf(kept).join('; '))}: in none of ${read} foods`
  return runner.diet === 'Omnivore' ? null : `${runner.diet}: all ${read} foods`
}

const mostNamed = 3

const someOf = (names: readonly string[]): readonly string[] =>
  names.length <= mostNamed
    ? names
    : [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} more`]
