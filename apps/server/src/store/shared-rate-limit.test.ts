import { afterEach, expect, test } from 'vitest'
import { rateLimitedApp } from '../../testing/rate-limited-app.ts'
import type { Store } from './open-store.ts'
import { rateLimits } from './shared-rate-limit.ts'

let app: Awaited<ReturnType<typeof rateLimitedApp>>
afterEach(() => app.close())

const most = { engine: 2, model: 1 }
const unused = () => Promise.reject(new Error('away'))
const failing: Store = {
  isUp: () => true,
  onUp: () => undefined,
  run: unused,
  takeIfFree: unused,
  publish: unused,
  subscribe: unused,
  catchUp: unused,
  close: async () => undefined,
}

test('without a store each limiter counts locally, per client', async () => {
  app = await rateLimitedApp(rateLimits(null), most)
  expect(await app.ask('/engine', 3)).toEqual([200, 200, 429])
  expect(await app.ask('/model', 2)).toEqual([200, 429])
  expect(await app.ask('/engine', 1, '192.0.2.8')).toEqual([200])
})

test('addresses of one /56 are one client', async () => {
  app = await rateLimitedApp(rateLimits(null), most)
  expect(await app.ask('/engine', 2, '2001:db8:0:1200::1')).toEqual([200, 200])
  expect(await app.ask('/engine', 1, '2001:db8:0:12ff::2')).toEqual([429])
  expect(await app.ask('/engine', 1, '2001:db8:0:1300::1')).toEqual([200])
})

test('when the store fails, a client over the local limit is still refused', async () => {
  app = await rateLimitedApp(rateLimits({ store: failing, secret: 'x'.repeat(32) }), most)
  expect(await app.ask('/engine', 3)).toEqual([200, 200, 429])
  expect(await app.ask('/model', 2)).toEqual([200, 429])
})

test.each([[null], ['OK'], [[1]], [['1', 60_000]]])(
  'the reply %j is not a count, so the local one is used',
  async (answer) => {
    const odd: Store = { ...failing, run: async () => answer }
    app = await rateLimitedApp(rateLimits({ store: odd, secret: 'x'.repeat(32) }), most)
    expect(await app.ask('/engine', 3)).toEqual([200, 200, 429])
  },
)
