import { modelOfChoices, readableDay, writtenLines } from '@race-nutrition/documents'
import type { ModelLine, Plan, Questionnaire } from '@race-nutrition/engine'
import { type ReactNode, useMemo } from 'react'
import { Bib } from './head/bib.tsx'
import { DailyEating } from './days/daily-eating.tsx'
import { OwnGroceriesAndPrep } from './groceries/own-groceries-and-prep.tsx'
import { courseFacts } from './head/course-facts.ts'
import { useCourseFile } from './make-it-yours/course-file/use-course-file.ts'
import { ChipRow } from './make-it-yours/chip-row.tsx'
import { LongRun } from './long-run/long-run.tsx'
import { NumbersSummary } from './head/numbers-summary.tsx'
import { PlanActions } from './actions/plan-actions.tsx'
import { RaceCard } from './race-card/race-card.tsx'
import { NowCard } from './now/now-card.tsx'
import { stageOf, stageViews } from './now/stage-of-day.ts'
import { PastSections } from './layout/past-sections.ts'
import { PlanFrame } from './plan-frame.tsx'
import { IfThen } from './race-day/if-then.tsx'
import { RaceDay } from './race-day/race-day.tsx'
import { RaceDayTotals } from './race-day/race-day-totals.tsx'
import { RaceWeek } from './race-week/race-week.tsx'
import { Reasons } from './reasons/reasons.tsx'
import { RecipeCards, Recipes } from './recipes/recipe-cards.tsx'
import { SafetyNotes } from './safety-notes.tsx'
import style from './plan-view.module.css'
import type { Checking } from './audit/use-audit.ts'
import { NumberSources } from './reasons/number-sources.tsx'
import { TakeAlongButton } from '../take-along/take-along-button.tsx'
import { ModelProvider } from './model-part/model-context.ts'
import { wordsOf } from './words-of.ts'

interface OwnPlanProps {
  readonly facts: Plan
  readonly answers: Questionnaire
  readonly lines: readonly ModelLine[]
  /** The model that wrote them. */
  readonly model: string
  readonly checking: Checking
  /** Opens the wish in words, where a model is connected. */
  readonly wish?: ReactNode
  readonly today: string
  readonly note: string | null
}

const nothingPast: readonly [] = []

/** A plan of this version, from its facts and rendered words. */
export function OwnPlan({ facts, answers, lines, model, checking, wish, today, note }: OwnPlanProps) {
  const rendered = useMemo(
    () => ({ facts, words: wordsOf(facts), modelLines: writtenLines(lines, facts, model) }),
    [facts, lines, model],
  )
  const courseFile = useCourseFile(facts.runner)
  const { words } = rendered
  const stage = stageOf(today, facts.runner.race_date)
  const view = stage && stageViews[stage]
  const { runner, targets, race_day: raceDay } = facts
  // A race that takes nothing on its course has none.
  const hasRaceCard = view?.hasRaceCard !== false && raceDay.rows.some(({ phase }) => phase === 'during')
  const isRaceDay = stage === 'race day'
  const now = <NowCard plan={rendered} stage={stage} today={today} />
  const raceCard = hasRaceCard && <RaceCard plan={rendered} />
  const actions = (
    <PlanActions
      plan={rendered}
      checking={checking}
      takeAlong={<TakeAlongButton plan={rendered} answers={answers} />}
    >
      {view?.hasPreferences !== false && <ChipRow>{wish}</ChipRow>}
    </PlanActions>
  )
  return (
    <ModelProvider value={modelOfChoices(facts)}>
      <PastSections value={view?.folds ?? nothingPast}>
        <Reasons of={facts}>
          <Recipes of={words}>
            <PlanFrame
              head={
                <>
                  <Bib
                    race={words.race.name}
                    target={words.race.target}
                    facts={[
                      { name: 'Race', value: readableDay(runner.race_date) },
                      { name: 'Pace', value: words.race.pace },
                      ...courseFacts(runner, courseFile),
                      { name: 'Climate', value: words.race.conditions },
                    ]}
                    raceDate={runner.race_date}
                    today={today}
                    note={note}
                  />
                  {isRaceDay ? (
                    <>
                      <div className={style.raceDay}>
                        {now}
                        <IfThen plan={rendered} />
                      </div>
                      {actions}
                      <div className={style.today}>{raceCard}</div>
                    </>
                  ) : (
                    <>
                      {actions}
                      <div className={style.today}>
                        {now}
                        {raceCard}
                      </div>
                    </>
                  )}
                </>
              }
              numbers={
                <NumbersSummary daily={targets.daily} perHour={targets.long_run}>
                  <RaceDayTotals plan={rendered.facts} />
                </NumbersSummary>
              }
            >
              <DailyEating plan={rendered} />
              <LongRun plan={rendered} today={today} />
              <RaceWeek plan={rendered} />
              <RaceDay plan={rendered} hasRaceCard={hasRaceCard} isToday={isRaceDay} />
              <OwnGroceriesAndPrep plan={rendered} />
              <SafetyNotes plan={rendered} />
              <NumberSources plan={rendered} />
              <RecipeCards />
            </PlanFrame>
          </Recipes>
        </Reasons>
      </PastSections>
    </ModelProvider>
  )
}
