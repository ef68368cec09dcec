import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinedCalls } from '../../apps/server/src/ai/joined-calls.ts'
import { type Joined, joinedElsewhere } from '../../apps/server/src/store/joined-elsewhere.ts'
import { sealBy } from '../../apps/server/src/store/sealed.ts'
import { isUp, openedStores, secret } from './testing/opened-stores.ts'
import { type RedisServer, redisServer } from './testing/redis.ts'

const joiningProcess = fileURLToPath(new URL('./testing/joining-process.ts', import.meta.url))

let redis: RedisServer
beforeAll(async () => {
  redis = await redisServer()
})
afterAll(() => redis.end())
beforeEach(() => redis.ask('FLUSHALL'))

const stores = openedStores(() => redis.url)
afterEach(stores.closeAll)

const staying = new AbortController().signal
const request = '{"weight":"seventy kilograms","day":"2026-11-22"}'
const answer = { lines: ['Drink to thirst.'], carbs: 400 }
type Answer = typeof answer | 'left' | 'no room'

/** Nobody looks by himself: only a message can move those who wait. */
const byMessageAlone = { lock: 60_000, renew: 20_000, look: 60_000 }

type Means = Parameters<typeof joinedElsewhere<Answer>>[0]

/** As an instance joins calls: first its own, then with the others. */
async function someInstance(changes: Partial<Means> = {}, ofSecret = secret) {
  const store = await stores.open(ofSecret)
  const notes: Joined[] = []
  const note = (how: Joined) => void notes.push(how)
  const elsewhere = joinedElsewhere<Answer>({ store, secret: ofSecret, whenLeft: 'left', note, ...changes })
  const here = joinedCalls<Answer>()
  const join = (start: Start, left = staying, key = request) =>
    here(key, left, (abandoned) => elsewhere(key, abandoned, start))
  return { store, join, notes }
}

type Start = (signal: AbortSignal) => Promise<Answer>

/** Work that waits until the test ends it. */
function heldWork() {
  const ends: ((value: Answer) => void)[] = []
  const start = vi.fn<Start>(() => new Promise((end) => ends.push(end)))
  return { start, end: (value: Answer = answer) => ends.shift()?.(value) }
}

const started = (start: ReturnType<typeof heldWork>['start'], times = 1) =>
  expect.poll(() => start.mock.calls.length).toBe(times)

/** Until so many instances wait for the one that works. */
const heardBy = (instances: number) =>
  expect.poll(() => redis.ask('EVAL', listeners, '0'), { interval: 10 }).toBe(String(instances))

const listeners = `
  local channels = redis.call('PUBSUB', 'CHANNELS')
  return channels[1] and redis.call('PUBSUB', 'NUMSUB', channels[1])[2] or 0
`

test('of nine who ask the same at three instances, one starts and all get its answer', async () => {
  const instances = await Promise.all([someInstance(), someInstance(), someInstance()])
  const { start, end } = heldWork()
  const all = instances.flatMap(({ join }) => [join(start), join(start), join(start)])
  await started(start)
  await heardBy(2)
  end()
  expect(await Promise.all(all)).toEqual(all.map(() => answer))
  expect(start).toHaveBeenCalledTimes(1)
  expect(instances.flatMap(({ notes }) => notes).sort()).toEqual(['followed', 'followed', 'led'])
  await expect.poll(() => redis.everything()).toBe('')
})

test('the same asked again after the answer is asked anew, and another question by itself', async () => {
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

test('the lock is kept as long as the work takes', async () => {
  const times = { lock: 400, renew: 50, look: 20 }
  const [one, other] = [await someInstance({ times }), await someInstance({ times })]
  const { start, end } = heldWork()
  const first = one.join(start)
  await started(start)
  const from = performance.now()
  const second = other.join(start)
  await expect.poll(() => performance.now() - from, { timeout: 5000 }).toBeGreaterThan(1200)
  end()
  expect(await Promise.all([first, second])).toEqual([answer, answer])
  expect(start).toHaveBeenCalledTimes(1)
})

test('of an instance killed with -9 in its work, another takes over within seven seconds', async () => {
  const follower = await someInstance()
  const dying = fork(joiningProcess, [redis.url, secret, request])
  await once(dying, 'message')
  const start = vi.fn<Start>(async () => answer)
  const waiting = follower.join(start)
  await heardBy(1)
  expect(start).not.toHaveBeenCalled()
  const from = performance.now()
  dying.kill('SIGKILL')
  expect(await waiting).toEqual(answer)
  expect(performance.now() - from).toBeLessThan(7000)
  expect(follower.notes).toEqual(['led'])
})

describe('those who wait', () => {
  test('go on at once where everybody has left the one who works', async () => {
    const times = byMessageAlone
    const [one, other] = [await someInstance({ times }), await someInstance({ times })]
    const { start, end } = heldWork()
    const leaving = new AbortController()
    const abandoned = one.join(start, leaving.signal)
    await started(start)
    const waiting = other.join(start)
    await heardBy(1)
    leaving.abort()
    await started(start, 2)
    end('left')
    end()
    expect(await waiting).toEqual(answer)
    expect(await abandoned).toBe('left')
  })

  test('go on at once where the work fails by a bug', async () => {
    const times = byMessageAlone
    const [one, other] = [await someInstance({ times }), await someInstance({ times })]
    const bug = Promise.withResolvers<Answer>()
    const first = one.join(() => bug.promise)
    await expect.poll(() => redis.everything()).toMatch(/:lock:/)
    const waiting = other.join(async () => answer)
    await heardBy(1)
    bug.reject(new Error('bug'))
    await expect(first).rejects.toThrow('bug')
    expect(await waiting).toEqual(answer)
  })

  test('make their own where the result is not for others', async () => {
    const isForOthers = (value: Answer) => value !== 'no room'
    const means = { times: byMessageAlone, isForOthers }
    const instances = await Promise.all([someInstance(means), someInstance(means), someInstance(means)])
    const { start, end } = heldWork()
    const all = instances.map(({ join }) => join(start))
    await started(start)
    await heardBy(2)
    end('no room')
    await started(start, 3)
    end()
    end()
    expect((await Promise.all(all)).filter((value) => value === 'no room')).toHaveLength(1)
    expect(instances.flatMap(({ notes }) => notes).sort()).toEqual(['alone', 'alone', 'led'])
  })

  test('make their own where the result is larger than a mebibyte', async () => {
    const means = { times: byMessageAlone }
    const [one, other] = [await someInstance(means), await someInstance(means)]
    const { start, end } = heldWork()
    const first = one.join(start)
    await started(start)
    const waiting = other.join(start)
    await heardBy(1)
    end({ lines: ['x'.repeat(1024 ** 2)], carbs: 1 })
    await started(start, 2)
    end()
    await first
    expect(await waiting).toEqual(answer)
  })

  test('leave when their own clients do', async () => {
    const means = { times: byMessageAlone }
    const [one, other] = [await someInstance(means), await someInstance(means)]
    const { start, end } = heldWork()
    const first = one.join(start)
    await started(start)
    const leaving = new AbortController()
    const left = other.join(start, leaving.signal)
    await heardBy(1)
    leaving.abort()
    expect(await left).toBe('left')
    await heardBy(0)
    end()
    expect(await first).toEqual(answer)
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('hear no stranger', async () => {
    const means = { times: byMessageAlone }
    const [one, other] = [await someInstance(means), await someInstance(means)]
    const { start, end } = heldWork()
    const first = one.join(start)
    await started(start)
    const waiting = other.join(start)
    await heardBy(1)
    const channel = await redis.ask('PUBSUB', 'CHANNELS')
    const forged = sealBy('the-secret-of-some-other-deployment', request).close('{"value":"forged"}')
    for (const message of ['forged', '{"value":"forged"}', forged])
      await redis.ask('PUBLISH', channel, message)
    end()
    expect(await Promise.all([first, waiting])).toEqual([answer, answer])
  })
})

describe('a store that fails', () => {
  test('in mid-run leaves each instance to its own work, and joins again when it is back', async () => {
    const instances = await Promise.all([someInstance(), someInstance(), someInstance()])
    const { start, end } = heldWork()
    const all = instances.map(({ join }) => join(start))
    await started(start)
    await heardBy(2)
    await redis.signal('SIGKILL')
    await started(start, 3)
    for (const _ of all) end()
    expect(await Promise.all(all)).toEqual([answer, answer, answer])
    const alone = await instances[0]?.join(async () => answer)
    expect(alone).toEqual(answer)
    await redis.start()
    await Promise.all(instances.map(({ store }) => isUp(store)))
    const again = instances.map(({ join }) => join(start))
    await started(start, 4)
    await heardBy(2)
    end()
    expect(await Promise.all(again)).toEqual([answer, answer, answer])
    expect(start).toHaveBeenCalledTimes(4)
  })

  test('by hanging costs half a second', async () => {
    const { join, notes } = await someInstance()
    await join(async () => answer)
    await redis.signal('SIGSTOP')
    try {
      const from = performance.now()
      expect(await join(async () => answer)).toEqual(answer)
      expect(performance.now() - from).toBeLessThan(900)
    } finally {
      await redis.signal('SIGCONT')
    }
    expect(notes).toEqual(['led', 'alone'])
  })
})

test('the store sees neither question nor answer, and what passes is opened by secret and question alone', async () => {
  const [one, other] = [await someInstance(), await someInstance()]
  const watched = await redis.watch()
  const { start, end } = heldWork()
  const all = [one.join(start), other.join(start)]
  await started(start)
  await heardBy(1)
  const kept = await redis.everything()
  end()
  await Promise.all(all)
  const seen = await watched()
  const [, sealed = ''] = /"publish" "[^"]+:done:[^"]+" "([\w+/=]+)"/i.exec(seen) ?? []
  expect(kept).toMatch(/^race-nutrition:[\w-]{8}:lock:[\w-]{43} "[0-9a-f-]{36}"$/)
  expect(seen + kept + Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(
    /seventy|thirst|carbs|2026/,
  )
  expect(sealBy(secret, request).open(sealed)).toBe(JSON.stringify({ value: answer }))
  expect(sealBy(`another-${secret}`, request).open(sealed)).toBeNull()
  expect(sealBy(secret, `${request} `).open(sealed)).toBeNull()
})

test('instances with different secrets answer for themselves', async () => {
  const [one, other] = [await someInstance(), await someInstance({}, `another-${secret}`)]
  const { start, end } = heldWork()
  const all = [one.join(start), other.join(start)]
  await started(start, 2)
  end()
  end()
  expect(await Promise.all(all)).toEqual([answer, answer])
})
