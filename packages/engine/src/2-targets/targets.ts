import type { Reason, TargetPath } from '../reason.ts'
import type { Hours, Kilocalories, Kilograms, KilometersPerHour, Milligrams } from '../units.ts'
import type { FlagCode } from './flags.ts'
import type { DailyTargets, LongRunTargets, RaceTargets, RaceWeekTargets } from './target-groups.ts'
import type { Working } from './working.ts'

/** Every target of a runner, the reason of each that the plan shows, and what settled them. */
export interface Targets {
  /** m* of science.md section 0, for every g/kg rule. */
  readonly referenceMass: Kilograms
  readonly trainingSpeed: KilometersPerHour
  readonly trainingHoursPerDay: Hours
  /** kcal at rest and of running, a day, unrounded: what the limits of a plan are measured against. */
  readonly restingEnergy: Kilocalories
  readonly runningEnergy: Kilocalories
  readonly fatFreeMass: Kilograms
  /** (energy − running) ÷ fat-free mass, kcal/kg. Never shown as a diagnosis. */
  readonly energyAvailability: number
  readonly daily: DailyTargets
  readonly longRun: LongRunTargets
  readonly raceWeek: RaceWeekTargets
  readonly race: RaceTargets
  /** Optional dose an hour before the start; 0 under 18 and for who keeps caffeine out. */
  readonly caffeine: Milligrams
  readonly flags: readonly FlagCode[]
  readonly reasons: Readonly<Record<TargetPath, Reason>>
  readonly working: Working
}
