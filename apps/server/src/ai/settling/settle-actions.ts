import type { ModelLine, RaceDayEntry, RaceRowWords } from '@race-nutrition/engine'
import { checkRowAction } from '../line-check/check-row-action.ts'
import { longestLine } from '../reading/answer-limits.ts'
import { truncate } from '../reading/truncate.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { keyOf } from './compare-lines.ts'
import type { Refused } from './refused-lines.ts'

/** The model's words for the action of a row, where they still name the same thing as the engine's. */
export function settleActions(
  written: readonly RaceDayEntry[],
  own: readonly RaceRowWords[],
  refused: Refused[],
): ModelLine[] {
  const rowAt = matchRows(written, own)
  return own.flatMap((row, index) => {
    const given = rowAt(index)?.action ?? ''
    const action = tidyLine(given).replace(/\.$/u, '')
    if (action === '' || keyOf(action) === keyOf(row.action)) return []
    const fault = checkRowAction(action, row.action, given)
    if (!fault) return [{ place: `race_day_plan.${index}.action`, text: action }]
    refused.push({ section: 'race_day_plan', fault })
    return []
  })
}

/** Matched by time; by index only when the number of rows is the same. */
function matchRows(theirs: readonly RaceDayEntry[], own: readonly RaceRowWords[]) {
  const ownTimes = own.map(({ time }) => time.toLowerCase())
  const byTime = new Map(theirs.toReversed().map((row) => [timeOf(row, ownTimes), row]))
  return (index: number) =>
    byTime.get(ownTimes[index]) ?? (theirs.length === own.length ? theirs[index] : undefined)
}

/** The time of ours that a row begins with, whatever follows it: "0:25", but not "0:2" or "0:25 after". */
function timeOf(row: RaceDayEntry, ownTimes: readonly string[]): string | undefined {
  const given = truncate(row.time, longestLine).trim().toLowerCase()
  return ownTimes.find(
    (time) => given.startsWith(time) && !/^\s*[\p{L}\p{N}]/u.test(given.slice(time.length)),
  )
}
