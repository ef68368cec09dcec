import type { Audit, AuditGroup } from '../../6-audit/audit.ts'
import type { Finding } from '../../6-audit/finding.ts'
import { groupWords } from '../../foods/exclusions/allergen-groups.ts'
import { familiesNamed } from '../../foods/exclusions/food-families.ts'
import { namesAFood } from '../../foods/exclusions/names-a-food.ts'
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

/** "Milk; peanut: in nothing you eat, drink or buy", where every check of it passed and nothing typed is left to the runner. */
function ownTitle({ id, passed, total }: AuditGroup, { runner }: Plan): string | null {
  const { groups, families, unknown, unread } = runner.exclusions
  if (id !== 'allergies' || passed < total || unread.length > 0 || !unknown.every(namesAFood)) return null
  const kept = [
    // Of foods high in FODMAPs a little may be eaten.
    ...groups.filter((group) => group !== 'fodmap').map((group) => groupWords[group]),
    ...familiesNamed(families).map(({ label }) => label),
    ...unknown,
  ]
  if (kept.length > 0) return `${capitalize(someOf(kept).join('; '))}: in nothing you eat, drink or buy`
  return runner.diet === 'Omnivore' ? null : `${runner.diet}: all you eat, drink and buy`
}

const mostNamed = 3

const someOf = (names: readonly string[]): readonly string[] =>
  names.length <= mostNamed
    ? names
    : [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} more`]
