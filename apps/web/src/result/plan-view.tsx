import { describePlan, withLines, wordsOf } from '@race-nutrition/engine'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { today } from '../today.ts'
import { Bib } from './bib.tsx'
import { DailyEating } from './daily-eating.tsx'
import { FindingsProvider } from './findings.tsx'
import { isCostLine } from './grocery-line.ts'
import { GroceriesAndPrep } from './groceries-and-prep.tsx'
import { LongRun } from './long-run.tsx'
import { NumbersSummary } from './numbers-summary.tsx'
import { PlanActions } from './plan-actions.tsx'
import style from './plan-view.module.css'
import { RaceDayTable } from './race-day-table.tsx'
import { RaceWeek } from './race-week.tsx'
import { Reasons } from './reasons.tsx'
import type { ShownPlan } from './result-screen.tsx'
import { SafetyNotes } from './safety-notes.tsx'
import { SectionNav } from './section-nav.tsx'
import { useAudit } from './use-audit.ts'
import { useOpenOnPaper } from './use-open-on-paper.ts'
import { WhereFrom } from './where-from.tsx'

const nothingFound: readonly [] = []

/** The plan, its sections in the specification's order. Everything but the plan itself may be missing. */
export function PlanView(shown: ShownPlan) {
  const { plan, maker, lines, service } = shown.answer
  const details = useMemo(() => (maker.is === 'this version' ? describePlan(maker.facts) : null), [maker])
  const said = useMemo(
    () =>
      maker.is === 'this version'
        ? { facts: maker.facts, words: withLines(wordsOf(maker.facts), lines) }
        : null,
    [maker, lines],
  )
  const [day] = useState(today)
  const checking = useAudit(shown, day)
  const article = useRef<HTMLElement>(null)
  useOpenOnPaper(article)
  // The head of the plan is on the screen at once; drawing the rest takes a slow phone several times as long.
  const isHeadDrawn = useDeferredValue(true, false)
  return (
    <Reasons known={details}>
      <FindingsProvider value={checking.is === 'checked' ? checking.audit.findings : nothingFound}>
        <article ref={article} className={style.plan}>
          <Bib plan={plan} details={details} today={day} note={service?.note?.message.trim() || null} />
          <PlanActions plan={said ?? plan} checking={checking} />
          <SectionNav isWhole={isHeadDrawn} />
          <NumbersSummary plan={plan} />
          {isHeadDrawn && (
            <>
              <DailyEating plan={plan} details={details} />
              <LongRun plan={plan} details={details} />
              <RaceWeek plan={plan} details={details} />
              <RaceDayTable plan={plan} details={details} />
              <GroceriesAndPrep plan={plan} />
              <SafetyNotes notes={plan.assumptions_safety.filter((note) => !isCostLine(note))} />
              <WhereFrom plan={plan} details={details} />
            </>
          )}
        </article>
      </FindingsProvider>
    </Reasons>
  )
}
