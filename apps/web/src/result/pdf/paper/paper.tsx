import type { PlanAudit } from '@race-nutrition/contract'
import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { isCostLine } from '../../grocery-line.ts'
import { Daily } from './daily.tsx'
import { FoundProvider } from './found.tsx'
import { Groceries } from './groceries.tsx'
import { LongRun } from './long-run.tsx'
import { Numbers } from './numbers.tsx'
import style from './paper.module.css'
import { Prep } from './prep.tsx'
import { Profile } from './profile.tsx'
import { RaceDay } from './race-day.tsx'
import { RaceWeek } from './race-week.tsx'
import { Safety } from './safety.tsx'
import { Title } from './title.tsx'
import { Working } from './working.tsx'

export interface PaperPlan {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
  /** Null where the plan is not checked, or not yet. */
  readonly audit: PlanAudit | null
}

/** The plan laid out for paper: flat, in ink on white, all nine sections, nothing folded and nothing to press. */
export function Paper({ plan, details, audit }: PaperPlan) {
  return (
    <FoundProvider value={audit?.findings ?? []}>
      <div className={style.paper} data-scheme="light">
        <Title plan={plan} details={details} audit={audit} />
        <Profile plan={plan} />
        <Numbers plan={plan} />
        <Daily plan={plan} details={details} />
        <LongRun plan={plan} details={details} />
        <RaceWeek plan={plan} details={details} />
        <RaceDay plan={plan} details={details} />
        <Groceries plan={plan} />
        <Prep plan={plan} />
        <Safety notes={plan.assumptions_safety.filter((note) => !isCostLine(note))} />
        {details && <Working plan={plan} details={details} />}
      </div>
    </FoundProvider>
  )
}
