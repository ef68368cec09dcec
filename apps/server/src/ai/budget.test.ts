import { describe, expect, test } from 'vitest'
import { allowanceOf, type Budget, type BudgetLimits, localBudget, shareOf } from './budget.ts'

const limits: BudgetLimits = { calls: 8, tokens: 8000, reserve: 100 }
const evening = Date.parse('2026-11-22T21:59:59.999Z')

function someBudget(changes: Partial<BudgetLimits> = {}, from = evening) {
  const clock = { now: from }
  return { clock, budget: localBudget({ ...limits, ...changes }, () => clock.now) }
}

async function takenOf(budget: Budget, wanted: number): Promise<number> {
  const all = await Promise.all(Array.from({ length: wanted }, () => budget.take()))
  return all.filter((expense) => expense !== null).length
}

describe('an hour allows', () => {
  test('a quarter of the day’s calls, and the next hour as many again', async () => {
    const { clock, budget } = someBudget()
    expect(await takenOf(budget, 3)).toBe(2)
    clock.now += 1
    expect(await takenOf(budget, 3)).toBe(2)
  })

  test('a quarter of the day’s tokens', async () => {
    const { budget } = someBudget({ calls: 1000, reserve: 1000 })
    expect(await takenOf(budget, 3)).toBe(2)
  })

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [1000, 250],
  ])('of %s calls a day, %s', (day, hour) => {
    expect(allowanceOf({ calls: day, tokens: day }).hour).toEqual({ calls: hour, tokens: hour })
  })
})

test('a day allows its calls and no more, until midnight in UTC', async () => {
  const { clock, budget } = someBudget({}, Date.parse('2026-11-22T00:00:00Z'))
  const taken = []
  for (let hour = 0; hour < 25; hour += 1) {
    taken.push(await takenOf(budget, 3))
    clock.now += 3_600_000
  }
  expect(taken).toEqual([2, 2, 2, 2, ...Array.from({ length: 20 }, () => 0), 2])
})

describe('a call in flight', () => {
  test('counts as its reserve until it is settled, and then as what it used', async () => {
    const { budget } = someBudget({ calls: 1000, reserve: 2000 })
    const first = await budget.take()
    expect(await budget.take()).toBeNull()
    await first?.settle(1)
    expect(await budget.take()).toBeNull()
  })

  test('frees what it did not use of its reserve', async () => {
    const { budget } = someBudget({ calls: 1000, reserve: 1000 })
    const both = [await budget.take(), await budget.take()]
    expect(await budget.take()).toBeNull()
    await both[0]?.settle(0)
    expect(await budget.take()).not.toBeNull()
  })

  test.each([null, Number.NaN, -5, Infinity])('whose tokens are %s keeps its reserve', async (tokens) => {
    const { budget } = someBudget({ calls: 1000, reserve: 1000 })
    await (await budget.take())?.settle(tokens)
    expect(await takenOf(budget, 3)).toBe(1)
  })

  test('is settled only once', async () => {
    const { budget } = someBudget({ calls: 1000, reserve: 1000 })
    const expense = await budget.take()
    await expense?.settle(1000)
    await expense?.settle(0)
    expect(await takenOf(budget, 3)).toBe(1)
  })

  test('that used more than its reserve is counted in full', async () => {
    const { budget } = someBudget({ calls: 1000, reserve: 100 })
    await (await budget.take())?.settle(1901)
    expect(await budget.take()).toBeNull()
  })

  test('is settled in the hour in which it began', async () => {
    const { clock, budget } = someBudget({ calls: 1000, reserve: 1000 })
    const expense = await budget.take()
    clock.now += 1
    await expense?.settle(0)
    expect(await takenOf(budget, 3)).toBe(2)
  })
})

test('a refused call is not counted', async () => {
  const { budget } = someBudget({ calls: 1000, tokens: 8000, reserve: 1500 })
  const expense = await budget.take()
  expect(await takenOf(budget, 5)).toBe(0)
  await expense?.settle(500)
  expect(await budget.take()).not.toBeNull()
})

test('a budget smaller than one call’s reserve still allows one call', async () => {
  const { budget } = someBudget({ calls: 1, tokens: 3, reserve: 32_000 })
  expect(await takenOf(budget, 3)).toBe(1)
})

test('a clock that is set back grants no hour twice', async () => {
  const { clock, budget } = someBudget()
  clock.now += 1
  expect(await takenOf(budget, 3)).toBe(2)
  clock.now -= 1
  expect(await takenOf(budget, 3)).toBe(0)
})

describe('an instance’s share', () => {
  test('is its part of the budget, rounded down', () => {
    expect(shareOf({ calls: 1000, tokens: 8, reserve: 3 }, 3)).toEqual({ calls: 333, tokens: 2, reserve: 3 })
  })

  test('may be zero, and then allows no call', async () => {
    const { budget } = someBudget(shareOf({ ...limits, calls: 2 }, 3))
    expect(await budget.take()).toBeNull()
  })
})
