import type { PlanAudit } from '@race-nutrition/contract'
import { Check, TriangleAlert } from 'lucide-react'
import shapes from '../look/shapes.module.css'
import style from './checks.module.css'
import { isAboutAi, severityWords } from './findings.tsx'

interface CheckListProps {
  readonly audit: PlanAudit
  /** Of our own checks, by id; null until they are there. */
  readonly titles: Readonly<Record<string, string>> | null
}

/** What was found first, then every check by its name. */
export function CheckList({ audit, titles }: CheckListProps) {
  const { findings } = audit
  const failed = new Set(findings.map(({ id }) => id))
  return (
    <>
      {findings.length === 0 ? (
        <p>Nothing was found.</p>
      ) : (
        <ul className={style.found}>
          {findings.map(({ id, severity, section, message }) => (
            <li key={`${id} ${section} ${message}`}>
              <b>{severityWords[severity]}</b> · {section.replaceAll('_', ' ')}: {message}
            </li>
          ))}
        </ul>
      )}
      {titles && areOurs(audit, titles) && (
        <ul className={style.list} aria-label="All checks">
          {Object.entries(titles).map(([id, title]) => (
            <CheckItem key={id} title={title} isPassed={!failed.has(id)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Another service may check by a list of its own, whose names nobody here knows. */
const areOurs = ({ total, findings }: PlanAudit, titles: Readonly<Record<string, string>>) =>
  total === Object.keys(titles).length &&
  findings.every((finding) => finding.id in titles || isAboutAi(finding))

function CheckItem({ title, isPassed }: { title: string; isPassed: boolean }) {
  const Icon = isPassed ? Check : TriangleAlert
  return (
    <li data-passed={isPassed}>
      <Icon aria-hidden size={16} />
      <span>
        {title}
        <span className={shapes.hidden}>{isPassed ? ': passed' : ': not passed'}</span>
      </span>
    </li>
  )
}
