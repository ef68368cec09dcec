import type { RenderedPlan } from '@race-nutrition/documents'
import { longRunCarbs, practiceStepOn, thisWeekOfPractice } from '@race-nutrition/engine'
import { CarbsRow } from '../amount.tsx'
import cards from '../cards.module.css'
import { Lines } from '../layout/lines.tsx'
import { mealLine, toMakeLines } from '../days/meal-line.tsx'
import { HourlyRows } from '../head/numbers-summary.tsx'
import { PreferenceButtons } from '../make-it-yours/preference-buttons.tsx'
import { Reasoned } from '../reasons/reasons.tsx'
import { AfterRows, RunPart } from './run-part.tsx'
import { writtenAt } from '../model-part/written-lines.tsx'
import { Section } from '../layout/section.tsx'
import { sameStopsTogether, StopList } from './stops.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'

export function LongRun({ plan, today }: { plan: RenderedPlan; today: string }) {
  const { facts, words } = plan
  const target = facts.targets.long_run
  const { before, stops, toMake, recovery, recoveryMeal } = words.longRun
  const thisWeek = thisWeekOfPractice(facts, today)
  const opening = [...(thisWeek === null ? [] : [<b key="week">{thisWeek}</b>]), ...words.longRun.opening]
  const dose = thisWeek === null ? longRunCarbs(facts) : practiceStepOn(facts, today)?.carbs_g_per_hr
  const advice = [
    ...words.longRun.advice,
    ...writtenAt(plan, 'long_run_fueling.during.schedule'),
    ...toMakeLines(toMake),
  ]
  const examples = [
    ...before.meals.map((meal) => mealLine(meal)),
    ...before.advice,
    ...writtenAt(plan, 'long_run_fueling.pre_run.examples'),
  ]
  const after = [
    ...(recovery === null ? [] : [recovery]),
    ...(recoveryMeal === null ? [] : [mealLine(recoveryMeal)]),
  ]
  const numbers = useRovingFocus<HTMLDivElement>('Numbers and recipes of the long run')
  const together = sameStopsTogether(stops, facts.long_run.rows)
  return (
    <Section
      id="long-run"
      title="Long-Run Fueling Strategy"
      parts={['long_run_fueling']}
      hint={stops.length > 0 ? `${dose} g carbs an hour` : ''}
    >
      <PreferenceButtons place="long run" settings={['dose']} />
      <div
        ref={numbers}
        className={`${cards.cards} ${cards.around} ${together.length > 4 ? cards.many : ''}`}
      >
        <RunPart title="Pre-Run 3-4h before" below={<Lines texts={examples} />}>
          <CarbsRow amount={target.breakfast.carbs_g} path="targets.long_run.breakfast.carbs_g" />
        </RunPart>
        <RunPart
          title="During Run"
          note={<EachHour plan={plan} />}
          below={
            stops.length > 0 ? (
              <>
                <Lines texts={opening} />
                <StopList stops={together} />
                <Lines texts={advice} />
              </>
            ) : (
              <Lines texts={[...opening, ...advice]} />
            )
          }
        >
          {stops.length > 0 && <HourlyRows perHour={target} />}
        </RunPart>
        <RunPart title="Post-Run within 2h" below={<Lines texts={after} />}>
          <AfterRows {...target.recovery} />
        </RunPart>
      </div>
    </Section>
  )
}

function EachHour({ plan: { facts, words } }: { plan: RenderedPlan }) {
  if (facts.runner.long_run_km === 0) return 'No long run yet'
  const { lasts, distance } = words.longRun
  return (
    <>
      {words.longRun.stops.length > 0 && 'Per hour, for '}
      {distance}, about{' '}
      <Reasoned path="targets.long_run.hours" of={`Time of the long run: ${lasts}`}>
        {lasts}
      </Reasoned>
    </>
  )
}
