import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { expectFeed } from '../../../testing/read-back/feeds.ts'
import { findProduct } from '../../foods/products.ts'
import type { PlanServing } from '../../plan.ts'
import { fuelName } from './fuel-words.ts'
import {
  clockOf,
  duration,
  expectSumOfVolumes,
  expectVolume,
  expectOwnVolume,
  figureOf,
  minutesOf,
  readBy,
  rounded,
  volume,
} from '../../../testing/read-back/figures.ts'

const withLongRun = () => drawnPlans().filter(({ plan }) => plan.runner.long_run_km > 0)

test('the long run reads back with its distance in the unit of its runner, and its time', () => {
  let read = 0
  for (const { plan, object, words } of withLongRun()) {
    const { distance, unit, time } = readBy(
      new RegExp(`^(?<distance>[\\d.]+) (?<unit>km|mi) at an easy pace, about (?<time>${duration})\\.$`),
      object.long_run_fueling.during.schedule[0] ?? '',
    )
    const { units, long_run_km: km } = plan.runner
    expect(unit).toBe(units.distance)
    expect(figureOf(distance)).toBe(rounded(unit === 'mi' ? km / 1.609344 : km, 1))
    expect(minutesOf(time)).toBe(Math.round(plan.targets.long_run.hours * 60))
    expect(words.longRun.lasts).toBe(time)
    read += 1
  }
  expect(read).toBeGreaterThan(drawnPlans().length / 2)
})

test('each stop reads back as its row: when, where and what', () => {
  let stops = 0
  for (const { plan, object } of withLongRun()) {
    const { runner, long_run: run } = plan
    const lines = object.long_run_fueling.during.schedule.filter((line) => /^\d+:\d\d/.test(line))
    expect(lines).toHaveLength(run.rows.length)
    for (const [index, row] of run.rows.entries()) {
      const { time, place, unit, feed } = readBy(
        /^(?<time>\d+:\d\d)(?: \((?<place>[\d.]+) (?<unit>km|mi)\))?: (?<feed>.+)$/,
        lines[index] ?? '',
      )
      expect(clockOf(time)).toBe(row.minute)
      expect(place !== '').toBe(row.km !== null)
      if (row.km !== null) {
        expect(unit).toBe(runner.units.distance)
        expect(figureOf(place)).toBe(rounded(unit === 'mi' ? row.km / 1.609344 : row.km, 1))
      }
      expectFeed(runner, feed ?? '', { kit: run.kit, row, expectVolume: expectOwnVolume })
      stops += 1
    }
  }
  expect(stops).toBeGreaterThan(drawnPlans().length)
})

test('what is taken for a change reads back as that of the race and of the long run', () => {
  let read = 0
  for (const { plan, object } of drawnPlans()) {
    for (const [run, lines] of [
      ['race_day', object.prep.race_kit_checklist],
      ['long_run', object.long_run_fueling.during.schedule],
    ] as const) {
      const { change } = plan[run]
      const [line] = lines.filter((text) => /for a change from/i.test(text))
      expect(line !== undefined, run).toBe(change !== null)
      if (!line || !change) continue
      const printed = readBy(
        /^(?:For a|To try for a) change from (?<from>\d+:\d\d) on: (?:1 )?(?<name>.+?), instead of (?:one serving|every second serving, (?<servings>\d+) in all)\./,
        line.endsWith('.') ? line : `${line}.`,
      )
      expect(clockOf(printed['from']), line).toBe(change.from_minute)
      expect(printed['name'], line).toBe(fuelName(change.product))
      expect(Number(printed['servings'] || '1'), line).toBe(change.servings)
      read += 1
    }
  }
  expect(read).toBeGreaterThan(10)
})

test('a run with more than a bottle to drink says where it comes from', () => {
  for (const { plan, object } of withLongRun()) {
    const says = object.long_run_fueling.during.schedule.some((line) => line.startsWith('Carry your drink'))
    expect(says).toBe(plan.long_run.totals.fluids_ml > 500)
  }
})

test('what all stops bring reads back as their sums', () => {
  let read = 0
  for (const { plan, object } of withLongRun()) {
    const { runner, long_run: run } = plan
    const line = object.long_run_fueling.during.schedule.find((each) => each.startsWith('In all: '))
    expect(line !== undefined).toBe(run.rows.length > 0)
    if (!line) continue
    const { carbs_g: carbs, sodium_mg: sodium, fluids_ml: fluids } = run.totals
    expect(figureOf(/([\d,]+) g carbs/.exec(line)?.[1] ?? '0'), line).toBe(carbs)
    const held = run.rows.flatMap(({ servings }) => servings).reduce((sum, each) => sum + sodiumOf(each), 0)
    expect(figureOf(/([\d,]+) mg sodium/.exec(line)?.[1] ?? '0'), line).toBe(10 * rounded(held / 10))
    // Each row of the plan is rounded by itself.
    expect(Math.abs(held - sodium)).toBeLessThanOrEqual(5 * run.rows.length)
    const drink = new RegExp(`(${volume}) to drink\\.$`).exec(line)?.[1]
    if (fluids > 0) {
      const drunk = run.rows.map((row) => row.fluids_ml)
      expect(drunk.reduce((sum, each) => sum + each, 0)).toBe(fluids)
      expectSumOfVolumes(runner, drink, drunk)
    } else expect(drink, line).toBeUndefined()
    read += 1
  }
  expect(read).toBeGreaterThan(drawnPlans().length / 4)
})

/** Of one serving, by the label of its product. */
function sodiumOf({ kind, id, unit, amount }: PlanServing): number {
  const product = kind === 'product' ? findProduct(id) : undefined
  if (!product) return 0
  const { sodium, fluids, servingGrams } = product
  const one = unit === 'count' ? 1 : unit === 'ml' ? fluids : (servingGrams ?? Number.NaN)
  return ((sodium ?? 0) * amount) / one
}

const twelfths: Readonly<Record<string, number>> = {
  'a quarter': 3,
  'a third': 4,
  half: 6,
  'two thirds': 8,
  'three quarters': 9,
}

test('before and after the long run, the amounts read back as its targets', () => {
  let later = 0
  for (const { plan, object } of drawnPlans()) {
    const { runner, targets } = plan
    const { long_run: run } = targets
    const { breakfast, recovery } = run
    const [advice = ''] = object.long_run_fueling.pre_run.examples.slice(plan.long_run.breakfasts.length)
    const { carbs_g: carbs, an_hour_before_carbs_g: late } = breakfast
    expect(advice !== '').toBe(late < carbs)
    if (advice === '') continue
    const before = readBy(
      /^An hour before, at most (?:(?<part>a quarter|a third|half|two thirds|three quarters) of one \()?(?<late>\d+) g carbs\)?\.$/,
      advice,
    )
    const most = Math.max(0, ...plan.long_run.breakfasts.map((meal) => meal.carbs_g))
    if (before['part'])
      expect(
        Math.abs(figureOf(before['late']) - (twelfths[before['part']] ?? 12) * (most / 12)),
      ).toBeLessThan(3)
    else expect(before['late']).toBe(String(late))
    for (const meal of before['part'] ? plan.long_run.breakfasts : [])
      expect((twelfths[before['part'] ?? ''] ?? 12) * meal.carbs_g).toBeLessThanOrEqual(12 * late)
    if (runner.long_run_km === 0) continue
    const after = readBy(
      new RegExp(
        `^(?:Then d|D)rink to thirst(?:: up to (?<rest>${volume}) more over the next 4 to 6 hours)?\\.$`,
      ),
      object.long_run_fueling.during.schedule.find((line) => /^(?:Then d|D)rink to thirst/.test(line)) ?? '',
    )
    expect(run.recovery).toMatchObject(object.long_run_fueling.post_run)
    const rest = recovery.whole_day_fluids_ml - recovery.fluids_ml
    expect(after['rest'] !== '').toBe(rest >= 200)
    if (!after['rest']) continue
    expectVolume(runner, after['rest'], rest)
    later += 1
  }
  expect(later).toBeGreaterThan(drawnPlans().length / 10)
})

test('where the stops bring another rate than asked, a line says which', () => {
  let said = 0
  for (const { plan, object } of withLongRun()) {
    const { rows, totals } = plan.long_run
    const {
      hours,
      fluids_ml_per_hr: drink,
      carbs_g_per_hr: carbs,
      sodium_mg_per_hr: salt,
    } = plan.targets.long_run
    const line = object.long_run_fueling.during.schedule.find((each) => each.startsWith('That is ')) ?? ''
    const isOff = (brought: number, asked: number) =>
      rows.length > 0 && brought > 0 && asked > 0 && Math.abs(brought - asked) > 0.15 * asked
    expect(line.endsWith(' to drink an hour.'), line).toBe(isOff(totals.fluids_ml / hours, drink))
    const ofCarbs = /(\d+) g carbs/.exec(line)?.[1]
    expect(ofCarbs === undefined ? undefined : Number(ofCarbs), line).toBe(
      isOff(totals.carbs_g / hours, carbs) ? rounded(totals.carbs_g / hours) : undefined,
    )
    if (salt === 0) expect(line).not.toContain('sodium')
    if (line !== '') said += 1
  }
  expect(said).toBeGreaterThan(5)
})

test('a change for late in the race that is bought for long runs has its place in them', () => {
  let tried = 0
  for (const { plan, object } of withLongRun()) {
    const { change } = plan.race_day
    const { rows, change: own, kit } = plan.long_run
    const bought = plan.groceries.for_long_runs.find(({ product }) => product === change?.product)
    if (!change || !bought || rows.length === 0 || kit.some(({ product }) => product === change.product))
      continue
    const said = object.long_run_fueling.during.schedule.filter((line) =>
      /^(?:To try|In (?:a|\d) long runs?, try) /.test(line),
    )
    expect(said).toHaveLength(1)
    if (!own) tried += 1
  }
  expect(tried).toBeGreaterThan(0)
})
