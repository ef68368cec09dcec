import { type NutritionPlan, raceNames } from '@race-nutrition/engine'
import { raceName, readableDay } from './readable-names.ts'
import type { RenderedPlan } from './rendered-plan.ts'

/** Which race a document is for. */
export interface RaceHeading {
  /** As in the name of a file: "Half". */
  readonly type: string
  /** "Half Marathon" */
  readonly name: string
  /** "Sun, Dec 13, 2026" */
  readonly day: string
  /** As typed: "1:45:00"; empty where none is known. */
  readonly target: string
}

export const raceHeading = ({ facts: { runner } }: RenderedPlan): RaceHeading => ({
  type: runner.race,
  name: raceNames[runner.race],
  day: readableDay(runner.race_date),
  target: runner.answers.targetTimeOrPace.trim(),
})

/** Of another service's plan, in its own text. */
export const foreignRaceHeading = ({ profile }: Pick<NutritionPlan, 'profile'>): RaceHeading => ({
  type: profile.race_type,
  name: raceName(profile.race_type),
  day: readableDay(profile.race_date),
  target: profile.target_time_or_pace,
})
