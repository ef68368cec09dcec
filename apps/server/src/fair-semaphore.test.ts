import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Release, type NotAcquired, fairSemaphore } from './fair-semaphore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const staying = new AbortController().signal
/** Releases what must be a permit. */
const released = (permit: Release | NotAcquired) => typeof permit === 'function' && permit()

const semaphoreOf = (atOnce: number, inLine: number, wait = 1000) => {
  const semaphore = fairSemaphore({ atOnce, mayWait: (ahead) => ahead < inLine, wait })
  return {
    ...semaphore,
    acquire: async (client = 'one', left = staying) => {
      const taken = await semaphore.acquire(client, left)
      return taken.ok ? taken.value : taken.refused
    },
  }
}

test('only so many permits are held at once; the next waits until one is released', async () => {
  const { acquire, running, waiting } = semaphoreOf(2, 2)
  const first = await acquire()
  await acquire()
  const third = vi.fn()
  void acquire().then(third)
  await vi.advanceTimersByTimeAsync(500)
  expect(third).not.toHaveBeenCalled()
  expect([running(), waiting()]).toEqual([2, 1])
  released(first)
  await vi.advanceTimersByTimeAsync(0)
  expect(third).toHaveBeenCalledWith(expect.any(Function))
  expect([running(), waiting()]).toEqual([2, 0])
})

test('a permit released twice frees one place', async () => {
  const { acquire } = semaphoreOf(1, 0)
  const end = await acquire()
  released(end)
  released(end)
  expect(await acquire()).toBeTypeOf('function')
  expect(await acquire()).toBe('full')
})

test('a released permit goes to the next waiter, not to a new caller', async () => {
  const { acquire, running, waiting } = semaphoreOf(1, 1)
  const end = await acquire()
  const next = acquire()
  released(end)
  void acquire()
  expect(await next).toBeTypeOf('function')
  expect([running(), waiting()]).toEqual([1, 1])
})

test('a client that finds the queue full is refused at once', async () => {
  const { acquire } = semaphoreOf(2, 2)
  for (const _ of [1, 2, 3, 4]) void acquire()
  expect(await acquire()).toBe('full')
})

/** The order in which permits are granted, each released as soon as it is held. */
async function orderOf(clients: readonly string[], inLine: number) {
  const { acquire } = semaphoreOf(1, inLine)
  const end = await acquire('first')
  const order: string[] = []
  const sentAway: string[] = []
  const taken = clients.map(async (client) => {
    const permit = await acquire(client)
    if (typeof permit === 'function') order.push(client)
    else sentAway.push(client)
    if (typeof permit === 'function') permit()
  })
  released(end)
  await Promise.all(taken)
  return { order: order.join(''), sentAway: sentAway.join('') }
}

describe('between clients', () => {
  test('permits go round robin, whatever each has queued', async () => {
    expect(await orderOf(Array.from('aaaabbc'), 10)).toEqual({ order: 'abcabaa', sentAway: '' })
  })

  test('a full queue makes room for a client with fewer waiters', async () => {
    expect(await orderOf(Array.from('aaab'), 3)).toEqual({ order: 'aba', sentAway: 'a' })
  })

  test('a full queue makes no room for a client that would have as many waiters', async () => {
    expect(await orderOf(Array.from('aabb'), 3)).toEqual({ order: 'aba', sentAway: 'b' })
  })
})

test('a caller with half-done work waits behind a full queue, for as long as it may', async () => {
  const semaphore = fairSemaphore({ atOnce: 1, mayWait: () => false, wait: 1000 })
  const first = await semaphore.acquire('one', staying)
  const patient = semaphore.acquire('two', staying, 5000)
  await vi.advanceTimersByTimeAsync(4999)
  if (first.ok) first.value()
  expect((await patient).ok).toBe(true)
  const late = semaphore.acquire('three', staying, 5000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await late).toEqual({ ok: false, refused: 'late' })
})

describe('a waiting client', () => {
  test('that waits too long gets no permit, and delays nobody behind it', async () => {
    const { acquire } = semaphoreOf(1, 1)
    const end = await acquire()
    const late = acquire()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toBe('late')
    const next = acquire()
    released(end)
    expect(await next).toBeTypeOf('function')
  })

  test('that leaves frees its place in the queue', async () => {
    const { acquire, waiting } = semaphoreOf(1, 1)
    await acquire()
    const leaving = new AbortController()
    const left = acquire('one', leaving.signal)
    leaving.abort()
    expect(await left).toBe('left')
    expect([vi.getTimerCount(), waiting()]).toEqual([0, 0])
  })

  test('that has left gets no permit', async () => {
    const { acquire, running } = semaphoreOf(1, 1)
    expect(await acquire('one', AbortSignal.abort())).toBe('left')
    expect(running()).toBe(0)
  })
})
