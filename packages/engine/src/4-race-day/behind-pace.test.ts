import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunnerWithPreferences } from '../../testing/any-preferences.ts'
import { anyRunner } from '../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { readRunner } from '../1-runner/read-runner.ts'
import type { Runner } from '../1-runner/runner.ts'
import { hardLimits } from '../2-targets/hard-limits/hard-limits.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeRaceDay } from '../5-plan/compose-schedules.ts'
import { composeTargets } from '../5-plan/compose-targets.ts'
import type { Plan, PlanRow } from '../plan.ts'
import { type BehindPace, behindPace } from './behind-pace.ts'
import { drinkingAtMost, takesCapsule } from './drinking-at-most.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'
import { slowerRaces } from './slower-races.ts'

/** The part of a plan that a slower table is made of: its meals do not matter to it. */
function raceOf(runner: Runner) {
  const targets = setTargets(runner)
  const schedule = scheduleRaceDay(runner, targets)
  const plan = {
    runner: { race_km: runner.raceDistance },
    targets: composeTargets(targets),
    race_day: {
      ...composeRaceDay(schedule, targets, runner),
      recovery_meal: null,
      breakfast_away: null,
      other_meals: [],
      carbs_until_start_g: null,
      if_then: [],
    },
  }
  const slower = slowerRaces(runner, schedule)
  return { plan: { ...plan, race_day: { ...plan.race_day, slower } }, slower }
}

const duringOf = (plan: Pick<Plan, 'race_day'>) =>
  plan.race_day.rows.filter(({ phase }) => phase === 'during')

function tablesFor(wishes: Partial<RunnerWishes>) {
  const { plan, slower } = raceOf(someRunner(wishes))
  return { plan, during: duringOf(plan), tables: slower.map((each) => behindPace(plan, each)) }
}

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

describe('a marathon in 3:30 that takes longer', () => {
  const { during, tables } = tablesFor(marathon)

  test('finishes 5, 10 and 15 percent later', () => {
    expect(tables.map(({ percent, minutes }) => [percent, minutes])).toEqual([
      [5, 221],
      [10, 231],
      [15, 242],
    ])
  })

  test('keeps the minutes of its rows, which come sooner on the course', () => {
    for (const { rows, percent } of tables) {
      for (const [at, row] of during.entries()) {
        expect(rows[at]?.minute).toBe(row.minute)
        expect(rows[at]?.km).toBeCloseTo((row.km ?? 0) / (1 + percent / 100), 5)
      }
    }
  })

  test('goes on in the same rhythm to the later finish, and says what that takes', () => {
    const [, , last] = tables
    const gap = (during[1]?.minute ?? 0) - (during[0]?.minute ?? 0)
    expect(last?.rows.length).toBeGreaterThan(during.length)
    for (const [at, row] of (last?.rows ?? []).entries())
      expect(row.minute - (last?.rows[at - 1]?.minute ?? 0)).toBe(at === 0 ? row.minute : gap)
    expect(last?.extra.length).toBeGreaterThan(0)
    expect(last?.extra.every(({ amount }) => amount > 0)).toBe(true)
  })
})

test('a race without a stop has no slower table', () => {
  expect(tablesFor({ race: '5K', targetSeconds: 1500 }).tables).toEqual([])
})

test('a slow runner whose sweat falls with the pace drinks less at some stops', () => {
  const { plan, tables } = tablesFor({ ...marathon, targetSeconds: 4.2 * 3600, climate: 'Hot & Humid' })
  const last = tables.at(-1)
  expect(last?.most_ml_per_hr).toBeLessThan(plan.targets.race.fluids_ml_per_hr)
  expect(last?.drinks_less).toBe(true)
})

test('with no added salt, half of what is sweated at the slower pace stays the most', () => {
  const read = readRunner(
    { ...someRunner({ ...marathon, targetSeconds: 4 * 3600 }).answers, allergies: 'high blood pressure' },
    someRunner(marathon).today,
  )
  if (!read.ok) throw new Error('this runner is understood')
  for (const { most_ml_per_hr: most } of raceOf(read.value).slower) expect(most).toBeLessThanOrEqual(500)
})

describe('a stop with less to drink', () => {
  const row = {
    phase: 'during' as const,
    minute: 20,
    km: 4,
    servings: [
      { kind: 'product' as const, id: 'generic-sports-drink-6', amount: 200, unit: 'ml' as const },
      { kind: 'product' as const, id: 's-caps', amount: 1, unit: 'count' as const },
    ],
    carbs_g: 12,
    sodium_mg: 440,
    fluids_ml: 200,
    reminds_of_thirst: false,
  }

  test('has the carbs of that much of its drink', () => {
    const half = drinkingAtMost(row, 100)
    expect(half).toMatchObject({ carbs_g: 6, fluids_ml: 100 })
    expect(half.servings.map(({ amount }) => amount)).toEqual([100, 1])
  })

  test('leaves out a capsule that there is too little to drink with', () => {
    const little = drinkingAtMost(row, 75)
    expect(little.servings.map(({ id }) => id)).toEqual(['generic-sports-drink-6'])
    expect(little.sodium_mg).toBeLessThan(100)
  })

  test('is the same where there is nothing to take away', () => {
    expect(drinkingAtMost(row, 200)).toBe(row)
  })
})

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 300)

test.each([
  ['any runner', anyRunner],
  ['any runner with preferences', anyRunnerWithPreferences],
] as const)('no slower table leaves the limits: %s', (_who, arbitrary) => {
  let tables = 0
  fc.assert(
    fc.property(arbitrary, (runner) => {
      const { plan, slower } = raceOf(runner)
      for (const each of slower) {
        tables += 1
        keepsTheLimits(runner, plan, behindPace(plan, each))
      }
    }),
    { numRuns, seed: 20_270_412 },
  )
  expect(tables).toBeGreaterThan(200)
})

function keepsTheLimits(runner: Runner, plan: ReturnType<typeof raceOf>['plan'], table: BehindPace) {
  const { rows, totals, minutes, percent } = table
  const hours = minutes / 60
  const during = duringOf(plan)
  const limits = hardLimits(runner)
  const time = runner.targetTime * (1 + percent / 100)
  if (table.stops === 'by-the-watch')
    expect(rows.slice(0, during.length).map(({ minute }) => minute)).toEqual(
      during.map(({ minute }) => minute),
    )
  if (table.stops === 'same-places') expect(rows.map(({ km }) => km)).toEqual(during.map(({ km }) => km))
  if (table.stops === 'at-stations') servesItsRows(plan, rows)
  for (const { carbs_g: carbs, fluids_ml: drunk } of rows.slice(during.length))
    if (carbs === 0) expect(drunk).toBeGreaterThanOrEqual(50)
  expect(totals.fluids_ml).toBeLessThanOrEqual(table.most_ml_per_hr * time + 1)
  expect(totals.fluids_ml).toBeLessThanOrEqual(limits.race.fluids * time)
  expect(table.most_ml_per_hr).toBeLessThanOrEqual(time >= 4.5 ? 800 : 1000)
  expect(totals.carbs_g).toBeLessThanOrEqual(limits.race.carbs * time + 1)
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    expect(row.fluids_ml).toBeLessThanOrEqual(200)
    expect(row.carbs_g).toBeLessThanOrEqual(40)
    expect(row.minute).toBeLessThanOrEqual(minutes - 10)
    const there = ((row.minute / 60) * runner.raceDistance) / time
    // A minute in whole at a station: once for the pace, once for the slower one.
    expect(Math.abs((row.km ?? 0) - there)).toBeLessThanOrEqual(
      table.stops === 'by-the-watch' ? 1e-6 : runner.raceDistance / time / 50,
    )
    if (before) expect(row.minute - before.minute).toBeGreaterThanOrEqual(10)
    // A pinch of salt makes no drink too salty.
    if (row.servings.some(({ unit }) => unit === 'g') && row.fluids_ml > 0)
      expect(row.sodium_mg / row.fluids_ml).toBeLessThanOrEqual(2)
  }
  const feeds = rows.filter(({ carbs_g: carbs }) => carbs > 2).map(({ minute }) => minute)
  for (const [at, minute] of feeds.entries())
    if (at > 0) expect(minute - (feeds[at - 1] ?? 0)).toBeGreaterThanOrEqual(15)
  expect(hours).toBeGreaterThan(runner.targetTime)
}

/** Each row stands at a station that hands out what it takes from the course. */
function servesItsRows(
  { race_day: { on_course: course } }: Pick<Plan, 'race_day'>,
  rows: BehindPace['rows'],
) {
  for (const { km, servings } of rows) {
    const index = course?.stations.findIndex((each) => each.km === km) ?? -1
    const station = course?.stations[index]
    expect(station).toBeDefined()
    const before = course?.stations[index - 1]?.km ?? 0
    for (const { id, unit, from } of servings) {
      if (from !== 'course') continue
      if (unit === 'ml') expect(station?.has_drink && course?.drink?.product === id).toBe(true)
      else
        expect(
          course?.gels.some(
            ({ product, because, at_km: places }) =>
              product === id &&
              because === null &&
              places.some((place) => place > before + 0.3 && place <= (km ?? 0) + 0.3),
          ),
        ).toBe(true)
    }
  }
}

describe('a slower race past stations', () => {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 15_300,
    preferences: {
      course: {
        stations: { every_km: 1.609, from_km: 3.219, to_km: 40.234 },
        drink: { product: 'gatorade-endurance' },
        gels: [{ product: { product: 'maurten-gel-100' }, at_km: [18.829, 27.359, 34.601] }],
      },
    },
  })
  const { plan, slower } = raceOf(runner)
  const during = duringOf(plan)
  const tables = slower.map((each) => behindPace(plan, each))

  test('stops at those that come about as many minutes apart, and takes there what they hand out', () => {
    let handedOut = 0
    for (const { rows, stops } of tables) {
      expect(stops).toBe('at-stations')
      servesItsRows(plan, rows)
      handedOut += rows.flatMap(({ servings }) => servings).filter(({ from }) => from === 'course').length
      const [planned, slow] = [during, rows].map((each) => each.map(({ minute }) => minute))
      for (const [at, minute] of planned?.entries() ?? []) {
        const gap = (all: readonly number[] = []) => (all[at] ?? 0) - (all[at - 1] ?? 0)
        expect(Math.abs(gap(slow) - gap(planned)), `${minute}`).toBeLessThanOrEqual(12)
      }
    }
    expect(handedOut).toBeGreaterThan(0)
  })

  test('has as much an hour as planned, and says what to carry for it', () => {
    const planned = plan.race_day.start_to_finish.carbs_g / runner.targetTime
    for (const { totals, percent, extra } of tables) {
      const rate = totals.carbs_g / (runner.targetTime * (1 + percent / 100))
      expect(Math.abs(rate - planned)).toBeLessThanOrEqual(5)
      expect(extra.every(({ from }) => from !== 'course')).toBe(true)
    }
    const [fuel] = plan.race_day.kit
    const last = tables.at(-1)?.extra.find(({ id }) => id === fuel?.product)
    expect(last?.amount).toBeLessThanOrEqual((fuel?.for_slower ?? 0) + (fuel?.spares ?? 0))
  })

  test('stays at its places where a bottle is filled on the way', () => {
    const far = someRunner({
      race: 'Marathon',
      targetSeconds: 15_300,
      preferences: { course: { stations: { at_km: [10, 21, 32] } } },
    })
    const { plan: given, slower: races } = raceOf(far)
    expect(given.race_day.bottle?.fills.length).toBeGreaterThan(0)
    for (const each of races) {
      const { rows, stops } = behindPace(given, each)
      expect(stops).toBe('same-places')
      expect(rows.map(({ km }) => km)).toEqual(duringOf(given).map(({ km }) => km))
    }
  })
})

const capsules = (rows: readonly PlanRow[]) => rows.filter(takesCapsule)

test('a slower runner keeps the salt capsules, at stops with enough to drink', () => {
  const { during, tables } = tablesFor({
    race: 'Marathon',
    targetSeconds: 4.25 * 3600,
    weightKg: 60,
    heightCm: 165,
    diet: 'Vegetarian',
    preferences: { course: { stations: { at_km: [9.7, 20.9, 32.2] } } },
  })
  expect(capsules(during).length).toBeGreaterThan(1)
  expect(tables).toHaveLength(3)
  for (const { rows, totals, minutes, most_ml_per_hr: most } of tables) {
    expect(capsules(rows).length).toBeGreaterThanOrEqual(capsules(during).length)
    for (const row of capsules(rows)) expect(row.fluids_ml).toBeGreaterThanOrEqual(100)
    expect((60 * totals.fluids_ml) / minutes).toBeLessThanOrEqual(most)
    // Whole steps lose hardly anything of it.
    expect((60 * totals.fluids_ml) / minutes).toBeGreaterThan(0.8 * most)
  }
})
