import { type ReasonedRow, rowOfReason } from '../../reason.ts'

/**
 * The key of a number's reason in the plan's `reasons`, from the number's own path in the nine sections
 * (`numbers_summary.daily.kcal`) or in a day (`training_days.0.meals.2.kcal`). Null if there is no such number.
 * Numbers that are equal by construction share a reason, and so do equal rows of the race.
 */
export function reasonPathFor(path: string, rows: readonly ReasonedRow[]): string | null {
  const row = /^race_day_plan\.(\d+)\.(carbs_g|sodium_mg|fluids_ml)$/.exec(path)
  if (row) return ofRow(rows, Number(row[1]), row[2] ?? '')
  const ofDay = /^(?:training_days|race_week|days)\.\d+\.(?:meals\.\d+|totals)\.(\w+)$/.exec(path)
  if (ofDay) return `days.${ofDay[1]}`
  const ofTarget = /^(?:training_days|race_week|days)\.\d+\.target\.(\w+)$/.exec(path)
  if (ofTarget) return `days.target.${ofTarget[1]}`
  const shared = sharedPaths.find(([inSections]) => path.startsWith(inSections))
  return shared ? path.replace(...shared) : null
}

const sharedPaths: readonly (readonly [inSections: string, inPlan: string])[] = [
  ['profile.environment.sweat_rate_lph', 'targets.race.sweat_rate_lph'],
  ['daily_plan.calories_kcal', 'targets.daily.kcal'],
  ['daily_plan.', 'targets.daily.'],
  ['long_run_fueling.pre_run.', 'targets.long_run.breakfast.'],
  ['long_run_fueling.during.', 'targets.long_run.'],
  ['long_run_fueling.post_run.', 'targets.long_run.recovery.'],
  ['numbers_summary.daily.', 'targets.daily.'],
  ['numbers_summary.long_run.', 'targets.long_run.'],
  ['numbers_summary.race_day_totals.gels_count', 'race_day.gels'],
  ['numbers_summary.race_day_totals.', 'race_day.breakfast_to_recovery.'],
]

/** The first row is breakfast and the last one recovery: their figures are targets. */
function ofRow(rows: readonly ReasonedRow[], index: number, figure: string): string | null {
  const row = rows[index]
  if (!row) return null
  if (index === 0) return `targets.race.breakfast.${figure}`
  if (index === rows.length - 1) return `targets.race.recovery.${figure}`
  return `race_day.rows.${rowOfReason(rows, row)}.${figure}`
}
