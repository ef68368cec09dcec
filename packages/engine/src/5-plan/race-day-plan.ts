import type { Runner } from '../1-runner/runner.ts'
import type { Schedule, ScheduleRow } from '../4-race-day/schedule.ts'
import { toMiles, toMinutes } from '../units.ts'
import { asClock, oneDecimal } from './figures.ts'
import type { RaceDayEntry } from './nutrition-plan.ts'

/** The race-day table, row by row as scheduled. */
export const raceDayPlan = (runner: Runner, { rows }: Schedule): RaceDayEntry[] =>
  rows.map((row) => ({
    time: timeOf(runner, row),
    action: row.action,
    item: row.item,
    carbs_g: row.carbs,
    sodium_mg: row.sodium,
    fluids_ml: row.fluids,
  }))

/** `3:00 before`, `0:25 · 5.0 km / 3.1 mi`, `0:30 after`. */
function timeOf({ targetTime }: Runner, { minute, distance, phase }: ScheduleRow): string {
  if (minute < 0) return `${asClock(Math.abs(minute))} before`
  if (phase === 'recovery') return `${asClock(minute - Math.floor(toMinutes(targetTime) + 0.5))} after`
  return distance === null
    ? asClock(minute)
    : `${asClock(minute)} · ${oneDecimal(distance)} km / ${oneDecimal(toMiles(distance))} mi`
}
