import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Kitchen } from './kitchen.ts'
import type { MealsAroundRuns } from './meals-around-runs.ts'
import type { DayMenu } from './menus.ts'

export interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
}

/** The days before the race, and what is eaten around it. */
export interface WeekAndRace {
  readonly around: MealsAroundRuns
  readonly days: readonly DayMenu[]
}
