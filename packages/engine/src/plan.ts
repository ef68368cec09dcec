import type { Preferences } from './1-runner/preferences/preferences-schema.ts'
import type { OwnUnits } from './1-runner/runner.ts'
import type { Budget, Climate, Course, Diet, Questionnaire, RaceType, Sex } from './1-runner/questionnaire.ts'
import type { FlagCode } from './2-targets/flags.ts'
import type { KitchenNotKept } from './not-kept.ts'
import type { AllergenGroupId } from './foods/exclusions/allergen-groups.ts'
import type { HealthMention, MedicalKitItem } from './health.ts'
import type { Note } from './note.ts'
import type { PlanWorking } from './plan-working.ts'
import type { Reason } from './reason.ts'
import type { PlanDay } from './plan-days.ts'
import type { PlanCooking, PlanDouble, PlanGroceries } from './plan-groceries.ts'
import type { PlanLongRun, PlanPracticeStep, PlanRaceDay } from './plan-runs.ts'
import type { PlanTargets } from './plan-targets.ts'

export type * from './plan-days.ts'
export type * from './plan-groceries.ts'
export type * from './plan-runs.ts'
export type * from './plan-targets.ts'

/**
 * A finished plan as facts: what is eaten, drunk, bought, cooked and warned about, without a sentence. Page, PDF, copied
 * text and the nine sections of the wire are all rendered from it, and it is the wire's `details`. Units are in the
 * names: g, mg, ml, km, kcal, lph = liters per hour; days are `YYYY-MM-DD`.
 */
export interface Plan {
  /** The version of the engine that made it. */
  readonly engine: string
  readonly runner: PlanRunner
  readonly targets: PlanTargets
  readonly working: PlanWorking
  /** The reason of each number, by the number's path; numbers that are equal by construction share one. */
  readonly reasons: Readonly<Record<string, Reason>>
  /** A rest day, a day with a run and the day of the long run. */
  readonly training_days: readonly PlanDay[]
  readonly long_run: PlanLongRun
  /** Practice for the rate of the race, one step a week; empty if there is nothing to practice or no week left. */
  readonly gut_training: readonly PlanPracticeStep[]
  /** The remaining days, from six days before the race to race morning. */
  readonly race_week: readonly PlanDay[]
  readonly race_day: PlanRaceDay
  /** What this runner carries besides fuel, in the race and on long runs. */
  readonly medical_kit: readonly MedicalKitItem[]
  readonly groceries: PlanGroceries
  /** Null if fewer than four days are left or nothing is worth cooking ahead. */
  readonly cooking: PlanCooking | null
  /** Pots of race week outside that session that feed more than one meal. */
  readonly doubles: readonly PlanDouble[]
  /** What of the runner's wishes for the kitchen is not kept; absent without any. */
  readonly kitchen_not_kept?: readonly KitchenNotKept[]
  readonly notes: readonly Note[]
  readonly flags: readonly FlagCode[]
}

/** The runner as parsed. Numbers are unrounded: each is rounded once, where it is shown. */
export interface PlanRunner {
  /** The fifteen answers as typed. */
  readonly answers: Questionnaire
  readonly today: string
  readonly race: RaceType
  readonly race_date: string
  readonly days_to_go: number
  /** At one a week. */
  readonly long_runs_left: number
  readonly race_km: number
  readonly target_minutes: number
  readonly target_given_as_pace: boolean
  readonly sex: Sex
  readonly age: number
  readonly height_cm: number
  readonly weight_kg: number
  readonly weekly_km: number
  readonly long_run_km: number
  /** Measured by the runner; null if not given. */
  readonly sweat_rate_lph: number | null
  readonly diet: Diet
  readonly exclusions: PlanExclusions
  /** What was read about health, faith, medicines and brands. */
  readonly health: readonly HealthMention[]
  readonly budget: Budget
  readonly course: Course
  readonly climate: Climate
  readonly units: OwnUnits
  /** What the runner set besides the answers, as understood. */
  readonly preferences: Preferences
}

export interface PlanExclusions {
  readonly typed: readonly string[]
  readonly groups: readonly AllergenGroupId[]
  readonly families: readonly string[]
  readonly unknown: readonly string[]
  readonly unread: readonly string[]
  readonly near_misses: readonly { readonly typed: string; readonly read_as: string }[]
}
