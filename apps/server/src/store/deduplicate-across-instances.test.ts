import { describe, expect, test, vi } from 'vitest'
import { deduplicateAcrossInstances } from './deduplicate-across-instances.ts'
import type { Store } from './open-store.ts'
import { messageCipher } from './message-encryption.ts'

const secret = 'zq-secret-of-thirty-two-letters-'
const staying = new AbortController().signal
const fails = () => Promise.reject(new Error('away'))

/** A store with a free lock and silent channels, unless a test changes that. */
const someStore = (changes: Partial<Store> = {}): Store => ({
  isUp: () => true,
  onUp: () => undefined,
  run: async () => 1,
  takeIfFree: async () => true,
  publish: async () => undefined,
  subscribe: async () => () => undefined,
  catchUp: async () => undefined,
  close: async () => undefined,
  ...changes,
})

/** Records the calls to the store. */
const spies = () => ({
  run: vi.fn<Store['run']>(async () => 1),
  publish: vi.fn<Store['publish']>(async () => undefined),
})

async function asked(store: Store, signal = staying) {
  const notes: string[] = []
  const note = (how: string) => void notes.push(how)
  const start = vi.fn<() => Promise<string>>(async () => 'own')
  const join = deduplicateAcrossInstances<string>({ store, secret, whenLeft: 'left', note })
  return { value: await join('question', signal, start), starts: start.mock.calls.length, notes }
}

test('an instance that gets the lock makes the call, publishes the encrypted result, and releases the lock', async () => {
  const { run, publish } = spies()
  expect(await asked(someStore({ run, publish }))).toEqual({ value: 'own', starts: 1, notes: ['led'] })
  const [[channel, message] = []] = publish.mock.calls
  expect(channel).toMatch(/^done:[\w-]{43}$/)
  expect(messageCipher(secret, 'question').decrypt(message ?? '')).toBe('{"value":"own"}')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a result published just before the lock became free is used, and the lock is released', async () => {
  let deliver: ((message: string) => void) | null = null
  const { run, publish } = spies()
  const store = someStore({
    run,
    publish,
    subscribe: async (_, listener) => {
      deliver = listener
      return () => undefined
    },
    catchUp: async () => deliver?.(messageCipher(secret, 'question').encrypt('{"value":"theirs"}')),
  })
  expect(await asked(store)).toEqual({ value: 'theirs', starts: 0, notes: ['followed'] })
  expect(run).toHaveBeenCalledTimes(1)
  expect(publish).not.toHaveBeenCalled()
})

describe('a store that', () => {
  test.each<[string, Partial<Store>, string]>([
    ['is away', { isUp: () => false, subscribe: fails, takeIfFree: fails }, 'alone'],
    ['takes no subscription', { subscribe: fails }, 'alone'],
    ['fails at the lock', { takeIfFree: fails }, 'alone'],
    ['fails after the lock', { catchUp: fails, publish: fails, run: fails }, 'led'],
  ])('%s leaves an instance with its own result', async (_, changes, how) => {
    expect(await asked(someStore(changes))).toEqual({ value: 'own', starts: 1, notes: [how] })
  })
})

describe('a call whose clients have left', () => {
  test('before it began does not start', async () => {
    const left = AbortSignal.abort()
    expect(await asked(someStore(), left)).toEqual({ value: 'left', starts: 0, notes: [] })
  })

  test('while it took the lock does not start, and releases the lock', async () => {
    const leaving = new AbortController()
    const { run } = spies()
    const store = someStore({
      run,
      takeIfFree: async () => {
        leaving.abort()
        return true
      },
    })
    expect(await asked(store, leaving.signal)).toEqual({ value: 'left', starts: 0, notes: [] })
    expect(run).toHaveBeenCalledTimes(1)
  })
})
