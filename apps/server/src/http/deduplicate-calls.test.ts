import { expect, test, vi } from 'vitest'
import { deduplicateCalls } from './deduplicate-calls.ts'

const staying = new AbortController().signal

/** A start that waits until the test ends it. */
function held() {
  const waiting: { end: (value: string) => void; abandoned: AbortSignal }[] = []
  const start = vi.fn(
    (abandoned: AbortSignal) => new Promise<string>((end) => waiting.push({ end, abandoned })),
  )
  return { waiting, start }
}

test('identical calls in flight share one answer; a later call runs again', async () => {
  const join = deduplicateCalls<string>()
  const { waiting, start } = held()
  const both = Promise.all([join('a', staying, start), join('a', staying, start)])
  waiting[0]?.end('one')
  expect(await both).toEqual(['one', 'one'])
  expect(start).toHaveBeenCalledTimes(1)
  void join('a', staying, start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('another key is another call', () => {
  const join = deduplicateCalls<string>()
  const { start } = held()
  void join('a', staying, start)
  void join('b', staying, start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a call continues for its remaining callers, and is abandoned when the last one leaves', () => {
  const join = deduplicateCalls<string>()
  const { waiting, start } = held()
  const [one, other] = [new AbortController(), new AbortController()]
  void join('a', one.signal, start)
  void join('a', other.signal, start)
  one.abort()
  expect(waiting[0]?.abandoned.aborted).toBe(false)
  other.abort()
  expect(waiting[0]?.abandoned.aborted).toBe(true)
})

test('an abandoned call is not shared with new callers', () => {
  const join = deduplicateCalls<string>()
  const { start } = held()
  const leaving = new AbortController()
  void join('a', leaving.signal, start)
  leaving.abort()
  void join('a', staying, start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a call that fails is forgotten like any other', async () => {
  const join = deduplicateCalls<string>()
  await expect(join('a', staying, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
  expect(await join('a', staying, async () => 'fine')).toBe('fine')
})
