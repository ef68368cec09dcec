import type { PlanAudit } from '@race-nutrition/contract'
import { useCallback, useEffect, useState } from 'react'
import { foreignCheckModule } from '../../lazy-modules.ts'
import { whenIdle } from '../../when-idle.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import type { CheckGroups } from './check-list.tsx'
import { foreignPlanOrigin } from './foreign-plan-origin.ts'
import type { ShownPlan } from '../../shown-plan.ts'

/** `origin` is the note about a plan by another service; null for our own. */
export type Checking = { readonly origin: string | null } & CheckState

type CheckState =
  | Checked
  | { readonly is: 'under way' }
  /** This planner cannot parse the answers: only another service could plan for them. */
  | { readonly is: 'impossible' }
  | { readonly is: 'part missing'; readonly again: () => void }

interface Checked {
  readonly is: 'checked'
  readonly audit: PlanAudit
  /** The checks that this page ran on a plan without an audit of ours; null if the plan came with one. */
  readonly foreign: CheckGroups | null
}

/** The audit that came with the plan; without one, this page's own checks, run once the plan is shown. */
export function useAudit({ answer, answers }: ShownPlan, today: string): Checking {
  const { plan, audit } = answer
  const [own, setOwn] = useState<Checked | 'under way' | 'impossible' | 'part missing'>('under way')

  const check = useCallback(
    () =>
      foreignCheckModule.load().then(
        ({ checkForeign, foreignCheckGroups: foreign }) => {
          const made = checkForeign(plan, answers, today)
          setOwn(made ? { is: 'checked', audit: made, foreign } : 'impossible')
        },
        () => {
          setOwn('part missing')
          notifyModuleMissing()
        },
      ),
    [plan, answers, today],
  )
  useEffect(() => {
    if (audit === null) whenIdle(() => void check())
  }, [audit, check])

  if (audit) return { is: 'checked', audit, foreign: null, origin: foreignPlanOrigin(answer, true) }
  const origin = foreignPlanOrigin(answer, typeof own === 'object')
  if (own === 'part missing') return { is: own, again: () => void check(), origin }
  return typeof own === 'string' ? { is: own, origin } : { ...own, origin }
}
