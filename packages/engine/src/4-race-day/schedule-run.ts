import type { Runner } from '../1-runner/runner.ts'
import type { Arrangement } from './arrangement/arrange-rows.ts'
import { bestArrangement } from './arrangement/best-arrangement.ts'
import { type Candidates, candidatesFor } from './fuels/fuel-candidates.ts'
import { type Demand, demandOf, type Run } from './arrangement/demand.ts'
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

/** `carried` names what the runner carries anyway and should use first. */
export function scheduleRun(runner: Runner, run: Run, carried: readonly string[] = []): ScheduledRun {
  const demand = demandOf(runner, run)
  const candidates = candidatesFor(runner, demand, carried)
  const needsSomething = demand.carbs.aim > 0 || demand.fluids.aim > 0
  const arrangement = needsSomething ? bestArrangement(demand, candidates, new Set(carried)) : undefined
  const rows = duringRows(demand, arrangement)
  const totals = totalsOf(rows)
  return {
    demand,
    candidates,
    arrangement,
    rows,
    totals,
    shortfalls: shortfallsOf(runner, demand, {
      totals,
      own: candidates.own,
      needed: () => neededServings(runner, { demand, candidates, arrangement }),
    }),
  }
}
