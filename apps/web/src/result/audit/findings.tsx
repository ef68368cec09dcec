import type { PlanAudit } from '@race-nutrition/contract'
import type { PlanSection } from '@race-nutrition/engine'
import { Info, TriangleAlert } from 'lucide-react'
import { createContext, useContext } from 'react'
import style from './findings.module.css'

type Finding = PlanAudit['findings'][number]

const FindingsContext = createContext<readonly Finding[]>([])
export const FindingsProvider = FindingsContext

/** The findings in these sections of the plan; renders nothing if there are none. */
export function Findings({ of }: { of: readonly PlanSection[] }) {
  const found = foundIn(useContext(FindingsContext), of)
  if (found.length === 0) return null
  const Icon = found.some(isHard) ? TriangleAlert : Info
  const rest = found.slice(atOnce)
  return (
    <aside className={style.findings} aria-label="What the checks found here">
      <Icon aria-hidden size={18} />
      <div>
        <FindingList found={found.slice(0, atOnce)} />
        {rest.length > 0 && (
          <details>
            <summary>{rest.length} more</summary>
            <FindingList found={rest} />
          </details>
        )}
      </div>
    </aside>
  )
}

/** The findings in these sections, the most severe first. */
export const foundIn = (findings: readonly Finding[], sections: readonly PlanSection[]) =>
  findings
    .filter(({ section }) => sections.some((part) => part === section))
    .toSorted((one, other) => Number(isHard(other)) - Number(isHard(one)))

/** A plan of sixty rows may break one rule sixty times: most findings are collapsed, so that the plan stays visible. */
const atOnce = 5

function FindingList({ found }: { found: readonly Finding[] }) {
  return (
    <ul>
      {found.map((finding) => (
        <FindingItem key={`${finding.id} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  )
}

function FindingItem({ finding: { severity, message } }: { finding: Finding }) {
  return (
    <li>
      <b>{severityWords[severity]}:</b> {message}
    </li>
  )
}

export const severityWords: Readonly<Record<Finding['severity'], string>> = {
  hard: 'Must be put right',
  soft: 'Worth knowing',
}

export const isHard = ({ severity }: Pick<Finding, 'severity'>) => severity === 'hard'
