import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct } from '../foods/products.ts'
import type { CoursePreferences } from '../1-runner/preferences/course-schema.ts'
import type { Plan } from '../plan.ts'
import { kilometers, kilometersPerHour, minutes } from '../units.ts'
import { behindPace } from './behind-pace.ts'
import { racesWithStations } from './course/races-with-stations.ts'
import { noMenus } from '../../testing/no-menus.ts'
import { factsFor } from '../../testing/stages-for.ts'
import type { OnCourse } from './course/on-course.ts'
import { bottleOf } from './fuels/bottle.ts'
import { servingsForSlower } from './fuels/carried.ts'
import type { ScheduleRow } from './schedule.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const someRows = (at: readonly number[], drink = 'water-tap') =>
  at.map((minute) => ({
    phase: 'during',
    minute: minutes(minute),
    distance: kilometers(minute / 5),
    servings: [
      { kind: 'product', id: 'generic-gel', amount: 1, unit: 'count' },
      { kind: drink === 'water-tap' ? 'water' : 'product', id: drink, amount: 150, unit: 'ml' },
    ],
  })) as unknown as ScheduleRow[]

describe('servings for 15 percent more time', () => {
  test.each([
    // Two hours become 2:18, so that 2:08 is the last feed.
    [[30, 60, 90], 120, 1],
    [[20, 40, 60, 80, 100], 120, 1],
    [[25, 50, 75, 100], 120, 1],
    [[30], 45, 0],
    [[45], 120, 1],
    // One gel at 0:20 is no rhythm: not a gel every twenty minutes from then on.
    [[20], 75, 1],
    [[20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220], 240, 2],
    [[], 60, 0],
  ])('after feeds at %o of %i minutes are %i', (at, finish, count) => {
    expect(servingsForSlower(someRows(at), 'generic-gel', finish)).toBe(count)
  })
})

describe('what is carried for 15 percent more time', () => {
  test('stays at 60 g an hour of a single sugar, whatever the time of the race', () => {
    let limited = 0
    for (let minute = 150; minute <= 330; minute += 5) {
      const runner = someRunner({
        race: 'Marathon',
        targetSeconds: 60 * minute,
        preferences: { fuel: { main: [{ product: 'sis-go-isotonic' }] } },
      })
      const { kit, startToFinish, rows } = scheduleRaceDay(runner, setTargets(runner))
      const slower = kit.fuels[0]?.forSlower ?? 0
      const hours = (1.15 * minute) / 60
      expect(startToFinish.carbs + 22 * slower).toBeLessThanOrEqual(60 * hours)
      if (slower < servingsForSlower(rows, 'sis-go-isotonic', 60 * runner.targetTime)) limited += 1
    }
    expect(limited).toBeGreaterThan(0)
  })

  test('stays at 90 g an hour of glucose with fructose, and at the limit of a short race', () => {
    let carried = 0
    for (const race of ['10K', 'Half', 'Marathon'] as const)
      for (let minute = 40; minute <= 330; minute += 5) {
        const runner = someRunner({
          race,
          targetSeconds: 60 * minute,
          preferences: { fuel: { main: [{ product: 'sis-beta-fuel-gel' }] } },
        })
        const { kit, startToFinish } = scheduleRaceDay(runner, setTargets(runner))
        const slower = kit.fuels[0]?.forSlower ?? 0
        const hours = (1.15 * minute) / 60
        if (slower === 0) continue
        expect((startToFinish.carbs + 40 * slower) / hours).toBeLessThanOrEqual(hours < 1.25 ? 60 : 90)
        carried += 1
      }
    expect(carried).toBeGreaterThan(0)
  })
})

const carried = (own: number | undefined) => ({ own, course: null, speed: kilometersPerHour(12) })

test('of salt by the piece one is spare, and some are for the time beyond the target', () => {
  let pieces = 0
  for (const runner of drawnRunners(150)) {
    const { kit } = scheduleRaceDay(runner, setTargets(runner))
    if (kit.salt?.unit !== 'count') continue
    expect(kit.salt.spares).toBe(1)
    if (kit.salt.amount > 3) pieces += kit.salt.forSlower
  }
  expect(pieces).toBeGreaterThan(5)
})

test('a drink and salt by the weight are carried for a slower day as its table takes them', () => {
  let carriedMore = 0
  for (const runner of drawnRunners(150)) {
    const plan = factsFor(runner, { menus: noMenus })
    const tables = plan.race_day.slower.map((slower) => behindPace(plan, slower))
    for (const { product, unit, amount, from_course: handedOut, for_slower: forSlower } of plan.race_day
      .kit) {
      if (unit === 'count' || handedOut === amount) continue
      const more = tables.map(({ extra }) => extra.find(({ id }) => id === product)?.amount ?? 0)
      expect(forSlower).toBe(Math.max(0, ...more))
      if (forSlower > 0) carriedMore += 1
    }
  }
  expect(carriedMore).toBeGreaterThan(5)
})

test('beside gels of the course enough are carried for a day that is 15 percent slower', () => {
  const course = racesWithStations.find(({ id }) => id === 'new-york')?.course
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 5 * 3600,
    preferences: { course: { ...course, checked: true }, fuel: { main: [{ product: 'gu-energy-gel' }] } },
  })
  const plan = factsFor(runner, { menus: noMenus })
  const item = plan.race_day.kit.find(({ product }) => product === 'gu-energy-gel')
  const beforeTheStart = 1
  expect(plan.race_day.kit.some(({ from_course: handedOut }) => handedOut > 0)).toBe(true)
  for (const slower of plan.race_day.slower) {
    const used = behindPace(plan, slower).rows.flatMap(({ servings }) =>
      servings.filter(({ id, from }) => id === 'gu-energy-gel' && from !== 'course'),
    )
    expect(used.length + beforeTheStart).toBeLessThanOrEqual((item?.amount ?? 0) + (item?.for_slower ?? 0))
  }
})

/** Marathoners with and without the gels that their race hands out. */
const gelRaces = racesWithStations.filter(({ course }) => course.stations && course.gels)
const pastGels = gelRaces.flatMap(({ course }) =>
  [195, 225, 255].flatMap((minute) =>
    [30, 50].map((practicedRate) => {
      const past = (given: CoursePreferences) =>
        factsFor(
          someRunner({
            race: 'Marathon',
            targetSeconds: 60 * minute,
            daysToGo: 30,
            practicedRate,
            preferences: {
              course: { ...given, checked: true },
              fuel: { main: [{ product: 'gu-energy-gel' }] },
            },
          }),
          { menus: noMenus },
        )
      const { gels: _gels, ...withoutGels } = course
      return { plan: past(course), without: past(withoutGels) }
    }),
  ),
)
const toCarry = ({ race_day: { kit } }: Plan) =>
  kit
    .filter(({ use }) => use === 'fuel')
    .reduce((sum, item) => sum + item.amount - item.from_course + item.for_slower + item.spares, 0)
const handedOut = ({ race_day: { kit } }: Plan) =>
  kit.reduce((sum, { unit, from_course: given }) => sum + (unit === 'count' ? given : 0), 0)

test('past gels of the course the tables of slower days take no more than is carried', () => {
  for (const { plan } of pastGels)
    for (const slower of plan.race_day.slower)
      for (const { id, unit, amount } of behindPace(plan, slower).extra) {
        const item = plan.race_day.kit.find(({ product }) => product === id)
        const spare = item?.use === 'fuel' ? 0 : (item?.spares ?? 0)
        if (unit === 'count') expect(amount, id).toBeLessThanOrEqual((item?.for_slower ?? 0) + spare)
      }
  expect(pastGels.filter(({ plan }) => handedOut(plan) > 0).length).toBeGreaterThan(pastGels.length / 2)
})

test('what the course hands out is not carried', () => {
  for (const { plan, without } of pastGels) expect(toCarry(plan)).toBeLessThanOrEqual(toCarry(without))
  const saving = pastGels.filter(({ plan, without }) => toCarry(plan) < toCarry(without))
  expect(saving.length).toBeGreaterThan(pastGels.length / 2)
})

test('nobody carries more than 90 g an hour for it, of whatever mix', () => {
  let checked = 0
  for (const runner of drawnRunners(150)) {
    const targets = setTargets(runner)
    const { kit, startToFinish } = scheduleRaceDay(runner, targets)
    const more = kit.fuels.reduce(
      (sum, { id, forSlower }) => sum + forSlower * (findProduct(id)?.carbs ?? 0),
      0,
    )
    if (more === 0) continue
    expect(startToFinish.carbs + more).toBeLessThanOrEqual(90 * 1.15 * targets.race.time + 1e-6)
    checked += 1
  }
  expect(checked).toBeGreaterThan(20)
})

describe('a bottle', () => {
  test('is empty where the last of it is drunk', () => {
    expect(bottleOf(someRows([20, 40, 60, 80]), carried(450))).toEqual({
      milliliters: 450,
      isOwn: true,
      holds: 'water-tap',
      fills: [],
      empty: { minute: 60, distance: 12 },
    })
    expect(bottleOf(someRows([20, 40, 60, 80]), carried(451))?.empty?.minute).toBe(80)
  })

  test('larger than what is drunk lasts to the finish', () => {
    expect(bottleOf(someRows([20, 40]), carried(301))?.empty).toBeNull()
  })

  test('holds the drink of the race where there is one', () => {
    const rows = [...someRows([20]), ...someRows([40, 60], 'tailwind-endurance')]
    expect(bottleOf(rows, carried(300))).toMatchObject({
      holds: 'tailwind-endurance',
      empty: { minute: 60 },
    })
  })

  test('is not there where none is carried or nothing is drunk', () => {
    expect(bottleOf(someRows([20]), carried(undefined))).toBeNull()
    expect(bottleOf([], carried(500))).toBeNull()
  })

  test('is filled at the last station before it would run dry', () => {
    const course = {
      counts: true,
      stations: [2, 9, 11].map((km) => ({ km: kilometers(km), hasDrink: false })),
    } as unknown as OnCourse
    const ownDrink = someRows([20, 40, 60, 80], 'tailwind-endurance')
    const bottle = bottleOf(ownDrink, { ...carried(300), course })
    expect(bottle).toMatchObject({ fills: [{ distance: 11, minute: 55 }], empty: null })
    const small = bottleOf(ownDrink, { ...carried(200), course })
    // Full again at ten minutes, it does not last to the second stop after that.
    expect(small).toMatchObject({ fills: [], empty: { minute: 40 } })
    // Water comes in cups there.
    expect(bottleOf(someRows([20, 40]), { ...carried(300), course })).toBeNull()
  })
})

test('the kit of a marathon holds one spare, and gels for the time beyond the target', () => {
  const runner = someRunner({ race: 'Marathon', targetSeconds: 4 * 3600 })
  const [fuel] = scheduleRaceDay(runner, setTargets(runner)).kit.fuels
  expect(fuel?.spares).toBe(1)
  expect(fuel?.forSlower).toBeGreaterThan(0)
})
