import type { PlanAudit } from '@race-nutrition/contract'
import { useCallback, useEffect, useState } from 'react'
import { ownAuditPart, whenIdle } from '../parts.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import type { ShownPlan } from './result-screen.tsx'

export type Checking =
  | { readonly is: 'checked'; readonly audit: PlanAudit }
  | { readonly is: 'under way' }
  /** The answers are none that this planner could read: only another service could plan for them. */
  | { readonly is: 'impossible' }
  | { readonly is: 'part missing'; readonly again: () => void }

/** The audit that came with the plan; where none did, the page's own, made once the plan is on the screen. */
export function useAudit({ answer: { plan, audit }, answers }: ShownPlan, today: string): Checking {
  const [own, setOwn] = useState<PlanAudit | null | 'under way' | 'part missing'>('under way')

  const check = useCallback(
    () =>
      ownAuditPart.load().then(
        (part) => setOwn(part.ownAudit(plan, answers, today)),
        () => {
          setOwn('part missing')
          tellPartMissing()
        },
      ),
    [plan, answers, today],
  )
  useEffect(() => {
    if (audit === null) whenIdle(() => void check())
  }, [audit, check])

  if (audit) return { is: 'checked', audit }
  if (own === null) return { is: 'impossible' }
  if (own === 'part missing') return { is: own, again: () => void check() }
  return own === 'under way' ? { is: own } : { is: 'checked', audit: own }
}
