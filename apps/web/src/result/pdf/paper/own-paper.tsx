import type { RenderedPlan } from '@race-nutrition/documents'
import { decimals } from '@race-nutrition/engine'
import { safetyGroups } from '../../safety-groups.ts'
import { Daily } from './sections/daily.tsx'
import { Groceries } from './sections/groceries.tsx'
import { LongRun } from './sections/long-run.tsx'
import { Numbers } from './sections/numbers.tsx'
import { Prep } from './sections/prep.tsx'
import { Recipes } from './sections/recipes.tsx'
import { Profile } from './sections/profile.tsx'
import { RaceDay } from './sections/race-day.tsx'
import { RaceDayTotals } from './sections/race-day-totals.tsx'
import { RaceWeek } from './sections/race-week.tsx'
import { Safety } from './sections/safety.tsx'
import { courseFacts } from '../../head/course-facts.ts'
import { Title } from './parts/title.tsx'
import { NumberReasons } from './sections/number-reasons.tsx'
import { toMakeTexts } from './parts/to-make-texts.ts'

interface OwnPaperProps {
  readonly plan: RenderedPlan
  /** How many checks passed; empty if the plan was not checked. */
  readonly checks: string
}

/** A plan of this version, by what it is for: race day to pin up, the week, training, and last where it comes from. */
export function OwnPaper({ plan, checks }: OwnPaperProps) {
  const { runner, targets } = plan.facts
  const { race, groceries, prep, notes } = plan.words
  return (
    <>
      <Title
        race={race.name}
        target={race.target}
        raceDate={runner.race_date}
        facts={[
          { name: 'Pace', value: race.pace },
          ...courseFacts(runner, null),
          { name: 'Climate', value: `${runner.climate}, ${runner.course}` },
          { name: 'Checks', value: checks },
        ]}
      />
      <RaceDay plan={plan} />
      <Numbers daily={targets.daily} perHour={targets.long_run}>
        <RaceDayTotals perHour={targets.race} raceDay={plan.facts.race_day} />
      </Numbers>
      <RaceWeek plan={plan} />
      <Recipes recipes={plan.words.recipes} />
      <Groceries {...groceries} />
      <Prep steps={prep.steps} kit={[...prep.kit, ...toMakeTexts(prep.toMake)]} />
      <Daily plan={plan} />
      <LongRun plan={plan} />
      <Safety groups={safetyGroups(notes)} />
      <Profile {...typedBy(runner)} />
      <NumberReasons plan={plan} />
    </>
  )
}

/** The answers as typed. */
const typedBy = ({ answers, exclusions, sweat_rate_lph }: RenderedPlan['facts']['runner']) => ({
  sex: answers.sex.trim(),
  age: answers.age.trim(),
  height: answers.height.trim(),
  weight: answers.weight.trim(),
  weeklyMileage: answers.weeklyMileage.trim(),
  longRun: answers.longRunDistance.trim(),
  diet: answers.dietPreference.trim(),
  // Typed in ounces it may have many decimals.
  sweatRate: sweat_rate_lph === null ? null : decimals(sweat_rate_lph, 2),
  allergies: exclusions.typed,
})
