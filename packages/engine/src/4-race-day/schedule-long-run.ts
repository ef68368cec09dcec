import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { changeOfFuel } from './fuels/change-of-fuel.ts'
import { emptyKit, fuelKit, itemsOf } from './fuels/fuel-kit.ts'
import type { FuelKit, LongRunSchedule } from './schedule.ts'
import { scheduleRun } from './schedule-run.ts'

/** The long run in whole servings, with the race's fuel wherever it works: the gut adapts to what it will get. */
export function scheduleLongRun(
  runner: Runner,
  { longRun, trainingSpeed }: Targets,
  raceKit: FuelKit = emptyKit,
): LongRunSchedule {
  const run = scheduleRun(runner, { ...longRun, speed: trainingSpeed }, { carried: itemsOf(raceKit) })
  const { rows, totals, shortfalls, arrangement, candidates } = run
  if (!arrangement) return { rows, totals, kit: emptyKit, shortfalls }
  const kit = fuelKit(runner, arrangement.combination, { candidates, rows, finish: 60 * longRun.time })
  return { rows, totals, kit: { ...kit, change: changeOfFuel(runner, run, raceKit.change) }, shortfalls }
}
