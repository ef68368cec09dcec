import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Budget, BudgetLimits } from '../../apps/server/src/ai/budget.ts'
import { sharedBudget } from '../../apps/server/src/store/shared-budget.ts'
import { isUp, openStores, secret } from './testing/open-stores.ts'
import { type RedisServer, redisServer } from './testing/redis.ts'
import { endsBefore } from './testing/ends-before.ts'

const client = fileURLToPath(new URL('./testing/budget-client.ts', import.meta.url))

let redis: RedisServer
beforeAll(async () => {
  redis = await redisServer()
})
afterAll(() => redis.end())
beforeEach(() => redis.ask('FLUSHALL'))

const stores = openStores(() => redis.url)
const clients: ChildProcess[] = []
afterEach(async () => {
  for (const child of clients.splice(0)) child.kill('SIGKILL')
  await stores.closeAll()
})

const clock = { now: 0 }
beforeEach(() => {
  clock.now = Date.parse('2026-11-22T13:00:00Z')
})
const limits: BudgetLimits = { calls: 36, tokens: 36_000_000, reserve: 1000 }

async function someInstance(changes: Partial<BudgetLimits> = {}) {
  const store = await stores.open()
  return { store, budget: sharedBudget(store, { ...limits, ...changes }, 3, () => clock.now) }
}

async function takenOf(budget: Budget, wanted: number) {
  const all = await Promise.all(Array.from({ length: wanted }, () => budget.take()))
  return all.filter((expense) => expense !== null)
}

const numberTaken = async (budget: Budget, wanted: number) => (await takenOf(budget, wanted)).length

async function startClient(ofLimits: BudgetLimits): Promise<ChildProcess> {
  const words = [redis.url, secret, '100', JSON.stringify(ofLimits), String(clock.now)]
  const child = fork(client, words)
  clients.push(child)
  await once(child, 'message')
  return child
}

async function takenByProcesses(ofLimits: BudgetLimits): Promise<number[]> {
  const children = await Promise.all([1, 2, 3].map(() => startClient(ofLimits)))
  const answers = children.map(async (child) => Number((await once(child, 'message'))[0]))
  for (const child of children) child.send('go')
  return Promise.all(answers)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('three processes that request a hundred calls each at once', () => {
  test('get exactly as many as the hour allows', async () => {
    expect(sum(await takenByProcesses({ ...limits, calls: 400 }))).toBe(100)
  })

  test('get no more than the hour’s tokens allow, each with its reserve', async () => {
    const taken = await takenByProcesses({ calls: 100_000, tokens: 400_000, reserve: 1500 })
    expect(sum(taken)).toBe(66)
  })
})

test('hours add up to the day, over all instances', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  clock.now = Date.parse('2026-11-22T00:00:00Z')
  const taken: number[] = []
  for (let hour = 0; hour < 25; hour += 1) {
    taken.push((await numberTaken(one.budget, 5)) + (await numberTaken(other.budget, 6)))
    clock.now += 3_600_000
  }
  expect(taken).toEqual([9, 9, 9, 9, ...Array.from({ length: 20 }, () => 0), 9])
})

describe('tokens', () => {
  const byTokens = { calls: 100_000, tokens: 40_000, reserve: 4000 }

  test('reserved by one are unavailable to the other until they are settled', async () => {
    const [one, other] = [await someInstance(byTokens), await someInstance(byTokens)]
    const [first, second] = await takenOf(one.budget, 2)
    expect(await other.budget.take()).toBeNull()
    await first?.settle(2001)
    expect(await other.budget.take()).toBeNull()
    await second?.settle(3999)
    expect(await numberTaken(other.budget, 2)).toBe(1)
  })

  test('stay reserved if unknown', async () => {
    const [one, other] = [await someInstance(byTokens), await someInstance(byTokens)]
    for (const expense of await takenOf(one.budget, 2)) await expense.settle(null)
    expect(await other.budget.take()).toBeNull()
  })

  test('of an instance that has died stay counted', async () => {
    const [one, other] = [await someInstance(byTokens), await someInstance(byTokens)]
    await takenOf(one.budget, 2)
    await one.store.close()
    expect(await other.budget.take()).toBeNull()
  })
})

async function goAway(instances: Awaited<ReturnType<typeof someInstance>>[]): Promise<void> {
  await redis.signal('SIGKILL')
  await Promise.all(instances.map(({ store }) => isUp(store, false)))
}

describe('while the store is down', () => {
  test('each instance keeps to its third, including what it spent before', async () => {
    const [one, other] = [await someInstance(), await someInstance()]
    expect(await numberTaken(one.budget, 2)).toBe(2)
    await goAway([one, other])
    // Of twelve per day: three per hour.
    expect(await numberTaken(one.budget, 5)).toBe(1)
    expect(await numberTaken(other.budget, 5)).toBe(3)
    await redis.start()
  })

  test('an instance that has used up more than its third gets nothing', async () => {
    const one = await someInstance()
    expect(await numberTaken(one.budget, 20)).toBe(9)
    await goAway([one])
    expect(await one.budget.take()).toBeNull()
    await redis.start()
  })

  test('a third of two calls is zero', async () => {
    const one = await someInstance({ calls: 2 })
    await goAway([one])
    expect(await one.budget.take()).toBeNull()
    await redis.start()
  })

  test('calls are counted, and reported to a store that comes back empty', async () => {
    const [one, other] = [await someInstance(), await someInstance()]
    expect(await numberTaken(one.budget, 3)).toBe(3)
    expect(await numberTaken(other.budget, 1)).toBe(1)
    await goAway([one, other])
    expect(await numberTaken(other.budget, 5)).toBe(2)
    await redis.start()
    await Promise.all([isUp(one.store), isUp(other.store)])
    await expect
      .poll(() => redis.everything(), { timeout: 20_000 })
      .toMatch(/T13:calls \["[\w-]+","3","[\w-]+","3"\]/)
    // Nine per hour: six are used.
    expect(await numberTaken(one.budget, 9)).toBe(3)
  })
})

test('when the store hangs, an instance gets its share after half a second', async () => {
  const { budget } = await someInstance()
  await redis.signal('SIGSTOP')
  try {
    const taken = numberTaken(budget, 5)
    expect(await endsBefore(900, taken)).toBe(true)
    expect(await taken).toBe(3)
  } finally {
    await redis.signal('SIGCONT')
  }
})

test('the counts in the store expire', async () => {
  const { budget } = await someInstance()
  await budget.take()
  const keys = (await redis.ask('KEYS', '*')).split('\n')
  const left = await Promise.all(keys.map(async (key) => Number(await redis.ask('TTL', key)) / 3600))
  expect(left.map(Math.ceil).sort((one, other) => one - other)).toEqual([2, 2, 48, 48])
})
