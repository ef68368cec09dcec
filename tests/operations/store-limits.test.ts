import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../apps/server/src/store/shared-rate-limit.ts'
import { rateLimitedApp } from '../../apps/server/testing/rate-limited-app.ts'
import { isUp, openStores, secret } from './testing/open-stores.ts'
import { type RedisServer, redisServer } from './testing/redis.ts'
import { endsBefore } from './testing/ends-before.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await redisServer()
})
afterAll(() => redis.end())
beforeEach(() => redis.ask('FLUSHALL'))

const stores = openStores(() => redis.url)
const apps: Awaited<ReturnType<typeof rateLimitedApp>>[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await stores.closeAll()
})

async function someInstance(most = { engine: 4, model: 2 }) {
  const store = await stores.open()
  const app = await rateLimitedApp(rateLimits({ store, secret }), most)
  apps.push(app)
  return { ask: app.ask, store }
}

test('requests at one instance count at the other', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  expect(await one.ask('/engine', 3)).toEqual([200, 200, 200])
  expect(await other.ask('/engine', 2)).toEqual([200, 429])
  expect(await one.ask('/engine', 1)).toEqual([429])
})

test('a limit checked by a handler is shared too, separately from the route’s', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  expect(await one.ask('/engine', 2)).toEqual([200, 200])
  expect(await one.ask('/model', 1)).toEqual([200])
  expect(await other.ask('/model', 2)).toEqual([200, 429])
  expect(await other.ask('/engine', 3)).toEqual([200, 200, 429])
})

test('addresses of one /56 are one client at all instances', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  expect(await one.ask('/model', 2, '2001:db8:0:1200::1')).toEqual([200, 200])
  expect(await other.ask('/model', 1, '2001:db8:0:12ff::1')).toEqual([429])
  expect(await other.ask('/model', 1, '2001:db8:0:1300::1')).toEqual([200])
})

test('a count expires with its window', async () => {
  const { ask } = await someInstance()
  await ask('/engine', 1)
  const [key = ''] = (await redis.ask('KEYS', '*')).split('\n')
  const left = Number(await redis.ask('PTTL', key))
  expect(left).toBeGreaterThan(50_000)
  expect(left).toBeLessThanOrEqual(60_000)
})

test('a flood at one instance does not reach the store', async () => {
  const { ask } = await someInstance()
  await ask('/engine', 30)
  expect(await redis.ask('GET', (await redis.ask('KEYS', '*')).trim())).toBe('4')
})

test('without the store each instance enforces the limit by itself, including earlier requests', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  expect(await one.ask('/engine', 3)).toEqual([200, 200, 200])
  await redis.signal('SIGKILL')
  await Promise.all([isUp(one.store, false), isUp(other.store, false)])
  expect(await one.ask('/engine', 2)).toEqual([200, 429])
  expect(await other.ask('/engine', 5)).toEqual([200, 200, 200, 200, 429])
  await redis.start()
  await Promise.all([isUp(one.store), isUp(other.store)])
  expect(await one.ask('/engine', 1, '192.0.2.9')).toEqual([200])
  expect(await other.ask('/engine', 4, '192.0.2.9')).toEqual([200, 200, 200, 429])
})

test('a store that hangs delays one request by half a second, and none after it', async () => {
  const { ask } = await someInstance()
  await ask('/engine', 1)
  await redis.signal('SIGSTOP')
  try {
    const asked = ask('/engine', 3)
    expect(await endsBefore(900, asked)).toBe(true)
    expect(await asked).toEqual([200, 200, 200])
  } finally {
    await redis.signal('SIGCONT')
  }
})

test('the store sees no address, neither stored nor in commands', async () => {
  const { ask } = await someInstance()
  const watched = await redis.watch()
  await ask('/engine', 2, '198.51.100.77')
  await ask('/model', 2, '2001:db8:77aa:1200::1')
  const all = `${await watched()}\n${await redis.everything()}`
  expect(all.match(/"INCR" "race-nutrition:[\w-]{8}:limit:[\w-]{43}"/g)).toHaveLength(4)
  expect(all).not.toMatch(/198\.51|2001:db8|77aa/)
})
