import type { PlanRow } from '../plan.ts'
import type { Given } from './audit.ts'

export type Column = 'carbs_g' | 'sodium_mg' | 'fluids_ml'

export const finishOf = ({ runner }: Pick<Given, 'runner'>) => runner.targetTime * 60

/** A row, and its path in the plan. */
export interface PlacedRow extends PlanRow {
  readonly path: string
}

export const raceRows = ({ plan }: Pick<Given, 'plan'>): PlacedRow[] =>
  plan.race_day.rows.map((row, index) => ({ ...row, path: `race_day.rows.${index}` }))

export const longRunRows = ({ plan }: Pick<Given, 'plan'>): PlacedRow[] =>
  plan.long_run.rows.map((row, index) => ({ ...row, path: `long_run.rows.${index}` }))

/** By the minute, whatever their phase. */
export function duringRace(given: Given): PlacedRow[] {
  const finish = finishOf(given)
  return raceRows(given).filter(({ minute }) => minute >= 0 && minute <= finish)
}

export const afterRace = (given: Given): PlacedRow[] =>
  raceRows(given).filter(({ minute }) => minute > finishOf(given))

export const beforeRace = (given: Given): PlacedRow[] => raceRows(given).filter(({ minute }) => minute < 0)

export const sumOf = (rows: readonly PlanRow[], column: Column) =>
  rows.reduce((sum, row) => sum + row[column], 0)

/** What the rows from the start to the finish add up to, per hour of the race. */
export const delivered = (given: Given, column: Column) =>
  sumOf(duringRace(given), column) / given.runner.targetTime
