import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messageCipher } from '../../apps/server/src/store/message-encryption.ts'
import {
  answer,
  subscribedBy,
  pausedWork,
  sharingInstance,
  patiently,
  request,
  type Start,
  staying,
} from './testing/sharing-instances.ts'
import { openStores, secret } from './testing/open-stores.ts'
import { type RedisServer, redisServer } from './testing/redis.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await redisServer()
})
afterAll(() => redis.end())
beforeEach(() => redis.ask('FLUSHALL'))

const stores = openStores(() => redis.url)
afterEach(stores.closeAll)

const someInstance = async (changes: Parameters<typeof sharingInstance>[1] = {}) =>
  sharingInstance(await stores.open(changes.secret), changes)

test('of nine identical calls at three instances, one runs and all get its answer', async () => {
  const instances = await Promise.all([someInstance(), someInstance(), someInstance()])
  const { start, end, started } = pausedWork()
  const all = instances.flatMap(({ join }) => [join(start), join(start), join(start)])
  await started()
  await subscribedBy(2, redis)
  end()
  expect(await Promise.all(all)).toEqual(all.map(() => answer))
  expect(start).toHaveBeenCalledTimes(1)
  expect(instances.flatMap(({ notes }) => notes).sort()).toEqual(['followed', 'followed', 'led'])
  await expect.poll(() => redis.everything(), patiently).toBe('')
})

test('a call after the answer runs again, and a different call runs by itself', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  const start = vi.fn<Start>(async () => answer)
  await one.join(start)
  await other.join(start)
  await Promise.all([one.join(start), other.join(start, staying, 'another question')])
  expect(start).toHaveBeenCalledTimes(4)
})

test('hundreds of short calls at three instances are all answered', async () => {
  const instances = await Promise.all([someInstance(), someInstance(), someInstance()])
  const start = vi.fn<Start>(async () => answer)
  for (let round = 0; round < 100; round += 1) {
    const all = await Promise.all(instances.map(({ join }) => join(start)))
    expect(all).toEqual([answer, answer, answer])
  }
  expect(start.mock.calls.length).toBeGreaterThanOrEqual(100)
})

test('the lock is held as long as the call takes', async () => {
  const times = { lock: 2000, renew: 100, poll: 50 }
  const [one, other] = [await someInstance({ times }), await someInstance({ times })]
  const { start, end, started } = pausedWork()
  const first = one.join(start)
  await started()
  const second = other.join(start)
  const before = await renewals()
  // At ten per second, longer than the two seconds after which the lock would expire.
  await expect.poll(renewals, patiently).toBeGreaterThan(before + 25)
  end()
  expect(await Promise.all([first, second])).toEqual([answer, answer])
  expect(start).toHaveBeenCalledTimes(1)
})

const renewals = async () =>
  Number(/cmdstat_pexpire:calls=(\d+)/.exec(await redis.ask('INFO', 'commandstats'))?.[1] ?? 0)

test('the store sees neither call nor answer, and decrypting takes both secret and call', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  const watched = await redis.watch()
  const { start, end, started } = pausedWork()
  const all = [one.join(start), other.join(start)]
  await started()
  await subscribedBy(1, redis)
  const kept = await redis.everything()
  end()
  await Promise.all(all)
  const seen = await watched()
  const [, sealed = ''] = /"publish" "[^"]+:done:[^"]+" "([\w+/=]+)"/i.exec(seen) ?? []
  expect(kept).toMatch(/^race-nutrition:[\w-]{8}:lock:[\w-]{43} "[0-9a-f-]{36}"$/)
  expect(seen + kept + Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(
    /seventy|thirst|carbs|2026/,
  )
  expect(messageCipher(secret, request).decrypt(sealed)).toBe(JSON.stringify({ value: answer }))
  expect(messageCipher(`another-${secret}`, request).decrypt(sealed)).toBeNull()
  expect(messageCipher(secret, `${request} `).decrypt(sealed)).toBeNull()
})

test('instances with different secrets do not share', async () => {
  const [one, other] = [await someInstance(), await someInstance({ secret: `another-${secret}` })]
  const { start, end, started } = pausedWork()
  const all = [one.join(start), other.join(start)]
  await started(2)
  end()
  end()
  expect(await Promise.all(all)).toEqual([answer, answer])
})
