import type { Runner } from '../1-runner/runner.ts'
import { sharesOfRunsLeft } from '../2-targets/long-runs-left.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Hours } from '../units.ts'
import { minutesWithoutFuelAtTheEnd } from './arrangement/demand.ts'
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
  const change = changeOfFuel(runner, run, raceKit.change)
  const isTried = change !== null && change.from <= lastFeedBeforeTheRace(runner, longRun.time)
  return { rows, totals, kit: { ...kit, change: isTried ? change : null }, shortfalls }
}

/** The minute of the last feed in the longest run before the race: the last weeks have shorter ones. */
const lastFeedBeforeTheRace = (runner: Runner, time: Hours): number =>
  Math.floor(60 * time * Math.max(0, ...sharesOfRunsLeft(runner)) + 1e-9) - minutesWithoutFuelAtTheEnd
