import { longRunsLeft, sharesOfRunsLeft } from '../2-targets/long-runs-left.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Runner } from '../1-runner/runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import type { HourlyTargets } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import { permitsProduct } from '../foods/exclusions/permitted.ts'
import { findProduct, type Product, products } from '../foods/products.ts'
import { budgets } from '../1-runner/questionnaire.ts'
import { anyRunner } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { itemsOf } from './fuels/fuel-kit.ts'
import type { LongRunSchedule, Schedule, ScheduleRow } from './schedule.ts'
import { scheduleLongRun } from './schedule-long-run.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 500)

interface Run {
  readonly time: number
  readonly sweatRate: number
  readonly perHour: HourlyTargets
}

interface Case {
  readonly runner: Runner
  readonly targets: Targets
  readonly schedule: Schedule
  readonly longRun: LongRunSchedule
}

// Each runner is scheduled once for all laws: the scheduling is the expensive part.
const cases: readonly Case[] = fc.sample(anyRunner, { numRuns, seed: 20_270_301 }).map((runner) => {
  const targets = setTargets(runner)
  const schedule = scheduleRaceDay(runner, targets)
  return { runner, targets, schedule, longRun: scheduleLongRun(runner, targets, schedule.kit) }
})

/** Both runs of every runner. */
const runs: readonly {
  runner: Runner
  run: Run
  rows: readonly ScheduleRow[]
  of: Schedule | LongRunSchedule
}[] = cases
  .flatMap(({ runner, targets, schedule, longRun }) => [
    {
      runner,
      run: targets.race,
      rows: schedule.rows.filter(({ phase }) => phase === 'during'),
      of: schedule,
    },
    { runner, run: targets.longRun, rows: longRun.rows, of: longRun },
  ])
  .filter(({ run }) => run.time > 0)

test('a runner without a long run gets no rows for it', () => {
  const without = cases.filter(({ targets }) => targets.longRun.time === 0)
  expect(without.length).toBeGreaterThan(0)
  for (const { longRun } of without) expect(longRun).toMatchObject({ rows: [], shortfalls: [] })
})

const sum = (rows: readonly ScheduleRow[], part: 'carbs' | 'sodium' | 'fluids') =>
  rows.reduce((total, row) => total + row[part], 0)

/** min(0.8 × sweat rate, cap), ml/h. Evidence: drinking-share-of-sweat, more-fluid-in-heat. */
function mostFluids({ climate, sweatRate }: Runner, { time, sweatRate: sweat }: Run): number {
  const measured = sweatRate === null ? 0 : Math.min(1, Math.max(0, (sweatRate - 1.3) / 0.2))
  const k = climate === 'Hot & Humid' ? 1 : measured
  const slow = Math.min(1, Math.max(0, 4.5 - time))
  return 1000 * Math.min(0.8 * sweat, 0.8 + 0.2 * k * slow)
}

type Part = 'carbs' | 'sodium' | 'fluids'

function isWithin(runner: Runner, run: Run, part: Part, perHour: number): boolean {
  const target = run.perHour[part]
  const close = 1e-9
  if (part === 'carbs')
    return Math.abs(perHour - target) <= (target === 0 ? 0 : Math.max(0.1 * target, 5)) + close
  if (part === 'fluids') {
    return perHour >= Math.min(0.9 * target, target - 25 / run.time) - close && perHour <= target + close
  }
  const soft = (runner.sweatRate ?? 0) >= 2 ? 1500 : 1000
  return perHour >= 0.8 * target - close && perHour <= Math.min(soft, 0.8 * run.sweatRate * 920) + close
}

test.each(['carbs', 'sodium', 'fluids'] as const)(
  'at least 99 percent of runs meet their %s target within tolerance, and the others say why',
  (part) => {
    let met = 0
    for (const { runner, run, rows, of } of runs) {
      const isMet = isWithin(runner, run, part, sum(rows, part) / run.time)
      if (isMet) met += 1
      const reported = of.shortfalls.find((shortfall) => shortfall.of === part)
      if (!isMet) expect(reported, `${part} of ${JSON.stringify(run.perHour)}`).toBeDefined()
      else expect(reported).toBeUndefined()
    }
    const share = (100 * met) / runs.length
    console.info(`${part} within tolerance: ${share.toFixed(2)}% of ${runs.length} runs`)
    expect(share).toBeGreaterThanOrEqual(99)
  },
)

test('a target of zero carbs gets exactly zero', () => {
  const unfueled = runs.filter(({ run }) => run.perHour.carbs === 0)
  expect(unfueled.length).toBeGreaterThan(10)
  for (const { rows } of unfueled) expect(sum(rows, 'carbs')).toBe(0)
})

test('fluids never come near the sweat rate, whatever the target', () => {
  for (const { runner, run, rows } of runs) {
    const perHour = sum(rows, 'fluids') / run.time
    expect(perHour).toBeLessThanOrEqual(mostFluids(runner, run) + 1e-9)
    expect(perHour).toBeLessThanOrEqual(Math.min(1000 * run.sweatRate + 50, 1200))
  }
})

test('nothing is taken in the last ten minutes', () => {
  for (const { run, rows } of runs) {
    for (const { minute } of rows) expect(minute).toBeLessThanOrEqual(60 * run.time - 10 + 1e-6)
  }
})

test('at least 93 percent of long races and runs have their last feed within 30 minutes of the finish', () => {
  const waits = runs
    .filter(({ run, rows }) => run.time >= 3.5 && sum(rows, 'carbs') > 0)
    .map(({ run, rows }) => 60 * run.time - (rows.findLast(({ carbs }) => carbs > 0)?.minute ?? 0))
  expect(waits.length).toBeGreaterThan(30)
  expect(waits.filter((wait) => wait <= 30).length / waits.length).toBeGreaterThanOrEqual(0.93)
})

test('a stop has at most 200 ml and comes at least 10 minutes after the one before', () => {
  let close = 0
  for (const { rows } of runs) {
    for (const [index, row] of rows.entries()) {
      expect(row.fluids).toBeLessThanOrEqual(200)
      const next = rows[index + 1]
      if (next) expect(next.minute - row.minute).toBeGreaterThanOrEqual(10)
      if (next && next.minute - row.minute < 15) close += 1
    }
  }
  expect(close).toBeGreaterThan(0)
})

test('no more is drunk than the target asks', () => {
  for (const { run, rows } of runs) {
    expect(sum(rows, 'fluids')).toBeLessThanOrEqual(run.perHour.fluids * run.time + 1e-6)
  }
})

test('feeds are at most 40 g and at least 15 minutes apart, including the top-up', () => {
  for (const { schedule, longRun } of cases) {
    for (const rows of [schedule.rows.filter(({ minute }) => minute >= -15), longRun.rows]) {
      const feeds = rows.filter(({ carbs, phase }) => carbs > 2 && phase !== 'recovery')
      for (const [index, feed] of feeds.entries()) {
        expect(feed.carbs).toBeLessThanOrEqual(40)
        const next = feeds[index + 1]
        if (next) expect(next.minute - feed.minute).toBeGreaterThanOrEqual(15)
      }
    }
  }
})

/** g/h. Evidence: hard-carbohydrate-an-hour. */
const mostCarbs = (time: number, age: number) => {
  if (time < 0.75) return 40
  if (time < 1.25) return 60
  if (time <= 2.5 || age < 18) return 90
  return 120
}

test('no hard limit of the science is exceeded', () => {
  for (const { runner, run, rows } of runs) {
    expect(sum(rows, 'carbs') / run.time).toBeLessThanOrEqual(mostCarbs(run.time, runner.age))
    expect(sum(rows, 'sodium') / run.time).toBeLessThanOrEqual(2000)
    for (const row of rows) {
      const isSaltedByHand = row.servings.some(({ unit }) => unit === 'g')
      if (isSaltedByHand) expect((1000 * row.sodium) / row.fluids).toBeLessThanOrEqual(2000)
      for (const { id, unit } of row.servings) {
        const product = findProduct(id)
        if (unit === 'ml' && product) {
          expect((1000 * (product.sodium ?? Number.NaN)) / product.fluids).toBeLessThanOrEqual(2000)
        }
      }
    }
  }
  for (const { runner, schedule } of cases) {
    const before = schedule.rows.filter(({ minute }) => minute < 0)
    expect(sum(before, 'fluids')).toBeLessThanOrEqual(Math.min(15 * runner.weight, 1200))
  }
})

test('each product is permitted, known, without caffeine and not of low confidence', () => {
  const raceDays = cases.map((one) => ({ runner: one.runner, rows: one.schedule.rows }))
  for (const { runner, rows } of [...runs, ...raceDays]) {
    for (const { kind, id } of rows.flatMap(({ servings }) => servings)) {
      if (kind !== 'product') continue
      const product = findProduct(id)
      if (!product) throw new Error(`no product ${id}`)
      expect(permitsProduct(runner, product).permitted).toBe(true)
      expect(product.sodium).not.toBeNull()
      expect(product.caffeine).toBe(0)
      expect(product.confidence).not.toBe('low')
    }
  }
})

test('over 60 g an hour every fuel is known to contain glucose and fructose, but what fizzes in a tablet', () => {
  const high = runs.filter(({ run, rows }) => sum(rows, 'carbs') / run.time > 60 + 1e-9)
  expect(high.length).toBeGreaterThan(10)
  for (const { rows } of high) {
    for (const { id } of rows.flatMap(({ servings }) => servings)) {
      const product = findProduct(id)
      if (product && product.carbs > product.fluids / 100)
        expect(product.glucoseToFructose).toMatch(/:(?!0$)/)
    }
  }
})

test('a runner who excludes fructose gets at most 60 g an hour', () => {
  for (const { runner, run, rows } of runs) {
    if (runner.exclusions.groups.includes('fodmap')) {
      expect(sum(rows, 'carbs') / run.time).toBeLessThanOrEqual(60 + 1e-9)
    }
  }
})

test('each row is the sum of its servings, in whole pieces and steps of a cup', () => {
  for (const { rows } of [...runs, ...cases.map(({ schedule }) => ({ rows: schedule.rows }))]) {
    for (const row of rows) {
      if (row.servings.length === 0) continue
      const held = { carbs: 0, sodium: 0, fluids: 0 }
      for (const { kind, id, amount, unit } of row.servings) {
        if (unit === 'count') expect(amount).toBe(1)
        if (unit === 'ml') expect(amount % 25).toBe(0)
        if (unit === 'ml') held.fluids += amount
        const product = kind === 'product' ? findProduct(id) : undefined
        if (!product) continue
        const size = { count: 1, ml: product.fluids, g: product.servingGrams ?? Number.NaN }[unit]
        held.carbs += (product.carbs * amount) / size
        held.sodium += ((product.sodium ?? Number.NaN) * amount) / size
      }
      expect(Math.abs(row.carbs - held.carbs)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(row.sodium - held.sodium)).toBeLessThanOrEqual(10)
      expect(row.fluids).toBe(held.fluids)
      expect(Number.isInteger(row.minute)).toBe(true)
    }
  }
})

test('steps are 50 ml unless no total of such steps is within tolerance', () => {
  for (const { run, rows } of runs) {
    if (rows.every(({ fluids }) => fluids % 50 === 0)) continue
    const aim = run.perHour.fluids * run.time
    expect(Math.floor(aim / 50) * 50).toBeLessThan(Math.min(0.9 * aim, aim - 25))
  }
})

/** By their names, not by the schedule's own test for a gel. */
const gelIds = new Set(
  products
    .filter((product) => /\bgel\b|UnTapped/i.test(`${product.brand} ${product.name}`))
    .map(({ id }) => id),
)

test('totals are sums of the rows, and gels are counted in all rows', () => {
  for (const { schedule, longRun } of cases) {
    const during = schedule.rows.filter(({ phase }) => phase === 'during')
    for (const part of ['carbs', 'sodium', 'fluids'] as const) {
      expect(schedule.breakfastToRecovery[part]).toBe(sum(schedule.rows, part))
      expect(schedule.startToFinish[part]).toBe(sum(during, part))
      expect(longRun.totals[part]).toBe(sum(longRun.rows, part))
    }
    const gels = schedule.rows.filter(({ servings }) => servings.some(({ id }) => gelIds.has(id))).length
    expect(schedule.gels).toBe(gels)
  }
})

test('rows are in order from breakfast to recovery, with the distance at target pace while running', () => {
  for (const { targets, schedule, runner } of cases) {
    const minutes = schedule.rows.map(({ minute }) => minute)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(schedule.rows[0]?.phase).toBe('breakfast')
    expect(schedule.rows.at(-1)?.phase).toBe('recovery')
    for (const { phase, minute, distance } of schedule.rows) {
      if (phase === 'during') expect(distance).toBeCloseTo((targets.race.speed * minute) / 60, 6)
      else expect(distance).toBeNull()
    }
    expect(schedule.rows.some(({ phase }) => phase === 'caffeine')).toBe(targets.caffeine > 0)
    if (runner.age < 18) expect(schedule.rows.some(({ phase }) => phase === 'caffeine')).toBe(false)
  }
})

test('the kit counts what the rows take', () => {
  for (const { schedule } of cases) {
    const items = itemsOf(schedule.kit)
    const servings = schedule.rows.flatMap((row) => row.servings).filter(({ kind }) => kind === 'product')
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(servings.map(({ id }) => id)))
    for (const { id, amount } of items) {
      const taken = servings
        .filter((serving) => serving.id === id)
        .reduce((total, one) => total + one.amount, 0)
      expect(amount).toBe(taken)
    }
    if (items.length > 0) expect(items.some(({ instead }) => instead !== null)).toBe(true)
  }
})

/** The rows late in a run that bring its main fuel. */
const lateRows = (rows: readonly ScheduleRow[], fuel: string | undefined) =>
  rows.filter(
    ({ phase, minute, servings }) =>
      phase === 'during' && minute >= 150 && servings.some(({ id }) => id === fuel),
  )

test('only runs of more than two and a half hours have a change of fuel, while there is a run to try it in, and most of them do', () => {
  let long = 0
  let changed = 0
  for (const { runner, run, rows, of } of runs) {
    if (of.kit.fuels.length > 1) {
      expect(of.kit.change).toBeNull()
      continue
    }
    const late = lateRows(rows, of.kit.fuels[0]?.id)
    const isRace = 'startToFinish' in of
    const lastFeed = 60 * run.time * (isRace ? 1 : Math.max(0, ...sharesOfRunsLeft(runner))) - 10 + 1e-6
    const isOutOfReach = late.every(({ minute }) => minute > lastFeed)
    if (run.time <= 2.5 || isOutOfReach || longRunsLeft(runner) === 0) {
      expect(of.kit.change).toBeNull()
      continue
    }
    long += 1
    if (of.kit.change) changed += 1
  }
  expect(long).toBeGreaterThan(50)
  expect(changed / long).toBeGreaterThan(0.85)
})

test('from five hours on something else is eaten in turn with the main fuel, most often something to chew, and never before', () => {
  let long = 0
  let chewed = 0
  for (const { runner, targets, schedule } of cases) {
    const { fuels } = schedule.kit
    if (targets.race.time < 5) {
      expect(fuels.length).toBeLessThanOrEqual(1)
      continue
    }
    const eaten = schedule.rows
      .filter(({ phase }) => phase === 'during')
      .flatMap(({ servings }) => servings.filter(({ unit, id }) => unit === 'count' && isFuel(id)))
      .map(({ id }) => id)
    long += 1
    if (fuels.length === 1) {
      expect(permitsProduct(runner, wheatPretzels).permitted && targets.race.perHour.carbs <= 60).toBe(false)
      continue
    }
    const ids = fuels.map(({ id }) => id)
    expect(eaten).toEqual(eaten.map((_, index) => ids[index % ids.length]))
    if (ids.slice(1).some((id) => !gelIds.has(id))) chewed += 1
  }
  expect(long).toBeGreaterThan(10)
  expect(chewed / long).toBeGreaterThan(0.6)
})

test.each(['high blood pressure', 'heart disease', 'one kidney'])(
  'with %s no salty food takes turns',
  (words) => {
    for (const budget of budgets) {
      const runner = someRunner({ race: 'Marathon', targetSeconds: 21_600, budget, healthWords: [words] })
      const { rows } = scheduleRaceDay(runner, setTargets(runner))
      const eaten = rows.filter(({ phase }) => phase === 'during').flatMap(({ servings }) => servings)
      expect(new Set(eaten.filter(({ id }) => isFuel(id)).map(({ id }) => id)).size, budget).toBeGreaterThan(
        1,
      )
      for (const { id } of eaten) expect(findProduct(id)?.sodium ?? 0, id).toBeLessThanOrEqual(140)
    }
  },
)

test('a fuel that the runner brings stays alone', () => {
  for (const product of ['sugar-gel-home', 'maurten-gel-100', 'tailwind-endurance']) {
    const own = product === 'tailwind-endurance' ? { main: [], drink: { product } } : { main: [{ product }] }
    const runner = someRunner({ race: 'Marathon', targetSeconds: 21_600, preferences: { fuel: own } })
    const targets = setTargets(runner)
    const { kit } = scheduleRaceDay(runner, targets)
    const longRun = scheduleLongRun(runner, targets, kit)
    for (const { fuels, drink } of [kit, longRun.kit])
      expect([...fuels, ...(drink?.use === 'drink' ? [drink] : [])].map(({ id }) => id)).toEqual([product])
  }
})

const isFuel = (id: string) => (findProduct(id)?.carbs ?? 0) > 0
const wheatPretzels = findProduct('pretzels-28') as Product

test('what is taken for a change is permitted, of another taste, equal in carbs and late in the run', () => {
  let seen = 0
  for (const { runner, run, rows, of } of runs) {
    const { change } = of.kit
    const [mainFuel] = of.kit.fuels
    if (!change) continue
    const [product, fuel] = [findProduct(change.id), findProduct(mainFuel?.id ?? '')]
    expect(product && permitsProduct(runner, product).permitted, change.id).toBe(true)
    expect(change.id).not.toBe(fuel?.id)
    expect(product?.taste, change.id).not.toBe(fuel?.taste)
    expect(product?.caffeine).toBe(0)
    expect(Math.abs(change.carbs - Math.floor((fuel?.carbs ?? 0) + 0.5))).toBeLessThanOrEqual(3)
    const late = lateRows(rows, fuel?.id)
    expect(change.from).toBe(late[0]?.minute)
    expect(change.from).toBeLessThanOrEqual(60 * run.time - 10 + 1e-6)
    expect(change.servings).toBe(late.length === 1 ? 1 : Math.floor(late.length / 2))
    seen += 1
  }
  expect(seen).toBeGreaterThan(50)
})

test('with every change taken, the run meets its targets as before, and no feed has more than 40 g', () => {
  for (const { runner, run, rows, of } of runs) {
    const { change } = of.kit
    const [mainFuel] = of.kit.fuels
    const fuel = findProduct(mainFuel?.id ?? '')
    if (!change || !fuel) continue
    const every = lateRows(rows, fuel.id).filter((_, index) => index % 2 === 0)
    const swapped = new Set(every.slice(0, change.servings))
    expect(swapped.size).toBe(change.servings)
    const after = rows.map((row) =>
      swapped.has(row)
        ? {
            ...row,
            carbs: row.carbs + change.carbs - Math.floor(fuel.carbs + 0.5),
            sodium: row.sodium + change.sodium - (fuel.sodium ?? 0),
          }
        : row,
    )
    for (const { carbs } of after) expect(carbs).toBeLessThanOrEqual(40)
    for (const part of ['carbs', 'sodium'] as const) {
      const total = after.reduce((all, row) => all + row[part], 0)
      if (isWithin(runner, run, part, sum(rows, part) / run.time))
        expect(isWithin(runner, run, part, total / run.time), `${part} with ${change.id}`).toBe(true)
    }
  }
})

test('the long run practices the change of the race wherever it may', () => {
  let both = 0
  for (const { schedule, longRun } of cases) {
    const [raced, practiced] = [schedule.kit.change, longRun.kit.change]
    if (!raced || !practiced || schedule.kit.fuels[0]?.id !== longRun.kit.fuels[0]?.id) continue
    if (practiced.id === raced.id) both += 1
  }
  expect(both).toBeGreaterThan(3)
})

test('the same runner gets the same schedule', () => {
  for (const { runner, targets, schedule } of cases.slice(0, 50)) {
    expect(scheduleRaceDay(runner, targets)).toEqual(schedule)
  }
})
