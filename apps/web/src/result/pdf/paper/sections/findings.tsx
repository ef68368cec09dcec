import type { PlanAudit } from '@race-nutrition/contract'
import type { PlanSection } from '@race-nutrition/engine'
import { createContext, useContext } from 'react'
import { foundIn, severityWords } from '../../../audit/findings.tsx'
import style from './findings.module.css'

const PaperFindingsContext = createContext<PlanAudit['findings']>([])
export const PaperFindingsProvider = PaperFindingsContext

/** The findings in these sections, in a box; renders nothing if there are none. */
export function PaperFindings({ of }: { of: readonly PlanSection[] }) {
  const found = foundIn(useContext(PaperFindingsContext), of)
  if (found.length === 0) return null
  return (
    <div className={style.found} data-box data-lead>
      {found.map(({ id, severity, message }) => (
        <p key={`${id} ${message}`}>
          <b>{severityWords[severity]}:</b> {message}
        </p>
      ))}
    </div>
  )
}
