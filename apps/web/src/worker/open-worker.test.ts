import { expect, test, vi } from 'vitest'
import { openWorker } from './open-worker.ts'
import type { WorkerSays } from './says.ts'

/** A worker by hand: it hears orders and says what the test lets it say. */
class HandWorker extends EventTarget {
  readonly orders: unknown[] = []
  readonly terminate = vi.fn()
  /** Listeners that were not taken off again. */
  listening = 0
  override addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(type, listener, options)
    this.listening += 1
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => (this.listening -= 1))
  }
  postMessage(order: unknown) {
    if (typeof order === 'symbol') throw new DOMException('A symbol cannot be cloned.', 'DataCloneError')
    this.orders.push(order)
  }
  says(data: WorkerSays<string>) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

async function opened() {
  const hand = new HandWorker()
  const opening = openWorker<string | symbol, string>(hand as unknown as Worker)
  hand.says({ is: 'ready' })
  return { hand, ...(await opening) }
}

test('orders wait for one another, and each hears what came of it', async () => {
  const { hand, ask } = await opened()
  const [first, second] = [ask('first'), ask('second')]
  await vi.waitFor(() => expect(hand.orders).toEqual(['first']))
  hand.says({ is: 'done', made: 'one' })
  expect(await first).toBe('one')
  await vi.waitFor(() => expect(hand.orders).toEqual(['first', 'second']))
  hand.says({ is: 'done', made: 'two' })
  expect(await second).toBe('two')
})

test('an order that fails says why, and the next is still done', async () => {
  const { hand, ask } = await opened()
  const [first, second] = [ask('first'), ask('second')]
  await vi.waitFor(() => expect(hand.orders).toHaveLength(1))
  hand.says({ is: 'failed', why: 'no room' })
  await expect(first).rejects.toThrow('no room')
  await vi.waitFor(() => expect(hand.orders).toHaveLength(2))
  hand.says({ is: 'done', made: 'two' })
  expect(await second).toBe('two')
})

test('a worker that does not load is ended', async () => {
  const hand = new HandWorker()
  const opening = openWorker<string, string>(hand as unknown as Worker)
  hand.dispatchEvent(new Event('error'))
  await expect(opening).rejects.toThrow('did not load')
  expect(hand.terminate).toHaveBeenCalledOnce()
})

test('an answer that cannot be read fails its order, and the next is still done', async () => {
  const { hand, ask } = await opened()
  const [first, second] = [ask('first'), ask('second')]
  await vi.waitFor(() => expect(hand.orders).toHaveLength(1))
  hand.dispatchEvent(new MessageEvent('messageerror'))
  await expect(first).rejects.toThrow('could not be read')
  await vi.waitFor(() => expect(hand.orders).toHaveLength(2))
  hand.says({ is: 'done', made: 'two' })
  expect(await second).toBe('two')
})

test('an order that cannot be sent fails at once, and nothing listens for its answer', async () => {
  const { hand, ask } = await opened()
  await expect(ask(Symbol('no order'))).rejects.toThrow('cannot be cloned')
  expect(hand.listening).toBe(0)
  const next = ask('next')
  await vi.waitFor(() => expect(hand.orders).toEqual(['next']))
  hand.says({ is: 'done', made: 'one' })
  expect(await next).toBe('one')
})
