import {
  foreignGroceryText,
  foreignScheduleText,
  groceryListTable,
  groceryListText,
  raceScheduleTable,
  raceScheduleText,
  type RenderedPlan,
} from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { Checks } from '../audit/checks.tsx'
import { CopyButton } from './copy-button.tsx'
import { PdfButton } from '../pdf/pdf-button.tsx'
import style from './plan-actions.module.css'
import type { Checking } from '../audit/use-audit.ts'

interface PlanActionsProps {
  /** A plan of this version, or the nine sections that another service sent. */
  readonly plan: RenderedPlan | NutritionPlan
  readonly checking: Checking
  /** Beside the PDF: what else goes along. */
  readonly takeAlong?: ReactNode
  /** Below the actions. */
  readonly children?: ReactNode
}

export function PlanActions({ plan, checking, takeAlong, children }: PlanActionsProps) {
  const [schedule, groceries] = textsOf(plan)
  return (
    <div className={style.actions}>
      <PdfButton
        plan={plan}
        audit={checking.is === 'checked' ? checking.audit : null}
        origin={checking.origin}
      />
      {takeAlong}
      <CopyButton label="Copy Race Schedule" {...schedule} />
      <CopyButton label="Copy Grocery List" {...groceries} />
      <Checks checking={checking} />
      {children}
    </div>
  )
}

/** Another service's plan is copied as it was sent, in one form. */
const textsOf = (plan: PlanActionsProps['plan']) =>
  'facts' in plan
    ? ([
        { text: () => raceScheduleText(plan), table: () => raceScheduleTable(plan) },
        { text: () => groceryListText(plan), table: () => groceryListTable(plan) },
      ] as const)
    : ([{ text: () => foreignScheduleText(plan) }, { text: () => foreignGroceryText(plan) }] as const)
