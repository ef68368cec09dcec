import type { PlanAudit } from '@race-nutrition/contract'
import type { PlanSection } from '@race-nutrition/engine'
import { createContext, useContext } from 'react'
import { foundIn, severityWords } from '../../findings.tsx'
import style from './found.module.css'

const FoundContext = createContext<PlanAudit['findings']>([])
export const FoundProvider = FoundContext

/** What the checks found in these sections, in a box; nothing where they found nothing. */
export function Found({ of }: { of: readonly PlanSection[] }) {
  const found = foundIn(useContext(FoundContext), of)
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
