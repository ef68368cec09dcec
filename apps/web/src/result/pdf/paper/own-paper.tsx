import { modelOfChoices, type RenderedPlan } from '@race-nutrition/documents'
import { decimals, inOwnDistance, type PlanRow } from '@race-nutrition/engine'
import { ModelProvider } from '../../model-part/model-context.ts'
import { safetyGroups } from '../../safety-groups.ts'
import { CutOuts } from './cut-outs/cut-outs.tsx'
import { FridgePage } from './fridge/fridge-page.tsx'
import { writtenTexts } from './parts/model-marks.tsx'
import { Daily } from './sections/daily.tsx'
import { Groceries } from './sections/groceries.tsx'
import { IfThen } from './sections/if-then.tsx'
import { LongRun } from './sections/long-run.tsx'
import { Numbers } from './sections/numbers.tsx'
import { Prep } from './sections/prep.tsx'
import { Recipes } from './sections/recipes.tsx'
import { Profile } from './sections/profile.tsx'
import { RaceDayTotals } from './sections/race-day-totals.tsx'
import { RaceWeek } from './sections/race-week.tsx'
import { Safety } from './sections/safety.tsx'
import { NumberReasons } from './sections/number-reasons.tsx'

interface OwnPaperProps {
  readonly plan: RenderedPlan
  /** How many checks passed; empty if the plan was not checked. */
  readonly checks: string
}

/**
 * A plan of this version, by what a runner does with it: a page for the fridge, a page to cut out, then the week,
 * groceries, training and safety, and last where the numbers come from.
 */
export function OwnPaper({ plan, checks }: OwnPaperProps) {
  const { runner, targets } = plan.facts
  const { groceries, prep, notes } = plan.words
  return (
    <ModelProvider value={modelOfChoices(plan.facts)}>
      <FridgePage plan={plan} />
      <CutOuts plan={plan} />
      <IfThen plan={plan} />
      <Numbers daily={targets.daily} perHour={targets.long_run}>
        <RaceDayTotals plan={plan.facts} />
      </Numbers>
      <RaceWeek plan={plan} />
      <Recipes recipes={plan.words.recipes} />
      <Groceries {...groceries} onPageOfItsOwn={plan.facts.race_day.rows.some(isOnTheCourse)} />
      <Prep steps={[...prep.steps, ...writtenTexts(plan, 'prep.batch_prep_steps')]} />
      <Daily plan={plan} />
      <LongRun plan={plan} />
      <Safety groups={safetyGroups(notes)} written={writtenTexts(plan, 'assumptions_safety')} />
      <Profile {...typedBy(runner)} checks={checks} />
      <NumberReasons plan={plan} />
    </ModelProvider>
  )
}

/** A race without a stop is short in all of its parts. */
const isOnTheCourse = ({ phase }: PlanRow) => phase === 'during'

/** The answers as typed, and the distances with their unit. */
const typedBy = ({ answers, exclusions, sweat_rate_lph, ...runner }: RenderedPlan['facts']['runner']) => ({
  sex: answers.sex.trim(),
  age: answers.age.trim(),
  height: answers.height.trim(),
  weight: answers.weight.trim(),
  // A bare number stands in the unit it was read in.
  weeklyMileage: answers.weeklyMileage.trim() && inOwnDistance(runner, runner.weekly_km),
  longRun: answers.longRunDistance.trim() && inOwnDistance(runner, runner.long_run_km),
  diet: answers.dietPreference.trim(),
  // Typed in ounces it may have many decimals.
  sweatRate: sweat_rate_lph === null ? null : decimals(sweat_rate_lph, 2),
  allergies: exclusions.typed,
})
