import type { RaceTargets } from '../2-targets/target-groups.ts'
import { findProduct } from '../foods/products.ts'
import { eatenOver, grams } from '../units.ts'
import type { LighterTable, ScheduleRow, Serving } from './schedule.ts'

/**
 * The race's table on the dose to fall back on: the same rows, some without their fuel. Null if there is no such dose,
 * or no choice of rows comes near it. Evidence: lighter-dose.
 */
export function lighterTable(
  { time, perHour, gutTraining }: RaceTargets,
  rows: readonly ScheduleRow[],
): LighterTable | null {
  const { lighter: dose } = gutTraining
  if (dose === null || dose >= perHour.carbs) return null
  const fed = rows.filter(({ servings }) => servings.some(isEaten))
  const aim = eatenOver(dose, time)
  const tables = fed.map((_, index) => without(spread(fed, index + 1), rows))
  const nearest = tables.toSorted((a, b) => Math.abs(a.carbs - aim) - Math.abs(b.carbs - aim))[0]
  return nearest && Math.abs(nearest.carbs - aim) <= mostOff(fed) ? { ...nearest, rate: dose } : null
}

/** Half of the largest serving. */
const mostOff = (fed: readonly ScheduleRow[]) =>
  Math.max(...fed.flatMap(({ servings }) => servings.filter(isEaten).map(carbsIn))) / 2 + 1

/** Evenly; where that would leave out all of one food, some or all of them a row on or back, so that every food is left. */
function spread(rows: readonly ScheduleRow[], count: number): readonly ScheduleRow[] {
  const even = evenly(rows, count)
  const moved = movedBy.map((by) => even.flatMap((row, at) => rows[rows.indexOf(row) + by(at)] ?? []))
  const keepsEveryFood = (left: readonly ScheduleRow[]) =>
    new Set(left).size === count &&
    eatenIn(rows.filter((row) => !left.includes(row))).size === eatenIn(rows).size
  return moved.find(keepsEveryFood) ?? even
}

/** How many rows on each that is left out is moved, by its place among them: none, every second, all, all back, every other second. */
const movedBy: readonly ((at: number) => number)[] = [
  () => 0,
  (at) => at % 2,
  () => 1,
  () => -1,
  (at) => (at + 1) % 2,
]

const eatenIn = (rows: readonly ScheduleRow[]) =>
  new Set(rows.flatMap(({ servings }) => servings.filter(isEaten).map(({ id }) => id)))

/** In the middle of even parts of the rows. */
const evenly = (rows: readonly ScheduleRow[], count: number) =>
  rows.filter(
    (_, at) =>
      Math.floor(((at + 1) * count) / rows.length + 0.5) > Math.floor((at * count) / rows.length + 0.5),
  )

function without(left: readonly ScheduleRow[], rows: readonly ScheduleRow[]): Omit<LighterTable, 'rate'> {
  const kept = rows.filter((row) => !left.includes(row))
  const drunk = left.reduce((sum, row) => sum + drunkIn(row), 0)
  return {
    leaveOut: left.map(({ minute }) => minute),
    carbs: grams(kept.reduce((sum, { carbs }) => sum + carbs, drunk)),
    servings: kept.filter(({ servings }) => servings.some(isEaten)).length,
  }
}

/** What a row gives without what is eaten in it. */
const drunkIn = ({ servings }: ScheduleRow) =>
  Math.floor(
    servings.filter((serving) => !isEaten(serving)).reduce((sum, serving) => sum + carbsIn(serving), 0) + 0.5,
  )

const isEaten = (serving: Serving) => serving.unit === 'count' && carbsIn(serving) > 0

function carbsIn({ kind, id, amount, unit }: Serving): number {
  const product = kind === 'product' ? findProduct(id) : undefined
  if (!product) return 0
  if (unit === 'count') return amount * product.carbs
  return unit === 'ml' && product.fluids > 0 ? (amount * product.carbs) / product.fluids : 0
}
