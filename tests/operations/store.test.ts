import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../apps/server/src/store/open-store.ts'
import { luaScript } from '../../apps/server/src/store/lua-script.ts'
import { storeLock } from '../../apps/server/src/store/store-lock.ts'
import { endsBefore } from './testing/ends-before.ts'
import { isUp, openStores, secret } from './testing/open-stores.ts'
import { type RedisServer, redisServer } from './testing/redis.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await redisServer()
})
afterAll(() => redis.end())
beforeEach(() => redis.ask('FLUSHALL'))

const { open, closeAll, notes } = openStores(() => redis.url)
afterEach(closeAll)

const patiently = { timeout: 20_000, interval: 10 }
const echo = luaScript('return ARGV[1]')
/** Half a second, and room for the steps after it: less than two waits. */
const oneWait = 800
const noWait = 100

describe('a store that is killed', () => {
  test('rejects at once, is logged once, and is used again when it is back', async () => {
    const store = await open()
    expect(await store.run(echo, [], ['here'])).toBe('here')
    await redis.signal('SIGKILL')
    await isUp(store, false)
    const call = store.run(echo, [], ['here'])
    expect(await endsBefore(noWait, call)).toBe(true)
    await expect(call).rejects.toThrow()
    await redis.start()
    await isUp(store)
    // After a restart it does not have the script.
    expect(await store.run(echo, [], ['here'])).toBe('here')
    expect(notes).toEqual([
      { store: 'away', because: expect.stringMatching(/^(?:closed|ECONN\w+|EPIPE|ENOENT)$/) },
      { store: 'back', because: null },
    ])
  })

  test('delivers messages on the same channels again', async () => {
    const [one, other] = [await open(), await open()]
    const heard: string[] = []
    await one.subscribe('done:a', (message) => void heard.push(message))
    await redis.signal('SIGKILL')
    await isUp(other, false)
    await redis.start()
    await isUp(other)
    await expect
      .poll(async () => {
        await other.publish('done:a', 'hello')
        return heard
      }, patiently)
      .toContain('hello')
  })
})

test('a store that hangs costs half a second once, and nothing after', async () => {
  const store = await open()
  await store.run(echo, [], ['here'])
  await redis.signal('SIGSTOP')
  try {
    const first = store.run(echo, [], ['here'])
    expect(await endsBefore(oneWait, first)).toBe(true)
    await expect(first).rejects.toThrow()
    await isUp(store, false)
    const after = [store.run(echo, [], ['x']), store.takeIfFree('a', 'b', 50)]
    expect(await endsBefore(noWait, Promise.allSettled(after))).toBe(true)
    for (const call of after) await expect(call).rejects.toThrow()
  } finally {
    await redis.signal('SIGCONT')
  }
  await isUp(store)
  expect(await store.run(echo, [], ['here'])).toBe('here')
})

test('an instance starts without a store, and connects later', async () => {
  await redis.signal('SIGTERM')
  const noted: unknown[] = []
  const store = openStore({ url: redis.url, secret }, (note) => void noted.push(note))
  await expect.poll(() => noted, patiently).toEqual([{ store: 'away', because: 'ENOENT' }])
  await redis.start()
  await isUp(store)
  await store.close()
  expect(noted).toEqual([
    { store: 'away', because: 'ENOENT' },
    { store: 'back', because: null },
  ])
})

test('a wrong password is logged only by its error code', async () => {
  const noted: unknown[] = []
  await redis.ask('CONFIG', 'SET', 'requirepass', 'right-password')
  const url = `${redis.url}?password=wrong-password`
  const store = openStore({ url, secret }, (note) => void noted.push(note))
  await expect.poll(() => noted, patiently).toEqual([{ store: 'away', because: 'WRONGPASS' }])
  expect(store.isUp()).toBe(false)
  await store.close()
  await redis.signal('SIGTERM')
  await redis.start()
})

test('closing is not an outage', async () => {
  const store = await open()
  await store.subscribe('done:a', () => undefined)
  await store.close()
  expect(store.isUp()).toBe(false)
  expect(notes).toEqual([])
  await expect.poll(() => redis.ask('CLIENT', 'LIST'), patiently).not.toMatch(/cmd=(?!client)/)
})

test('everything published before a catch-up is delivered before it resolves', async () => {
  const [one, other] = [await open(), await open()]
  let heard = ''
  await one.subscribe('done:a', (message) => (heard = message))
  for (let round = 0; round < 200; round += 1) {
    await other.publish('done:a', String(round))
    await one.catchUp('done:a')
    expect(heard).toBe(String(round))
  }
})

test('a channel is unsubscribed with its last listener', async () => {
  const store = await open()
  const leave = [
    await store.subscribe('done:a', () => undefined),
    await store.subscribe('done:a', () => undefined),
  ]
  leave[0]?.()
  await store.catchUp('done:a')
  expect(await redis.ask('PUBSUB', 'CHANNELS')).toMatch(/:done:a$/)
  leave[1]?.()
  await expect.poll(() => redis.ask('PUBSUB', 'CHANNELS'), patiently).toBe('')
})

test('deployments with different secrets do not meet', async () => {
  const [one, other] = [await open(), await open(`another-${secret}`)]
  expect(await one.takeIfFree('lock:a', 'x', 60_000)).toBe(true)
  expect(await other.takeIfFree('lock:a', 'x', 60_000)).toBe(true)
})

describe('a lock', () => {
  test('is held by one owner until it is released', async () => {
    const [one, other] = [await open(), await open()].map((store) => storeLock(store, 'lock:a', 60_000))
    expect(await one?.take()).toBe(true)
    expect(await other?.take()).toBe(false)
    await one?.release('done:a', 'released')
    expect(await other?.take()).toBe(true)
  })

  test('of another owner is neither deleted nor renewed', async () => {
    const store = await open()
    const [late, next] = [storeLock(store, 'lock:a', 20), storeLock(store, 'lock:a', 60_000)]
    await late.take()
    await expect.poll(() => next.take(), patiently).toBe(true)
    const [key = ''] = (await redis.ask('KEYS', '*:lock:a')).split('\n')
    const watched = await redis.watch()
    await late.renew()
    await late.release('done:a', 'released')
    expect(Number(await redis.ask('PTTL', key))).toBeGreaterThan(30_000)
    const seen = await watched()
    expect(seen).toContain('"PTTL"')
    expect(seen).not.toContain('"PUBLISH"')
  })

  test('is renewed by its owner', async () => {
    const store = await open()
    const short = storeLock(store, 'lock:a', 5_000)
    await short.take()
    const [key = ''] = (await redis.ask('KEYS', '*:lock:a')).split('\n')
    await redis.ask('PEXPIRE', key, '1000')
    await short.renew()
    expect(Number(await redis.ask('PTTL', key))).toBeGreaterThan(1000)
  })
})
