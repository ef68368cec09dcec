import type { TargetReasons } from '../reason.ts'
import type { Hours, Kilocalories, Kilograms, KilometersPerHour, Milligrams } from '../units.ts'
import type { FlagCode } from './flags.ts'
import type {
  DailyTargets,
  DayTypeTargets,
  LongRunTargets,
  RaceTargets,
  RaceWeekTargets,
} from './target-groups.ts'
import type { Working } from './working.ts'

/** Every target of a runner, the reasons of those that the plan shows, and what settled them. */
export interface Targets {
  /** For the g/kg rules of a day and after a run. Evidence: reference-mass. */
  readonly referenceMass: Kilograms
  /** For carb loading and the meals before a run. Evidence: loading-mass. */
  readonly loadingMass: Kilograms
  readonly trainingSpeed: KilometersPerHour
  readonly trainingHoursPerDay: Hours
  /** kcal a day at rest and of running, unrounded: the limits of a plan depend on them. */
  readonly restingEnergy: Kilocalories
  readonly runningEnergy: Kilocalories
  readonly fatFreeMass: Kilograms
  /** For milk while breastfeeding, kcal a day; beside what a body uses itself. */
  readonly milkEnergy: Kilocalories
  /** (energy − milk − running) ÷ fat-free mass, kcal/kg. Never shown as a diagnosis. */
  readonly energyAvailability: number
  readonly daily: DailyTargets
  readonly dayTypes: DayTypeTargets
  readonly longRun: LongRunTargets
  readonly raceWeek: RaceWeekTargets
  readonly race: RaceTargets
  /** Optional dose an hour before the start; 0 under 18 and for runners who exclude caffeine. */
  readonly caffeine: Milligrams
  readonly flags: readonly FlagCode[]
  readonly reasons: TargetReasons
  readonly working: Working
}
