import type { PlanAudit } from '@race-nutrition/contract'
import type { PlanSection } from '@race-nutrition/engine'
import { Check, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import shapes from '../../look/shapes.module.css'
import style from './checks.module.css'
import { isAboutAi, severityWords } from './findings.tsx'

/** The checks that this page knows: their titles by id, in groups. */
export type CheckGroups = readonly {
  readonly id: string
  readonly checks: Readonly<Record<string, string>>
}[]

interface CheckListProps {
  readonly audit: PlanAudit
  /** Null until loaded. */
  readonly known: CheckGroups | null
}

/** The findings first, then every check by its title, in groups. */
export function CheckList({ audit, known }: CheckListProps) {
  const { findings, groups, not_applicable } = audit
  const named = known && areOf(audit, known) ? known : null
  return (
    <>
      {findings.length === 0 ? (
        <p>No problems found.</p>
      ) : (
        <ul className={style.found}>
          {findings.map(({ id, severity, section, message }) => (
            <li key={`${id} ${section} ${message}`}>
              <b>{severityWords[severity]}</b> · {sectionWords[section] ?? 'The plan'}: {message}
            </li>
          ))}
        </ul>
      )}
      {not_applicable.length > 0 && <p>{notApplicable(not_applicable.length)}</p>}
      {groups.length > 0 && (
        <ul className={style.groups} aria-label="All checks">
          {groups.map(({ id, title, passed, total }) => (
            <li key={id}>
              <p className={style.group}>
                <b>{title}</b> {passed} of {total}
              </p>
              {named && <Group audit={audit} titles={named.find((group) => group.id === id)?.checks ?? {}} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** By section; a later version may have others. */
const sectionWords: Readonly<Record<string, string>> = {
  profile: 'profile',
  numbers_summary: 'numbers',
  daily_plan: 'daily plan',
  long_run_fueling: 'long-run fueling',
  race_week: 'race week',
  race_day_plan: 'race-day plan',
  grocery_list: 'grocery list',
  prep: 'prep',
  assumptions_safety: 'assumptions and safety',
} satisfies Record<PlanSection, string>

const notApplicable = (count: number) =>
  count === 1
    ? 'One more check does not apply to you and is not counted.'
    : `${count} more checks do not apply to you and are not counted.`

/** Whether an audit is of these checks: another version may have checks whose titles this page does not know. */
function areOf({ total, groups, not_applicable, findings }: PlanAudit, known: CheckGroups): boolean {
  const ids = new Set(known.flatMap(({ checks }) => Object.keys(checks)))
  return (
    total + not_applicable.length === ids.size &&
    groups.every(({ id }) => known.some((group) => group.id === id)) &&
    not_applicable.every((id) => ids.has(id)) &&
    findings.every((finding) => ids.has(finding.id) || isAboutAi(finding))
  )
}

/** The checks that apply first. */
function Group({ audit, titles }: { audit: PlanAudit; titles: Readonly<Record<string, string>> }) {
  const failed = new Set(audit.findings.map(({ id }) => id))
  const apart = new Set(audit.not_applicable)
  const checks = Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    outcome: apart.has(id) ? 'not-applicable' : failed.has(id) ? 'failed' : 'passed',
  })) satisfies { outcome: Outcome }[]
  const applies = ({ outcome }: { outcome: Outcome }) => outcome !== 'not-applicable'
  return (
    <ul className={style.list}>
      {checks
        .toSorted((one, other) => Number(applies(other)) - Number(applies(one)))
        .map(({ id, title, outcome }) => (
          <CheckItem key={id} title={title} outcome={outcome} />
        ))}
    </ul>
  )
}

type Outcome = 'passed' | 'failed' | 'not-applicable'

const outcomes: Readonly<Record<Outcome, { Icon: LucideIcon; words: string }>> = {
  passed: { Icon: Check, words: ': passed' },
  failed: { Icon: TriangleAlert, words: ': not passed' },
  'not-applicable': { Icon: Minus, words: ': does not apply' },
}

/** The outcome is text for screen readers only, except that "not applicable" is visible too. */
function CheckItem({ title, outcome }: { title: string; outcome: Outcome }) {
  const { Icon, words } = outcomes[outcome]
  return (
    <li data-outcome={outcome}>
      <Icon aria-hidden size={16} />
      <span>
        {title}
        <span className={outcome === 'not-applicable' ? undefined : shapes.hidden}>{words}</span>
      </span>
    </li>
  )
}
