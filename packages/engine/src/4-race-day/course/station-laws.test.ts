import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyStationsOfACourse } from '../../../testing/any-preferences.ts'
import { anyWishes } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { hardLimits } from '../../2-targets/hard-limits/hard-limits.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { findProduct } from '../../foods/products.ts'
import { whyNotTaken } from '../fuels/product-limits.ts'
import type { KilometersPerHour } from '../../units.ts'
import type { Schedule, ScheduleRow } from '../schedule.ts'
import { scheduleRaceDay } from '../schedule-race-day.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 300)

const runners: fc.Arbitrary<Runner> = fc
  .record({ wishes: anyWishes, course: anyStationsOfACourse })
  .map(({ wishes, course }) => someRunner({ ...wishes, practicedRate: null, preferences: { course } }))

/** Half of those whose course has a drink want it. */
const thirsty = fc.record({ runner: runners, wants: fc.boolean() }).map(({ runner, wants }): Runner => {
  const { course } = runner.preferences
  return wants && course?.drink ? { ...runner, preferences: { course, fuel: { drink: 'course' } } } : runner
})

const ownDrinks = ['skratch-sport-hydration', 'tailwind-endurance', 'generic-sports-drink-6'] as const

const onTheWay = ({ rows }: Schedule) => rows.filter(({ phase }) => phase === 'during')

const sumOf = (rows: readonly ScheduleRow[], of: 'carbs' | 'sodium' | 'fluids') =>
  rows.reduce((sum, row) => sum + row[of], 0)

/** What is drunk out of a bottle from the start or one station to the next, ml. */
function stretchesOf({ rows, course }: Schedule, speed: KilometersPerHour): number[] {
  const stations = (course?.stations ?? []).map(({ km }) => (60 * km) / speed)
  const sums = new Map<number, number>()
  for (const { minute, servings } of rows) {
    const [drunk] = servings.filter(({ from }) => from === 'bottle')
    const stretch = stations.filter((each) => each <= minute + 0.5).length
    sums.set(stretch, (sums.get(stretch) ?? 0) + (drunk?.amount ?? 0))
  }
  return [...sums.values()]
}

test('of two stations near the end a gel is not taken at the first alone', () => {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 15_300,
    sex: 'Female',
    weightKg: 60,
    climate: 'Cool',
    preferences: { course: { stations: { at_km: [5, 9.8, 15, 19.9, 25, 30, 33, 36] } } },
  })
  const fed = onTheWay(scheduleRaceDay(runner, setTargets(runner))).filter(({ carbs }) => carbs > 0)
  expect(fed.length).toBeGreaterThan(5)
  expect(fed.at(-1)?.distance).toBe(36)
})

describe('whatever a course hands out', { timeout: 300_000 }, () => {
  test('water, drink and gels are taken where they are, in half cups, within every limit', () => {
    let handedOut = 0
    let drunk = 0
    let fromBottles = 0
    fc.assert(
      fc.property(thirsty, (runner) => {
        const targets = setTargets(runner)
        const schedule = scheduleRaceDay(runner, targets)
        const { course } = schedule
        if (!course) throw new Error('stations are named')
        const most = hardLimits(runner).race
        const rows = onTheWay(schedule)
        for (const [index, row] of rows.entries()) {
          expect(row.carbs).toBeLessThanOrEqual(40)
          expect(row.fluids).toBeLessThanOrEqual(200)
          const before = rows[index - 1]
          if (before) expect(row.minute - before.minute).toBeGreaterThanOrEqual(10)
          const station = course.stations.find(({ km }) => km === row.distance)
          for (const { id, unit, kind, from, amount } of row.servings) {
            if (from === 'course') {
              expect(course.counts && station !== undefined).toBe(true)
              const product = findProduct(id)
              expect(product && whyNotTaken(product, runner)).toBe(undefined)
              if (unit === 'ml') expect(station?.hasDrink).toBe(true)
              if (unit === 'ml') drunk += 1
              else handedOut += 1
            }
            if (from === 'bottle') {
              expect(course.counts && unit === 'ml' && station === undefined).toBe(true)
              fromBottles += 1
              continue
            }
            if (!course.counts || unit !== 'ml' || (kind !== 'water' && from !== 'course')) continue
            expect(station).toBeDefined()
            expect(amount % (course.cup / 2)).toBe(0)
            expect(Math.abs(row.minute - (60 * (station?.km ?? 0)) / targets.race.speed)).toBeLessThanOrEqual(
              0.5,
            )
          }
        }
        for (const between of stretchesOf(schedule, targets.race.speed))
          expect(between).toBeLessThanOrEqual(schedule.bottle?.milliliters ?? 0)
        const hours = Math.max(targets.race.time, 1e-9)
        expect(sumOf(rows, 'carbs') / hours).toBeLessThanOrEqual(most.carbs + 1e-6)
        expect(sumOf(rows, 'sodium') / hours).toBeLessThanOrEqual(most.sodium + 1e-6)
        expect(sumOf(rows, 'fluids')).toBeLessThanOrEqual(targets.race.perHour.fluids * hours + 1e-6)
      }),
      { numRuns },
    )
    expect(handedOut).toBeGreaterThan(0)
    expect(drunk).toBeGreaterThan(0)
    expect(fromBottles).toBeGreaterThan(0)
  })

  test('a bottle of the runner’s own lasts from one station to the next, and is filled at one', () => {
    let held = 0
    let filled = 0
    fc.assert(
      fc.property(
        runners,
        fc.integer({ min: 200, max: 800 }),
        fc.constantFrom(...ownDrinks),
        (drawn, ml, drink) => {
          const runner = {
            ...drawn,
            preferences: {
              ...drawn.preferences,
              carry: { bottle_ml: ml },
              fuel: { drink: { product: drink } },
            },
          }
          const { bottle, course, rows } = scheduleRaceDay(runner, setTargets(runner))
          if (!bottle || !course?.counts) return
          expect(bottle.empty, JSON.stringify(rows.map(({ minute, fluids }) => [minute, fluids]))).toBeNull()
          held += 1
          filled += bottle.fills.length > 0 ? 1 : 0
        },
      ),
      { numRuns },
    )
    expect(held).toBeGreaterThan(numRuns / 10)
    expect(filled).toBeGreaterThan(0)
  })

  test('what was filled in and not checked moves no row', () => {
    let seen = 0
    fc.assert(
      fc.property(runners, (runner) => {
        const { course: given } = runner.preferences
        const unchecked = {
          ...runner,
          preferences: { course: { ...given, preset: 'boston', checked: false } },
        }
        const without = {
          ...runner,
          preferences: given?.climb_m === undefined ? {} : { course: { climb_m: given.climb_m } },
        }
        const targets = setTargets(unchecked)
        const rows = onTheWay(scheduleRaceDay(unchecked, targets))
        expect(rows).toEqual(onTheWay(scheduleRaceDay(without, targets)))
        seen += rows.length
      }),
      { numRuns: numRuns / 10 },
    )
    expect(seen).toBeGreaterThan(0)
  })
})
