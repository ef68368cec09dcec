import type { PlanAudit } from '@race-nutrition/contract'
import { useCallback, useEffect, useState } from 'react'
import { foreignCheckPart, whenIdle } from '../parts.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import type { CheckGroups } from './check-list.tsx'
import { madeByAnother } from './made-by-another.ts'
import type { ShownPlan } from './result-screen.tsx'

/** With what there is to say of a plan by another service; null where the plan is our own. */
export type Checking = { readonly origin: string | null } & CheckState

type CheckState =
  | Checked
  | { readonly is: 'under way' }
  /** The answers are none that this planner could read: only another service could plan for them. */
  | { readonly is: 'impossible' }
  | { readonly is: 'part missing'; readonly again: () => void }

interface Checked {
  readonly is: 'checked'
  readonly audit: PlanAudit
  /** The checks by which this page checked a plan that came without an audit of ours; null where one came with it. */
  readonly foreign: CheckGroups | null
}

/** The audit that came with the plan; where none did, this page's check, made once the plan is on the screen. */
export function useAudit({ answer, answers }: ShownPlan, today: string): Checking {
  const { plan, audit } = answer
  const [own, setOwn] = useState<Checked | 'under way' | 'impossible' | 'part missing'>('under way')

  const check = useCallback(
    () =>
      foreignCheckPart.load().then(
        ({ checkForeign, foreignCheckGroups: foreign }) => {
          const made = checkForeign(plan, answers, today)
          setOwn(made ? { is: 'checked', audit: made, foreign } : 'impossible')
        },
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

  if (audit) return { is: 'checked', audit, foreign: null, origin: madeByAnother(answer, true) }
  const origin = madeByAnother(answer, typeof own === 'object')
  if (own === 'part missing') return { is: own, again: () => void check(), origin }
  return typeof own === 'string' ? { is: own, origin } : { ...own, origin }
}
