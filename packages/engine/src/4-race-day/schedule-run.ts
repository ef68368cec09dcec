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
import { missedParts, type Part, shortfallsOf } from './shortfalls.ts'

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
  const { stations, ...arranged } = arrange(runner, run, { carried, course: known })
  const { demand, candidates, arrangement, totals } = arranged
  const missed = missedParts(totals, demand)
  // The stations are the cause of what a run with water anywhere would not miss.
  const anywhere = known && missed.length > 0 ? missedAnywhere(runner, run, carried) : missed
  return {
    ...arranged,
    shortfalls: shortfallsOf(runner, demand, {
      totals,
      own: candidates.own,
      missed,
      byStations: missed.filter((part) => !anywhere.includes(part)),
      needed: () => neededServings(runner, { demand, candidates, arrangement, course: known, stations }),
    }),
  }
}

function missedAnywhere(runner: Runner, run: Run, carried: readonly string[]): readonly Part[] {
  const { totals, demand } = arrange(runner, run, { carried, course: null })
  return missedParts(totals, demand)
}

/** Of a course that counts, its stations too. */
function arrange(runner: Runner, run: Run, { carried, course }: Required<RunExtras>) {
  const demand = demandOf(runner, run, course?.cup)
  const candidates = candidatesFor(runner, demand, { carried, course })
  const needsSomething = demand.carbs.aim > 0 || demand.fluids.aim > 0
  const stations = course && stationTimings(course, demand)
  const arrangement = needsSomething
    ? bestArrangement(demand, candidates, new Set(carried), stations)
    : undefined
  const rows = duringRows(demand, arrangement)
  return { demand, candidates, stations, arrangement, rows, totals: totalsOf(rows) }
}
