import { expect, test } from 'vitest'
import { drawnPlans } from '../../testing/drawn-plans.ts'
import { noMenus } from '../../testing/no-menus.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { findProduct } from '../foods/products.ts'
import { factsFor, stagesFor } from '../../testing/stages-for.ts'
import { forLongRuns } from './for-long-runs.ts'

const inHeat = { race: 'Marathon', sweatRate: 1, climate: 'Hot & Humid' } as const

const taken = (daysToGo: number) => forLongRuns(stagesFor(someRunner({ ...inHeat, daysToGo })))

test('everything that the stops of a long run take can be bought for the runs that are left', () => {
  let salts = 0
  let drinks = 0
  for (const { plan } of drawnPlans()) {
    if (!plan.groceries.has_long_runs) continue
    const bought = new Map(plan.groceries.for_long_runs.map(({ product, amount }) => [product, amount]))
    for (const { product, use, amount } of plan.long_run.kit) {
      // The last run of all is half as long.
      expect(bought.get(product) ?? 0, product).toBeGreaterThanOrEqual(use === 'fuel' ? 1 : amount / 2)
      if (use === 'salt') salts += 1
      if (use === 'drink') drinks += 1
    }
  }
  expect(Math.min(salts, drinks)).toBeGreaterThan(5)
})

test('the last two long runs are shorter, and only the last twelve are bought for', () => {
  const { longRun } = stagesFor(someRunner({ ...inHeat, daysToGo: 30 }))
  const capsules = longRun.kit.salt?.amount ?? 0
  expect(capsules).toBeGreaterThan(2)
  const salt = (daysToGo: number) =>
    taken(daysToGo).find(({ product }) => product === longRun.kit.salt?.id)?.amount
  const lastTwo = Math.ceil(0.5 * capsules) + Math.ceil(0.7 * capsules)
  expect(salt(28)).toBe(lastTwo + 2 * capsules)
  expect(salt(12 * 7)).toBe(lastTwo + 10 * capsules)
  expect(salt(20 * 7)).toBe(salt(12 * 7))
})

test('nothing is bought for long runs in the last week', () => {
  expect(taken(6)).toEqual([])
  expect(taken(7).length).toBeGreaterThan(0)
})

test('the fuel bought for the long runs is what their stops and the servings of their weeks come to', () => {
  let weeksOfStops = 0
  for (const { plan } of drawnPlans()) {
    const { gut_training: steps, long_run: longRun, targets, race_day: race } = plan
    const fuels = new Set(race.kit.filter(({ use }) => use === 'fuel').map(({ product }) => product))
    const amountOf = (items: readonly { readonly product: string; readonly amount: number }[]) =>
      items.filter(({ product }) => fuels.has(product)).reduce((sum, { amount }) => sum + amount, 0)
    const atTheStops = amountOf(longRun.kit)
    if (atTheStops === 0 || steps.length === 0) continue
    const rate = targets.long_run.carbs_g_per_hr
    const eaten = steps.map(({ carbs_g_per_hr: dose, servings }, index) => {
      const byTheStops = steps[0]?.carbs_g_per_hr === rate && dose === rate && index < steps.length - 2
      if (byTheStops) weeksOfStops += 1
      return byTheStops ? atTheStops : Math.ceil(servings ?? 0)
    })
    expect(amountOf(plan.groceries.for_long_runs)).toBe(eaten.reduce((sum, each) => sum + each, 0))
  }
  expect(weeksOfStops).toBeGreaterThan(0)
})

test('what the race takes for a change is bought for the long runs too, to be tried', () => {
  let changes = 0
  for (const { plan } of drawnPlans()) {
    const { change } = plan.race_day
    if (!change || !plan.groceries.has_long_runs) continue
    changes += 1
    expect(plan.groceries.for_long_runs.map(({ product }) => product)).toContain(change.product)
  }
  expect(changes).toBeGreaterThan(5)
})

test('what the stops of a very long run take anyway is not bought once more to be tried', () => {
  const plan = factsFor(
    someRunner({ race: 'Marathon', targetSeconds: 4.8 * 3600, longRunKm: 50, weeklyKm: 90, daysToGo: 60 }),
    { menus: noMenus },
  )
  const inTheStops = plan.long_run.kit.map(({ product }) => product)
  expect(inTheStops).toContain(plan.race_day.change?.product)
  const bought = plan.groceries.for_long_runs.map(({ product }) => product)
  expect(bought).toContain(plan.race_day.change?.product)
  expect(bought).toEqual([...new Set(bought)])
})

test.each([
  { race: 'Half', targetSeconds: 2 * 3600 },
  { race: 'Marathon', targetSeconds: 4.5 * 3600 },
] as const)('each of four fuels of their own is bought for the long runs before a $race', (race) => {
  const own = ['gu-energy-gel', 'sis-go-isotonic', 'pf-30-gel', 'maurten-gel-160']
  const plan = factsFor(
    someRunner({
      ...race,
      daysToGo: 60,
      preferences: { fuel: { main: own.map((product) => ({ product })) } },
    }),
  )
  const bought = new Map(plan.groceries.for_long_runs.map(({ product, amount }) => [product, amount]))
  const raced = plan.race_day.kit.filter(({ use }) => use === 'fuel').map(({ product }) => product)
  expect(raced.length).toBeGreaterThan(1)
  for (const product of raced) expect(bought.get(product) ?? 0, product).toBeGreaterThan(0)
})

test('sports drink beside gels is bought for the runs that follow the stops, not for weeks counted in gels', () => {
  const plan = factsFor(
    someRunner({
      race: 'Marathon',
      targetSeconds: 3.5 * 3600,
      age: 36,
      budget: 'Medium',
      sex: 'Female',
      heightCm: 168,
      weightKg: 62,
      weeklyKm: 55,
      longRunKm: 28,
      daysToGo: 41,
    }),
    { menus: noMenus },
  )
  const { gut_training: steps, long_run: longRun, targets } = plan
  const drink = longRun.kit.find(
    ({ use, product }) => use === 'drink' && (findProduct(product)?.carbs ?? 0) > 5,
  )
  expect(drink).toBeDefined()
  const atTheStops = steps.filter(
    ({ carbs_g_per_hr: dose }, index) =>
      dose === targets.long_run.carbs_g_per_hr &&
      dose === steps[0]?.carbs_g_per_hr &&
      index < steps.length - 2,
  )
  expect(atTheStops.length).toBeGreaterThan(0)
  expect(atTheStops.length).toBeLessThan(steps.length - 2)
  const bought = plan.groceries.for_long_runs.find(({ product }) => product === drink?.product)
  expect(bought?.amount).toBe(atTheStops.length * 50 * Math.ceil((drink?.amount ?? 0) / 50))
})
