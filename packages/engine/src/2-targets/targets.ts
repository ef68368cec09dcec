import type { Field } from '../1-runner/questionnaire.ts'
import type { SourceId } from '../evidence/sources.ts'
import type { Hours, Kilocalories, Kilograms, KilometersPerHour, Milligrams } from '../units.ts'
import type { FlagCode } from './flags.ts'
import type { DailyTargets, LongRunTargets, RaceTargets, RaceWeekTargets } from './target-groups.ts'

/** Where a number came from: a published rule or a choice of this product, its source, and the answers that made it. */
export interface Reason {
  /** Id of a Rule or Choice in `evidence/`. */
  readonly rule: string
  /** What it says for this runner, as a good coach would say it. */
  readonly says: string
  /** Null where the rule is a choice of this product; `says` then says so. */
  readonly source: {
    readonly id: SourceId
    readonly title: string
    readonly year: number
    readonly doi: string | null
  } | null
  readonly because: readonly { readonly field: Field; readonly given: string; readonly read: string }[]
}

/** Every target of a runner. `reasons` holds one for each number, by dotted path (`targets.race.carbs_g_per_hr`). */
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
  readonly reasons: Readonly<Record<string, Reason>>
}
