import { expect } from 'vitest'
import type { Runner } from '../src/1-runner/runner.ts'
import { hardLimits } from '../src/2-targets/hard-limits/hard-limits.ts'
import { permitsProduct } from '../src/foods/exclusions/permitted.ts'
import { idOfChoice } from '../src/foods/own-label.ts'
import { findProduct } from '../src/foods/products.ts'
import { courseDrink, onCourse } from '../src/4-race-day/course/on-course.ts'
import { type OwnFuel, ownFuel } from '../src/4-race-day/fuels/own-fuel.ts'
import type { ScheduleRow } from '../src/4-race-day/schedule.ts'
import type { StageResults } from '../src/5-plan/stage-results.ts'

type Runs = Pick<StageResults, 'runner' | 'targets' | 'raceDay' | 'longRun'>

const productsIn = (rows: readonly ScheduleRow[]) =>
  rows.flatMap(({ servings }) => servings).flatMap(({ kind, id }) => (kind === 'product' ? [id] : []))

/** Without what the course hands out. */
const carriedOnly = (rows: readonly ScheduleRow[]) =>
  rows.map((row) => ({ ...row, servings: row.servings.filter(({ from }) => from !== 'course') }))

const sumOf = (rows: readonly ScheduleRow[], of: 'carbs' | 'sodium' | 'fluids') =>
  rows.reduce((sum, row) => sum + row[of], 0)

/** Whatever a runner uses: no limit, exclusion, diet or age gives way, and nothing is taken that was not chosen. */
export function expectOwnFuel(runs: Runs): void {
  const own = ownFuel(runs.runner)
  if (!own) throw new Error('a fuel is named')
  expectWithinLimits(runs)
  expectPermitted(runs)
  expectAsChosen(runs, own)
  expectKeptOrLeft(runs.runner, own)
}

function expectWithinLimits({ runner, targets, raceDay: race, longRun }: Runs): void {
  const limits = hardLimits(runner)
  for (const { rows, run, most } of [
    { rows: race.rows.filter(({ phase }) => phase === 'during'), run: targets.race, most: limits.race },
    { rows: longRun.rows, run: targets.longRun, most: limits.longRun },
  ]) {
    for (const row of rows) {
      expect(row.carbs).toBeLessThanOrEqual(40)
      expect(row.fluids).toBeLessThanOrEqual(200)
    }
    expect(sumOf(rows, 'carbs') / Math.max(run.time, 1e-9)).toBeLessThanOrEqual(most.carbs + 1e-6)
    expect(sumOf(rows, 'sodium') / Math.max(run.time, 1e-9)).toBeLessThanOrEqual(most.sodium + 1e-6)
    expect(sumOf(rows, 'fluids')).toBeLessThanOrEqual(run.perHour.fluids * run.time + 1e-6)
  }
}

const takenIn = ({ raceDay: race, longRun }: Runs) =>
  productsIn([...race.rows, ...longRun.rows]).flatMap((id) => findProduct(id) ?? [])

function expectPermitted(runs: Runs): void {
  for (const product of takenIn(runs)) {
    expect(permitsProduct(runs.runner, product).permitted, product.id).toBe(true)
    expect(product.caffeine).toBeLessThanOrEqual(
      product.id === runs.raceDay.caffeine?.product ? runs.targets.caffeine : 0,
    )
  }
}

/** What may be taken is taken, or nothing with carbs is. */
function expectAsChosen(runs: Runs, own: OwnFuel): void {
  const { raceDay: race, longRun } = runs
  const taken = takenIn(runs)
  if (own.drink === 'water') expect(taken.filter(({ fluids }) => fluids > 0).map(({ id }) => id)).toEqual([])
  if (!own.takesSalt) expect(taken.filter(({ carbs, fluids }) => carbs === 0 && fluids === 0)).toEqual([])
  const kept = new Set(own.fuels.map(({ id }) => id))
  if (kept.size === 0) return
  const eaten = productsIn(carriedOnly([...race.rows, ...longRun.rows]))
    .flatMap((id) => findProduct(id) ?? [])
    .filter(({ id, carbs, fluids }) => carbs > 0 && fluids === 0 && id !== race.caffeine?.product)
  expect(eaten.filter(({ id }) => !kept.has(id)).map(({ id }) => id)).toEqual([])
}

/** Each choice is kept or left out with its reason. */
function expectKeptOrLeft(runner: Runner, own: OwnFuel): void {
  const { main = [], drink } = runner.preferences.fuel ?? {}
  const ofCourse = drink === 'course' ? courseDrink(onCourse(runner)) : null
  const chosen = [
    ...[...main, ...(typeof drink === 'object' ? [drink] : [])].map(idOfChoice),
    ...(ofCourse ? [ofCourse.id] : []),
  ]
  const kept = [
    ...own.fuels,
    ...own.salts,
    ...(own.caffeineGel ? [own.caffeineGel] : []),
    ...(typeof own.drink === 'string' ? [] : [own.drink]),
  ].map(({ id }) => id)
  const left = own.notKept.map(({ product }) => product)
  expect([...kept, ...left].toSorted()).toEqual([...new Set(chosen)].toSorted())
}
