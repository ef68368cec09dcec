import { readableDay } from '@race-nutrition/documents'
import { type ModelLine, type Plan, withModelLines, renderWords } from '@race-nutrition/engine'
import { useMemo } from 'react'
import { Bib } from './bib.tsx'
import { DailyEating } from './daily-eating.tsx'
import { GroceriesAndPrep } from './groceries-and-prep.tsx'
import { groceryParts } from './grocery-parts.tsx'
import { LongRun } from './long-run.tsx'
import { NumbersSummary } from './numbers-summary.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanFrame } from './plan-frame.tsx'
import { RaceDay } from './race-day.tsx'
import { RaceDayTotals } from './race-day-totals.tsx'
import { RaceWeek } from './race-week.tsx'
import { Reasons } from './reasons.tsx'
import { SafetyNotes } from './safety-notes.tsx'
import type { Checking } from './use-audit.ts'
import { WhereFrom } from './where-from.tsx'

interface OwnPlanProps {
  readonly facts: Plan
  readonly lines: readonly ModelLine[]
  readonly checking: Checking
  readonly today: string
  readonly note: string | null
}

/** A plan of this version, from its facts and finished words. */
export function OwnPlan({ facts, lines, checking, today, note }: OwnPlanProps) {
  const said = useMemo(() => ({ facts, words: withModelLines(renderWords(facts), lines) }), [facts, lines])
  const { words } = said
  const { runner, targets, race_day: raceDay } = facts
  return (
    <Reasons of={facts}>
      <PlanFrame
        head={
          <>
            <Bib
              race={words.race.name}
              target={words.race.target}
              facts={[
                { name: 'Race', says: readableDay(runner.race_date) },
                { name: 'Pace', says: words.race.pace },
                { name: 'Climate', says: `${runner.climate}, ${runner.course}` },
              ]}
              raceDate={runner.race_date}
              today={today}
              note={note}
            />
            <PlanActions plan={said} checking={checking} />
          </>
        }
        numbers={
          <NumbersSummary daily={targets.daily} perHour={targets.long_run}>
            <RaceDayTotals raceDay={raceDay} />
          </NumbersSummary>
        }
      >
        <DailyEating plan={said} />
        <LongRun plan={said} />
        <RaceWeek plan={said} />
        <RaceDay plan={said} />
        <GroceriesAndPrep
          note={words.groceries.note}
          pantry={words.groceries.pantry.map(groceryParts)}
          fridgeFreezer={words.groceries.fridge_freezer.map(groceryParts)}
          electrolytes={words.groceries.electrolytes.map(groceryParts)}
          {...words.prep}
        />
        <SafetyNotes notes={words.notes.filter(({ code }) => code !== 'groceries').map(({ text }) => text)} />
        <WhereFrom plan={said} />
      </PlanFrame>
    </Reasons>
  )
}
