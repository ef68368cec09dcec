import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EndTurn, type NoTurn, turnsFor } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const staying = new AbortController().signal
/** Ends what must be a turn. */
const ended = (turn: EndTurn | NoTurn) => typeof turn === 'function' && turn()

const line = (atOnce: number, inLine: number, wait = 1000) => {
  const turns = turnsFor({ atOnce, mayWait: (ahead) => ahead < inLine, wait })
  return {
    ...turns,
    take: async (client = 'one', left = staying) => {
      const taken = await turns.take(client, left)
      return taken.ok ? taken.value : taken.refused
    },
  }
}

test('so many have a turn at once; one more waits until the first ends', async () => {
  const { take, running, waiting } = line(2, 2)
  const first = await take()
  await take()
  const third = vi.fn()
  void take().then(third)
  await vi.advanceTimersByTimeAsync(500)
  expect(third).not.toHaveBeenCalled()
  expect([running(), waiting()]).toEqual([2, 1])
  ended(first)
  await vi.advanceTimersByTimeAsync(0)
  expect(third).toHaveBeenCalledWith(expect.any(Function))
  expect([running(), waiting()]).toEqual([2, 0])
})

test('a turn that ends twice makes room once', async () => {
  const { take } = line(1, 0)
  const end = await take()
  ended(end)
  ended(end)
  expect(await take()).toBeTypeOf('function')
  expect(await take()).toBe('full')
})

test('a turn that passes on is nobody else’s in between', async () => {
  const { take, running, waiting } = line(1, 1)
  const end = await take()
  const next = take()
  ended(end)
  void take()
  expect(await next).toBeTypeOf('function')
  expect([running(), waiting()]).toEqual([1, 1])
})

test('a client that finds the line full is sent away at once', async () => {
  const { take } = line(2, 2)
  for (const _ of [1, 2, 3, 4]) void take()
  expect(await take()).toBe('full')
})

/** The order in which turns come, each ended as soon as it has begun. */
async function orderOf(clients: readonly string[], inLine: number) {
  const { take } = line(1, inLine)
  const end = await take('first')
  const order: string[] = []
  const sentAway: string[] = []
  const taken = clients.map(async (client) => {
    const turn = await take(client)
    if (typeof turn === 'function') order.push(client)
    else sentAway.push(client)
    if (typeof turn === 'function') turn()
  })
  ended(end)
  await Promise.all(taken)
  return { order: order.join(''), sentAway: sentAway.join('') }
}

describe('between clients', () => {
  test('turns go round, whatever each has in line', async () => {
    expect(await orderOf(Array.from('aaaabbc'), 10)).toEqual({ order: 'abcabaa', sentAway: '' })
  })

  test('a full line makes room for one who has less in it', async () => {
    expect(await orderOf(Array.from('aaab'), 3)).toEqual({ order: 'aba', sentAway: 'a' })
  })

  test('a full line makes no room for one who would have as much in it', async () => {
    expect(await orderOf(Array.from('aabb'), 3)).toEqual({ order: 'aba', sentAway: 'b' })
  })
})

test('one whose work is half done waits behind a full line, for as long as it may', async () => {
  const turns = turnsFor({ atOnce: 1, mayWait: () => false, wait: 1000 })
  const first = await turns.take('one', staying)
  const patient = turns.take('two', staying, 5000)
  await vi.advanceTimersByTimeAsync(4999)
  if (first.ok) first.value()
  expect((await patient).ok).toBe(true)
  const late = turns.take('three', staying, 5000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await late).toEqual({ ok: false, refused: 'late' })
})

describe('a client that waits', () => {
  test('too long gets no turn, and holds up nobody behind', async () => {
    const { take } = line(1, 1)
    const end = await take()
    const late = take()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toBe('late')
    const next = take()
    ended(end)
    expect(await next).toBeTypeOf('function')
  })

  test('and leaves makes room in the line', async () => {
    const { take, waiting } = line(1, 1)
    await take()
    const leaving = new AbortController()
    const left = take('one', leaving.signal)
    leaving.abort()
    expect(await left).toBe('left')
    expect([vi.getTimerCount(), waiting()]).toEqual([0, 0])
  })

  test('is not let in once it has left', async () => {
    const { take, running } = line(1, 1)
    expect(await take('one', AbortSignal.abort())).toBe('left')
    expect(running()).toBe(0)
  })
})
