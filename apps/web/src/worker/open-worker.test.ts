import { expect, test, vi } from 'vitest'
import { openWorker } from './open-worker.ts'
import type { WorkerMessage } from './worker-message.ts'

/** A fake worker: records requests, and sends what the test tells it to. */
class FakeWorker extends EventTarget {
  readonly requests: unknown[] = []
  readonly terminate = vi.fn()
  /** Listeners that were not removed. */
  listening = 0
  override addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(type, listener, options)
    this.listening += 1
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => (this.listening -= 1))
  }
  postMessage(request: unknown) {
    if (typeof request === 'symbol') throw new DOMException('A symbol cannot be cloned.', 'DataCloneError')
    this.requests.push(request)
  }
  emit(data: WorkerMessage<string>) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

async function opened() {
  const fake = new FakeWorker()
  const opening = openWorker<string | symbol, string>(fake as unknown as Worker)
  fake.emit({ is: 'ready' })
  return { fake, ...(await opening) }
}

test('requests run one after the other, and each gets its own response', async () => {
  const { fake, send } = await opened()
  const [first, second] = [send('first'), send('second')]
  await vi.waitFor(() => expect(fake.requests).toEqual(['first']))
  fake.emit({ is: 'done', made: 'one' })
  expect(await first).toBe('one')
  await vi.waitFor(() => expect(fake.requests).toEqual(['first', 'second']))
  fake.emit({ is: 'done', made: 'two' })
  expect(await second).toBe('two')
})

test('a request that fails says why, and the next one still runs', async () => {
  const { fake, send } = await opened()
  const [first, second] = [send('first'), send('second')]
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  fake.emit({ is: 'failed', why: 'no room' })
  await expect(first).rejects.toThrow('no room')
  await vi.waitFor(() => expect(fake.requests).toHaveLength(2))
  fake.emit({ is: 'done', made: 'two' })
  expect(await second).toBe('two')
})

test('a worker that does not load is terminated', async () => {
  const fake = new FakeWorker()
  const opening = openWorker<string, string>(fake as unknown as Worker)
  fake.dispatchEvent(new Event('error'))
  await expect(opening).rejects.toThrow('did not load')
  expect(fake.terminate).toHaveBeenCalledOnce()
})

test('a response that cannot be deserialized fails its request, and the next one still runs', async () => {
  const { fake, send } = await opened()
  const [first, second] = [send('first'), send('second')]
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1))
  fake.dispatchEvent(new MessageEvent('messageerror'))
  await expect(first).rejects.toThrow('could not be deserialized')
  await vi.waitFor(() => expect(fake.requests).toHaveLength(2))
  fake.emit({ is: 'done', made: 'two' })
  expect(await second).toBe('two')
})

test('a request that cannot be sent fails at once, and leaves no listener behind', async () => {
  const { fake, send } = await opened()
  await expect(send(Symbol('no request'))).rejects.toThrow('cannot be cloned')
  expect(fake.listening).toBe(0)
  const next = send('next')
  await vi.waitFor(() => expect(fake.requests).toEqual(['next']))
  fake.emit({ is: 'done', made: 'one' })
  expect(await next).toBe('one')
})
