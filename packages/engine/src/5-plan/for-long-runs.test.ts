import { expect, test } from 'vitest'
import { drawnPlans } from '../../testing/drawn-plans.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { forLongRuns } from './for-long-runs.ts'

const inHeat = { race: 'Marathon', sweatRate: 1.8, climate: 'Hot & Humid' } as const

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
