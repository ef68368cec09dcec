import { groceryListText, raceScheduleText } from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import { FileDown } from 'lucide-react'
import shapes from '../look/shapes.module.css'
import { Checks } from './checks.tsx'
import { CopyButton } from './copy-button.tsx'
import style from './plan-actions.module.css'
import type { Checking } from './use-audit.ts'

export function PlanActions({ plan, checking }: { plan: NutritionPlan; checking: Checking }) {
  return (
    <div className={style.actions}>
      <button type="button" className={`${shapes.button} ${shapes.primary}`} onClick={() => window.print()}>
        <FileDown aria-hidden size={18} />
        Download PDF
      </button>
      <CopyButton label="Copy Race Schedule" text={() => raceScheduleText(plan)} />
      <CopyButton label="Copy Grocery List" text={() => groceryListText(plan)} />
      <Checks checking={checking} />
    </div>
  )
}
