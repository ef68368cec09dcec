import type { ReasonedRow } from '../../reason.ts'
import { reasonPathFor as pathInPlan } from '../reasons/reason-path.ts'

/** Where the reason of a number stands in `PlanDetails.reasons`; null where the path holds no such number. */
export function reasonPathFor(path: string, rows: readonly ReasonedRow[]): string | null {
  const own = pathInPlan(path, rows)
  return own === null ? null : pathInDetails(own)
}

/** The details name some paths of the plan in their own way. */
export function pathInDetails(path: string): string {
  const name = names.find(([inPlan]) => path.startsWith(inPlan))
  return name ? path.replace(...name) : path
}

const names: readonly (readonly [inPlan: string, inDetails: string])[] = [
  ['targets.long_run.breakfast.', 'targets.long_run.pre_'],
  ['targets.long_run.recovery.', 'targets.long_run.post.'],
  ['race_day.rows.', 'rows.'],
  ['race_day.gels', 'totals.breakfast_to_recovery.gels_count'],
  ['race_day.', 'totals.'],
]
