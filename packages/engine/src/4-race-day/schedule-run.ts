import type { Runner } from '../1-runner/runner.ts'
import type { Arrangement } from './arrangement/feeds.ts'
import { bestArrangement } from './arrangement/best-arrangement.ts'
import { type Candidates, candidatesFor } from './fuels/fuel-candidates.ts'
import { type Demand, demandOf, type Run } from './arrangement/demand.ts'
import type { OnCourse } from './course/on-course.ts'
import { stationTimings } from './course/station-timings.ts'
import { duringRows, totalsOf } from './during-rows.ts'
import { neededServings } from './needed-servings.ts'
import type { RowTotals, ScheduleRow, Shortfall } from './schedule.ts'
import { shortfallsOf } from './shortfalls.ts'

/** A run from start to finish in whole servings. */
export interface ScheduledRun {
  readonly demand: Demand
  readonly candidates: Candidates
  readonly arrangement: Arrangement | undefined
  readonly rows: readonly ScheduleRow[]
  readonly totals: RowTotals
  readonly shortfalls: readonly Shortfall[]
}

export interface RunExtras {
  /** What the runner carries anyway and should use first. */
  readonly carried?: readonly string[]
  /** What is handed out on the way, for a race. */
  readonly course?: OnCourse | null
}

export function scheduleRun(
  runner: Runner,
  run: Run,
  { carried = [], course = null }: RunExtras = {},
): ScheduledRun {
  const known = course?.counts ? course : null
  const demand = demandOf(runner, run, known?.cup)
  const candidates = candidatesFor(runner, demand, { carried, course: known })
  const needsSomething = demand.carbs.aim > 0 || demand.fluids.aim > 0
  const stations = known && stationTimings(known, demand)
  const arrangement = needsSomething
    ? bestArrangement(demand, candidates, new Set(carried), stations)
    : undefined
  const rows = duringRows(demand, arrangement)
  const totals = totalsOf(rows)
  const shortfalls = shortfallsOf(runner, demand, {
    totals,
    own: candidates.own,
    needed: () => neededServings(runner, { demand, candidates, arrangement, course: known, stations }),
  })
  return {
    demand,
    candidates,
    arrangement,
    rows,
    totals,
    shortfalls: known ? byStations(shortfalls, () => scheduleRun(runner, run, { carried })) : shortfalls,
  }
}

/** The stations are the cause of what a run with water anywhere would not miss. */
function byStations(shortfalls: readonly Shortfall[], elsewhere: () => ScheduledRun): readonly Shortfall[] {
  if (shortfalls.length === 0) return shortfalls
  const missed = new Set(elsewhere().shortfalls.map(({ of }) => of))
  return shortfalls.map((one) => (missed.has(one.of) ? one : { ...one, because: 'stations', needed: null }))
}
