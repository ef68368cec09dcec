import type { NutritionPlan, RaceDayEntry } from '@race-nutrition/engine'
import { checkRowAction } from '../line-check/check-row-action.ts'
import { longestLine } from '../reading/bounds.ts'
import { cut } from '../reading/cut.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { keyOf } from './compare-lines.ts'
import type { Refused } from './refused-lines.ts'

/** The engine's rows, in the model's words for what to do where they still say the same thing. */
export function settleActions(
  written: NutritionPlan,
  plan: NutritionPlan,
  refused: Refused[],
): RaceDayEntry[] {
  const rowFor = rowsBy(written.race_day_plan, plan.race_day_plan.length)
  return plan.race_day_plan.map((row, index) => {
    const given = rowFor(row, index)?.action ?? ''
    const action = tidyLine(given).replace(/\.$/u, '')
    if (action === '' || keyOf(action) === keyOf(row.action)) return row
    const fault = checkRowAction(action, row.action, given)
    if (!fault) return { ...row, action }
    refused.push({ section: 'race_day_plan', fault })
    return row
  })
}

/** By its time; by its place only where nothing was added or left out. */
function rowsBy(theirs: readonly RaceDayEntry[], rows: number) {
  const byTime = new Map(theirs.toReversed().map((row) => [timeOf(row), row]))
  return (row: RaceDayEntry, index: number) =>
    byTime.get(timeOf(row)) ?? (theirs.length === rows ? theirs[index] : undefined)
}

const timeOf = ({ time }: RaceDayEntry) => cut(time, longestLine).split('·')[0]?.trim().toLowerCase()
