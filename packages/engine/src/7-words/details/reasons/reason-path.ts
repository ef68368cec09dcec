import type { DetailsRow } from '../plan-details.ts'

/**
 * Where the reason of a number stands: its key in `PlanDetails.reasons`, from the number's own path in the plan
 * (`numbers_summary.daily.kcal`) or in the details (`days.0.meals.2.kcal`). Null where the path holds no such number.
 * Numbers that are equal by construction share a reason, and so do rows of the race that are alike.
 */
export function reasonPathFor(path: string, rows: readonly DetailsRow[]): string | null {
  const row = /^race_day_plan\.(\d+)\.(carbs_g|sodium_mg|fluids_ml)$/.exec(path)
  if (row) return ofRow(rows, Number(row[1]), row[2] ?? '')
  const ofDay = /^days\.\d+\.(?:meals\.\d+|totals)\.(\w+)$/.exec(path)
  if (ofDay) return `days.${ofDay[1]}`
  const ofTarget = /^days\.\d+\.target\.(\w+)$/.exec(path)
  if (ofTarget) return `days.target.${ofTarget[1]}`
  const target = targets.find(([inPlan]) => path.startsWith(inPlan))
  return target ? path.replace(...target) : null
}

const targets: readonly (readonly [inPlan: string, inDetails: string])[] = [
  ['profile.environment.sweat_rate_lph', 'targets.race.sweat_rate_lph'],
  ['daily_plan.calories_kcal', 'targets.daily.kcal'],
  ['daily_plan.', 'targets.daily.'],
  ['long_run_fueling.pre_run.', 'targets.long_run.pre_'],
  ['long_run_fueling.during.', 'targets.long_run.'],
  ['long_run_fueling.post_run.', 'targets.long_run.post.'],
  ['numbers_summary.daily.', 'targets.daily.'],
  ['numbers_summary.long_run.', 'targets.long_run.'],
  ['numbers_summary.race_day_totals.', 'totals.breakfast_to_recovery.'],
]

/** The first row is breakfast and the last is recovery: their figures are targets. */
function ofRow(rows: readonly DetailsRow[], index: number, figure: string): string | null {
  const row = rows[index]
  if (!row) return null
  if (index === 0) return `targets.race.breakfast.${figure}`
  if (index === rows.length - 1) return `targets.race.recovery.${figure}`
  return `rows.${rows.findIndex((other, at) => at > 0 && isAlike(other, row))}.${figure}`
}

/** The same things in the hand, and both on the course or both before it. */
const isAlike = (one: DetailsRow, other: DetailsRow) =>
  one.minute < 0 === other.minute < 0 &&
  one.carbs_g === other.carbs_g &&
  one.sodium_mg === other.sodium_mg &&
  one.fluids_ml === other.fluids_ml &&
  JSON.stringify(one.servings) === JSON.stringify(other.servings)
