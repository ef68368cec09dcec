import type { Runner } from '../../1-runner/runner.ts'
import type { RaceDayEntry } from '../../nutrition-plan.ts'
import { type RaceClock, readTime, type TimeRead } from './read-time.ts'

/** A row of the race-day table with its time understood. */
export interface RowRead {
  readonly entry: RaceDayEntry
  /** Minutes from the start, negative before it; null where the time cannot be read. */
  readonly minute: number | null
  /** The kilometer that stands beside the time, where one does. */
  readonly kilometer: number | null
}

export function readRows(entries: readonly RaceDayEntry[], runner: Runner): RowRead[] {
  const clock = clockOf(runner)
  const read = entries.map((entry) => ({ entry, time: readTime(entry.time, clock) }))
  const start = startOnTheWall(read)
  return read.map(({ entry, time }) => ({
    entry,
    minute: minuteOf(time, start),
    kilometer: time?.kind === 'race' ? time.kilometer : null,
  }))
}

export const clockOf = ({ targetTime, raceDistance }: Runner): RaceClock => ({
  finish: targetTime * 60,
  minutesPerKilometer: (targetTime * 60) / raceDistance,
})

interface RowAndTime {
  readonly entry: RaceDayEntry
  readonly time: TimeRead | undefined
}

/** Times of the wall clock mean something only where a row says when the race starts. */
const startOnTheWall = (rows: readonly RowAndTime[]): number | undefined =>
  rows.find(
    ({ entry, time }) =>
      time?.kind === 'wall' &&
      /\b(?:race )?start(?:s|ing)?\b|\bgun\b/iu.test(`${entry.time} ${entry.action}`),
  )?.time?.minute

function minuteOf(time: TimeRead | undefined, start: number | undefined): number | null {
  if (time === undefined) return null
  if (time.kind === 'race') return time.minute
  return start === undefined ? null : time.minute - start
}

/** A row whose time was read. */
export interface PlacedRow extends RowRead {
  readonly minute: number
}

export const placed = (rows: readonly RowRead[]): PlacedRow[] =>
  rows.flatMap((row) => (row.minute === null ? [] : [{ ...row, minute: row.minute }]))

export const duringRace = (rows: readonly RowRead[], finish: number): PlacedRow[] =>
  placed(rows).filter(({ minute }) => minute >= 0 && minute <= finish)

export const afterRace = (rows: readonly RowRead[], finish: number): PlacedRow[] =>
  placed(rows).filter(({ minute }) => minute > finish)

export const sumOf = (rows: readonly RowRead[], figure: 'carbs_g' | 'sodium_mg' | 'fluids_ml') =>
  rows.reduce((sum, { entry }) => sum + entry[figure], 0)
