import type { Cause } from './1-runner/questionnaire.ts'

/**
 * The reason of a number of the plan: the id of a rule or choice in `evidence/`, and the answers and preferences behind it. The
 * figures in between are in the plan, most of them in its `working`; `7-words` renders it.
 */
export interface Reason {
  readonly rule: string
  readonly because: readonly Cause[]
}

export const reason = ({ id }: { readonly id: string }, because: readonly Cause[] = []): Reason => ({
  rule: id,
  because,
})

export type Nutrient = 'carbs_g' | 'sodium_mg' | 'fluids_ml'

type DailyFigure = 'kcal' | 'carbs_g' | 'protein_g' | 'fat_g'
type WeekFigure = 'mon_wed_carbs_g' | 'thu_fri_carbs_g' | 'day_before_carbs_g' | 'race_morning_carbs_g'
type HourlyFigure = 'carbs_g_per_hr' | 'sodium_mg_per_hr' | 'fluids_ml_per_hr'
type RecoveryFigure = Nutrient | 'protein_g'

type LongRunFigure = 'hours' | 'breakfast.carbs_g' | HourlyFigure | `recovery.${RecoveryFigure}`
type RaceFigure = LongRunFigure | 'sweat_rate_lph' | `breakfast.${Nutrient}` | 'breakfast.optional_carbs_g'

/** The targets that have a reason, each by its path in the plan. */
export type TargetPath =
  | `targets.daily.${DailyFigure}`
  | 'targets.day_types.runs_a_week'
  | `targets.day_types.${'rest' | 'long_run'}.${DailyFigure}`
  | `targets.long_run.${LongRunFigure}`
  | `targets.race_week.${WeekFigure}`
  | `targets.race.${RaceFigure}`
  | 'targets.caffeine_mg'

/** Targets that not every runner has. */
export type OptionalTargetPath =
  | `targets.day_types.run.${DailyFigure}`
  | 'targets.race.lighter_carbs_g_per_hr'

/** A reason for each target of a runner. */
export type TargetReasons = Readonly<Record<TargetPath, Reason> & Partial<Record<OptionalTargetPath, Reason>>>

/** Figures of meals and days, each counted in the same way everywhere. */
export type DayPath = `days.${DailyFigure | 'fiber_g'}` | `days.target.${DailyFigure}`

/** Sums over the rows of race day. */
export type TotalPath =
  | `race_day.${'start_to_finish' | 'breakfast_to_recovery'}.${Nutrient}`
  | 'race_day.gels'

/** A row between breakfast and recovery, whose figures are targets. */
export type RowPath = `race_day.rows.${number}.${Nutrient}`

export interface ReasonedRow extends Readonly<Record<Nutrient, number>> {
  readonly minute: number
  readonly servings: readonly unknown[]
}

/** Equal rows share a reason: that of the first one after breakfast. */
export const rowOfReason = (rows: readonly ReasonedRow[], row: ReasonedRow): number =>
  rows.findIndex((other, at) => at > 0 && isAlike(other, row))

/** Equal servings, and both on the course or both before it. */
const isAlike = (one: ReasonedRow, other: ReasonedRow) =>
  one.minute < 0 === other.minute < 0 &&
  one.carbs_g === other.carbs_g &&
  one.sodium_mg === other.sodium_mg &&
  one.fluids_ml === other.fluids_ml &&
  JSON.stringify(one.servings) === JSON.stringify(other.servings)
