import type { Kilograms, Milligrams } from '../units.ts'
import type { DailyEnergy } from './daily/daily-energy.ts'
import type { FueledRun } from './while-running/fueled-run.ts'
import type { Macros } from './daily/macros.ts'
import type { DayTypeTargets, GutTrainingTargets, RaceWeekTargets } from './target-groups.ts'
import type { TrainingLoad } from './daily/training-load.ts'

/** The targets with what settled each of them: flags and reasons read their figures from here alone. */
export interface Working {
  readonly mass: Kilograms
  readonly loadingMass: Kilograms
  readonly training: TrainingLoad
  readonly energy: DailyEnergy
  readonly day: Macros
  readonly dayTypes: DayTypeTargets
  readonly energyAvailability: number
  readonly longRun: FueledRun
  readonly week: RaceWeekTargets
  readonly race: FueledRun
  /** The race as the climate answered would have it, without the forecast; null if none was given. */
  readonly raceByClimate: FueledRun | null
  readonly gutTraining: GutTrainingTargets
  readonly caffeine: Milligrams
}
