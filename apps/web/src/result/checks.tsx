import type { PlanAudit } from '@race-nutrition/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import style from './checks.module.css'

/** How the plan came through its checks; opens to what they found. */
export function Checks({ audit: { passed, total, findings } }: { audit: PlanAudit }) {
  const isClean = findings.length === 0 && passed === total
  const Icon = isClean ? CircleCheck : TriangleAlert
  return (
    <details className={style.checks}>
      <summary data-clean={isClean}>
        <Icon aria-hidden size={17} />
        {passed} of {total} checks passed
      </summary>
      <div className={style.said}>
        <p>
          Before you see a plan, its sums, its limits, your allergies and your diet are checked again, apart
          from the steps that made it.
        </p>
        {findings.length === 0 ? (
          <p>Nothing was found.</p>
        ) : (
          <ul>
            {findings.map(({ id, severity, section, message }) => (
              <li key={`${id} ${section} ${message}`}>
                <b>{severity === 'hard' ? 'Must be put right' : 'Worth knowing'}</b> ·{' '}
                {section.replaceAll('_', ' ')}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
