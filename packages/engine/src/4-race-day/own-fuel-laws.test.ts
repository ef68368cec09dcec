import { idOfChoice } from '../foods/own-label.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunnerWithPreferences } from '../../testing/any-preferences.ts'
import type { Runner } from '../1-runner/runner.ts'
import { hardLimits } from '../2-targets/hard-limits/hard-limits.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { permitsProduct } from '../foods/exclusions/permitted.ts'
import { findProduct } from '../foods/products.ts'
import { courseDrink, onCourse } from './course/on-course.ts'
import { ownFuel } from './fuels/own-fuel.ts'
import type { ScheduleRow } from './schedule.ts'
import { scheduleLongRun } from './schedule-long-run.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 3000)

/** Preferences that name some fuel, on any runner. */
const runners = anyRunnerWithPreferences.filter(({ preferences }) => preferences.fuel !== undefined)

const always = (law: (runner: Runner) => void) => fc.assert(fc.property(runners, law), { numRuns })

const productsIn = (rows: readonly ScheduleRow[]) =>
  rows.flatMap(({ servings }) => servings).flatMap(({ kind, id }) => (kind === 'product' ? [id] : []))

/** Without what the course hands out. */
const carriedOnly = (rows: readonly ScheduleRow[]) =>
  rows.map((row) => ({ ...row, servings: row.servings.filter(({ from }) => from !== 'course') }))

const sumOf = (rows: readonly ScheduleRow[], of: 'carbs' | 'sodium' | 'fluids') =>
  rows.reduce((sum, row) => sum + row[of], 0)

describe('whatever a runner uses', { timeout: 300_000 }, () => {
  test('no limit, exclusion, diet or age gives way, and nothing is taken that was not chosen', () => {
    let keptAny = 0
    let short = 0
    always((runner) => {
      const targets = setTargets(runner)
      const limits = hardLimits(runner)
      const race = scheduleRaceDay(runner, targets)
      const longRun = scheduleLongRun(runner, targets, race.kit)
      const own = ownFuel(runner)
      if (!own) throw new Error('a fuel is named')
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
      const taken = productsIn([...race.rows, ...longRun.rows]).flatMap((id) => findProduct(id) ?? [])
      for (const product of taken) {
        expect(permitsProduct(runner, product).permitted, product.id).toBe(true)
        expect(product.caffeine).toBeLessThanOrEqual(
          product.id === race.caffeine?.product ? targets.caffeine : 0,
        )
      }
      const drunk = taken.filter(({ fluids }) => fluids > 0)
      if (own.drink === 'water') expect(drunk.map(({ id }) => id)).toEqual([])
      if (!own.takesSalt) expect(taken.filter(({ carbs, fluids }) => carbs === 0 && fluids === 0)).toEqual([])
      // What may be taken is taken, or nothing with carbs is.
      const kept = new Set(own.fuels.map(({ id }) => id))
      if (kept.size === 0) return
      keptAny += 1
      const eaten = productsIn(carriedOnly([...race.rows, ...longRun.rows]))
        .flatMap((id) => findProduct(id) ?? [])
        .filter(({ id, carbs, fluids }) => carbs > 0 && fluids === 0 && id !== race.caffeine?.product)
      expect(eaten.filter(({ id }) => !kept.has(id)).map(({ id }) => id)).toEqual([])
      short += race.shortfalls.some(({ of }) => of === 'carbs') ? 1 : 0
    })
    expect(keptAny).toBeGreaterThan(numRuns / 10)
    expect(short).toBeGreaterThan(0)
  })

  test('each choice is kept or left out with its reason', () => {
    always((runner) => {
      const own = ownFuel(runner)
      const { main = [], drink } = runner.preferences.fuel ?? {}
      const ofCourse = drink === 'course' ? courseDrink(onCourse(runner)) : null
      const chosen = [
        ...[...main, ...(typeof drink === 'object' ? [drink] : [])].map(idOfChoice),
        ...(ofCourse ? [ofCourse.id] : []),
      ]
      const kept = own
        ? [
            ...own.fuels,
            ...own.salts,
            ...(own.caffeineGel ? [own.caffeineGel] : []),
            ...(typeof own.drink === 'string' ? [] : [own.drink]),
          ].map(({ id }) => id)
        : []
      const left = own?.notKept.map(({ product }) => product) ?? []
      expect([...kept, ...left].toSorted()).toEqual([...new Set(chosen)].toSorted())
    })
  })
})
