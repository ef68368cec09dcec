import type { RenderedPlan } from '@race-nutrition/documents'
import { decimals } from '@race-nutrition/engine'
import { Daily } from './daily.tsx'
import { Groceries } from './groceries.tsx'
import { LongRun } from './long-run.tsx'
import { Numbers } from './numbers.tsx'
import { Prep } from './prep.tsx'
import { Profile } from './profile.tsx'
import { RaceDay } from './race-day.tsx'
import { RaceDayTotals } from './race-day-totals.tsx'
import { RaceWeek } from './race-week.tsx'
import { Safety } from './safety.tsx'
import { Title } from './title.tsx'
import { NumberReasons } from './number-reasons.tsx'

interface OwnPaperProps {
  readonly plan: RenderedPlan
  /** How many checks passed; empty if the plan was not checked. */
  readonly checks: string
}

/** A plan of this version, from its facts and rendered words. */
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
          { name: 'Climate', value: `${runner.climate}, ${runner.course}` },
          { name: 'Checks', value: checks },
        ]}
      />
      <Profile {...typedBy(runner)} />
      <Numbers daily={targets.daily} perHour={targets.long_run}>
        <RaceDayTotals raceDay={plan.facts.race_day} />
      </Numbers>
      <Daily plan={plan} />
      <LongRun plan={plan} />
      <RaceWeek plan={plan} />
      <RaceDay plan={plan} />
      <Groceries {...groceries} />
      <Prep {...prep} />
      <Safety notes={notes.filter(({ code }) => code !== 'groceries').map(({ text }) => text)} />
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
