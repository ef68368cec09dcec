import type { PlanAudit } from '@race-nutrition/contract'
import type { PlanSection } from '@race-nutrition/engine'
import { Info, TriangleAlert } from 'lucide-react'
import { createContext, useContext } from 'react'
import style from './findings.module.css'

type Finding = PlanAudit['findings'][number]

const FindingsContext = createContext<readonly Finding[]>([])
export const FindingsProvider = FindingsContext

/** What the checks found in these sections of the plan, beside them; nothing where they found nothing. */
export function Findings({ of }: { of: readonly PlanSection[] }) {
  const found = useContext(FindingsContext).filter(({ section }) => of.some((part) => part === section))
  if (found.length === 0) return null
  const Icon = found.some(isHard) ? TriangleAlert : Info
  return (
    <aside className={style.findings} aria-label="What the checks found here">
      <Icon aria-hidden size={18} />
      <ul>
        {found.map((finding) => (
          <FindingItem key={`${finding.id} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </aside>
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

/** What tells that the AI's words were left out: the plan passed, and no check of ours is named so. */
export const isAboutAi = ({ id }: Pick<Finding, 'id'>) => id.startsWith('ai-')
