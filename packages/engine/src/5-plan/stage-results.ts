import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Cooking } from '../3-menus/cooking/cooking-session.ts'
import type { Groceries } from '../3-menus/groceries/groceries.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { LongRunSchedule, Schedule } from '../4-race-day/schedule.ts'

/** The results of the earlier stages for one runner. */
export interface StageResults {
  readonly runner: Runner
  readonly targets: Targets
  readonly menus: Menus
  readonly raceDay: Schedule
  readonly longRun: LongRunSchedule
  readonly groceries: Groceries
  readonly cooking: Cooking
}
