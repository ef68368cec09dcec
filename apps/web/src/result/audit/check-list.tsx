import type { PlanAudit } from '@race-nutrition/contract'
import { Check, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './checks.module.css'
import { severityWords } from './findings.tsx'
import { sectionName } from './found-words.ts'
import { ModelRefused } from './model-refused.tsx'

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

/** The findings first, then the groups of checks, which open to their titles. */
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
              <b>{severityWords[severity]}</b> · {sectionName(section)}: {message}
            </li>
          ))}
        </ul>
      )}
      <ModelRefused refused={audit.model_refused} />
      {not_applicable.length > 0 && <p>{notApplicable(not_applicable.length)}</p>}
      {groups.length > 0 && (
        <ul className={style.groups} aria-label="All checks">
          {groups.map(({ id, title, passed, total }) => (
            <li key={id}>
              <GroupOf
                line={
                  <>
                    <b>{title}</b> {passed}
                    {passed < total && ` of ${total}`}
                  </>
                }
                titles={named?.find((group) => group.id === id)?.checks ?? null}
                audit={audit}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const notApplicable = (count: number) =>
  count === 1 ? 'One more does not apply.' : `${count} more do not apply.`

/** Whether an audit is of these checks: another version may have checks whose titles this page does not know. */
function areOf({ total, groups, not_applicable, findings }: PlanAudit, known: CheckGroups): boolean {
  const ids = new Set(known.flatMap(({ checks }) => Object.keys(checks)))
  return (
    total + not_applicable.length === ids.size &&
    groups.every(({ id }) => known.some((group) => group.id === id)) &&
    not_applicable.every((id) => ids.has(id)) &&
    findings.every(({ id }) => ids.has(id))
  )
}

interface GroupProps {
  /** Its title and how many of its checks passed. */
  readonly line: ReactNode
  /** Null until loaded. */
  readonly titles: Readonly<Record<string, string>> | null
  readonly audit: PlanAudit
}

/** A group of checks as one line, which opens to those that apply to this runner. */
function GroupOf({ line, titles, audit: { findings, not_applicable } }: GroupProps) {
  if (titles === null) return <p className={style.group}>{line}</p>
  const failed = new Set(findings.map(({ id }) => id))
  return (
    <details open={Object.keys(titles).some((id) => failed.has(id))}>
      <summary className={style.group}>{line}</summary>
      <ul className={style.list}>
        {Object.entries(titles)
          .filter(([id]) => !not_applicable.includes(id))
          .map(([id, title]) => (
            <CheckItem key={id} title={title} outcome={failed.has(id) ? 'failed' : 'passed'} />
          ))}
      </ul>
    </details>
  )
}

type Outcome = 'passed' | 'failed'

const outcomes: Readonly<Record<Outcome, { Icon: LucideIcon; words: string }>> = {
  passed: { Icon: Check, words: ': passed' },
  failed: { Icon: TriangleAlert, words: ': not passed' },
}

/** The outcome is text for screen readers only. */
function CheckItem({ title, outcome }: { title: string; outcome: Outcome }) {
  const { Icon, words } = outcomes[outcome]
  return (
    <li data-outcome={outcome}>
      <Icon aria-hidden size={16} />
      <span>
        {title}
        <span className={shapes.hidden}>{words}</span>
      </span>
    </li>
  )
}
