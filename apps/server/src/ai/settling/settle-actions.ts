import type { ModelLine, RaceDayEntry } from '@race-nutrition/engine'
import { checkRowAction } from '../line-check/check-row-action.ts'
import { longestLine } from '../reading/answer-limits.ts'
import { truncate } from '../reading/truncate.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { keyOf } from './compare-lines.ts'
import type { Refused } from './refused-lines.ts'

/** The model's words for the action of a row, where they still name the same thing as the engine's. */
export function settleActions(
  written: readonly RaceDayEntry[],
  own: readonly RaceDayEntry[],
  refused: Refused[],
): ModelLine[] {
  const rowFor = rowsBy(written, own.length)
  return own.flatMap((row, index) => {
    const given = rowFor(row, index)?.action ?? ''
    const action = tidyLine(given).replace(/\.$/u, '')
    if (action === '' || keyOf(action) === keyOf(row.action)) return []
    const fault = checkRowAction(action, row.action, given)
    if (!fault) return [{ place: `race_day_plan.${index}.action`, text: action }]
    refused.push({ section: 'race_day_plan', fault })
    return []
  })
}

/** Matched by time; by index only when the number of rows is the same. */
function rowsBy(theirs: readonly RaceDayEntry[], rows: number) {
  const byTime = new Map(theirs.toReversed().map((row) => [timeOf(row), row]))
  return (row: RaceDayEntry, index: number) =>
    byTime.get(timeOf(row)) ?? (theirs.length === rows ? theirs[index] : undefined)
}

const timeOf = ({ time }: RaceDayEntry) => truncate(time, longestLine).split('·')[0]?.trim().toLowerCase()
