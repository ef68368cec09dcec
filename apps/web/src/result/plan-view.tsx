import type { ReadAnswer } from '@race-nutrition/contract'
import { useState } from 'react'
import { today } from '../today.ts'
import { Bib } from './bib.tsx'
import { DailyEating } from './daily-eating.tsx'
import { GroceriesAndPrep } from './groceries-and-prep.tsx'
import { LongRun } from './long-run.tsx'
import { NumbersSummary } from './numbers-summary.tsx'
import { PlanActions } from './plan-actions.tsx'
import style from './plan-view.module.css'
import { RaceDayTable } from './race-day-table.tsx'
import { RaceWeek } from './race-week.tsx'
import { Reasons } from './reasons.tsx'
import { SafetyNotes } from './safety-notes.tsx'

const noReasons = {}

/** The plan, its sections in the specification's order. Everything but `plan` may be missing. */
export function PlanView({ answer: { plan, details, audit } }: { answer: ReadAnswer }) {
  const [day] = useState(today)
  return (
    <Reasons reasons={details?.reasons ?? noReasons}>
      <article className={style.plan}>
        <Bib plan={plan} details={details} today={day} />
        <PlanActions plan={plan} audit={audit} />
        <NumbersSummary plan={plan} />
        <DailyEating plan={plan} />
        <LongRun plan={plan} details={details} />
        <RaceWeek plan={plan} details={details} />
        <RaceDayTable plan={plan} details={details} />
        <GroceriesAndPrep plan={plan} />
        <SafetyNotes notes={plan.assumptions_safety} />
      </article>
    </Reasons>
  )
}
