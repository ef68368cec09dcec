import { groceryListText, raceScheduleText } from '@race-nutrition/documents'
import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { Checks } from './checks.tsx'
import { CopyButton } from './copy-button.tsx'
import { PdfButton } from './pdf/pdf-button.tsx'
import style from './plan-actions.module.css'
import type { Checking } from './use-audit.ts'

interface PlanActionsProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
  readonly checking: Checking
}

export function PlanActions({ plan, details, checking }: PlanActionsProps) {
  return (
    <div className={style.actions}>
      <PdfButton plan={plan} details={details} audit={checking.is === 'checked' ? checking.audit : null} />
      <CopyButton label="Copy Race Schedule" text={() => raceScheduleText(plan)} />
      <CopyButton label="Copy Grocery List" text={() => groceryListText(plan)} />
      <Checks checking={checking} />
    </div>
  )
}
