import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageCipher } from '../../apps/server/src/store/message-encryption.ts'
import {
  type Answer,
  answer,
  byMessageAlone,
  subscribedBy,
  pausedWork,
  sharingInstance,
  patiently,
  request,
  type Start,
} from './testing/sharing-instances.ts'
import { isUp, openStores, secret } from './testing/open-stores.ts'
import { type RedisServer, redisServer } from './testing/redis.ts'
import { endsBefore } from './testing/ends-before.ts'

const joiningProcess = fileURLToPath(new URL('./testing/leader-process.ts', import.meta.url))

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

const isNotNoRoom = (value: Answer) => value !== 'no room'

test('when the leader is killed with -9, another instance takes over within seven seconds', async () => {
  const follower = await someInstance()
  const dying = fork(joiningProcess, [redis.url, secret, request])
  await once(dying, 'message')
  const start = vi.fn<Start>(async () => answer)
  const waiting = follower.join(start)
  await subscribedBy(1, redis)
  expect(start).not.toHaveBeenCalled()
  dying.kill('SIGKILL')
  expect(await endsBefore(7000, waiting)).toBe(true)
  expect(await waiting).toEqual(answer)
  expect(follower.notes).toEqual(['led'])
})

describe('followers', () => {
  test('continue at once when all clients of the leader have left', async () => {
    const [one, other] = [await someInstance(byMessageAlone), await someInstance(byMessageAlone)]
    const { start, end, started } = pausedWork()
    const leaving = new AbortController()
    const abandoned = one.join(start, leaving.signal)
    await started()
    const waiting = other.join(start)
    await subscribedBy(1, redis)
    leaving.abort()
    await started(2)
    end('left')
    end()
    expect(await waiting).toEqual(answer)
    expect(await abandoned).toBe('left')
  })

  test('continue at once when the leader fails with a bug', async () => {
    const [one, other] = [await someInstance(byMessageAlone), await someInstance(byMessageAlone)]
    const bug = Promise.withResolvers<Answer>()
    const first = one.join(() => bug.promise)
    await expect.poll(() => redis.everything(), patiently).toMatch(/:lock:/)
    const waiting = other.join(async () => answer)
    await subscribedBy(1, redis)
    bug.reject(new Error('bug'))
    await expect(first).rejects.toThrow('bug')
    expect(await waiting).toEqual(answer)
  })

  test('make their own call when the result cannot be shared', async () => {
    const options = { ...byMessageAlone, isShareable: isNotNoRoom }
    const instances = await Promise.all([someInstance(options), someInstance(options), someInstance(options)])
    const { start, end, started } = pausedWork()
    const all = instances.map(({ join }) => join(start))
    await started()
    await subscribedBy(2, redis)
    end('no room')
    await started(3)
    end()
    end()
    expect((await Promise.all(all)).filter((value) => value === 'no room')).toHaveLength(1)
    expect(instances.flatMap(({ notes }) => notes).sort()).toEqual(['alone', 'alone', 'led'])
  })

  test('make their own call when the result is larger than a mebibyte', async () => {
    const [one, other] = [await someInstance(byMessageAlone), await someInstance(byMessageAlone)]
    const { start, end, started } = pausedWork()
    const first = one.join(start)
    await started()
    const waiting = other.join(start)
    await subscribedBy(1, redis)
    end({ lines: ['x'.repeat(1024 ** 2)], carbs: 1 })
    await started(2)
    end()
    await first
    expect(await waiting).toEqual(answer)
  })

  test('leave when their own clients do', async () => {
    const [one, other] = [await someInstance(byMessageAlone), await someInstance(byMessageAlone)]
    const { start, end, started } = pausedWork()
    const first = one.join(start)
    await started()
    const leaving = new AbortController()
    const left = other.join(start, leaving.signal)
    await subscribedBy(1, redis)
    leaving.abort()
    expect(await left).toBe('left')
    await subscribedBy(0, redis)
    end()
    expect(await first).toEqual(answer)
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('ignore foreign messages', async () => {
    const [one, other] = [await someInstance(byMessageAlone), await someInstance(byMessageAlone)]
    const { start, end, started } = pausedWork()
    const first = one.join(start)
    await started()
    const waiting = other.join(start)
    await subscribedBy(1, redis)
    const channel = await redis.ask('PUBSUB', 'CHANNELS')
    const forged = messageCipher('the-secret-of-some-other-deployment', request).encrypt('{"value":"forged"}')
    for (const message of ['forged', '{"value":"forged"}', forged])
      await redis.ask('PUBLISH', channel, message)
    end()
    expect(await Promise.all([first, waiting])).toEqual([answer, answer])
  })
})

describe('a store that fails', () => {
  test('during a call leaves each instance to its own call, and is used again when it is back', async () => {
    const instances = await Promise.all([someInstance(), someInstance(), someInstance()])
    const { start, end, started } = pausedWork()
    const all = instances.map(({ join }) => join(start))
    await started()
    await subscribedBy(2, redis)
    await redis.signal('SIGKILL')
    await started(3)
    for (const _ of all) end()
    expect(await Promise.all(all)).toEqual([answer, answer, answer])
    const alone = await instances[0]?.join(async () => answer)
    expect(alone).toEqual(answer)
    await redis.start()
    await Promise.all(instances.map(({ store }) => isUp(store)))
    const again = instances.map(({ join }) => join(start))
    await started(4)
    await subscribedBy(2, redis)
    end()
    expect(await Promise.all(again)).toEqual([answer, answer, answer])
    expect(start).toHaveBeenCalledTimes(4)
  })

  test('by hanging costs half a second', async () => {
    const { join, notes } = await someInstance()
    await join(async () => answer)
    await redis.signal('SIGSTOP')
    try {
      const joined = join(async () => answer)
      expect(await endsBefore(900, joined)).toBe(true)
      expect(await joined).toEqual(answer)
    } finally {
      await redis.signal('SIGCONT')
    }
    expect(notes).toEqual(['led', 'alone'])
  })
})
