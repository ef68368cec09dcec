import { type Inbox, inboxBehind, words } from './inbox.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Store } from './open-store.ts'
import { type Seal, sealBy } from './sealed.ts'
import { type StoreLock, storeLock } from './store-lock.ts'

type Start<Value> = (signal: AbortSignal) => Promise<Value>

interface Means<Value> {
  readonly store: Store
  readonly secret: string
  /** What those get whose signal ends their wait: nobody reads it. */
  readonly whenLeft: Value
  /** Whether a result is for others too; a place that was not free here may be free there. */
  readonly isForOthers?: (value: Value) => boolean
  readonly note?: (how: Joined) => void
  readonly times?: Times
}

/** Did the work for all; got it from another instance; did it unshared, for want of the store. */
export type Joined = 'led' | 'followed' | 'alone'

interface Times {
  /** After so long without word of the one who works, another takes over. */
  readonly lock: number
  readonly renew: number
  /** How often those who wait look whether the one who works is still there. */
  readonly look: number
}

const usualTimes: Times = { lock: 5000, renew: 1500, look: 1000 }

/** Larger results are not handed over. */
const mostBytes = 1024 ** 2

/**
 * Of the instances that are asked the same at one time, one starts and hands its result to the others; nothing of it is
 * kept. The key is the whole text of the request, with everything that can change its answer. Whatever happens to the
 * store, everybody gets an answer: at worst each instance makes its own.
 */
export function joinedElsewhere<Value>(means: Means<Value>) {
  return async (key: string, signal: AbortSignal, start: Start<Value>): Promise<Value> => {
    const call = callOf(means, key)
    // Only the store can fail here: nothing was started yet.
    const turn = await turnIn(call, signal).catch((): Turn<Value> => ({ is: 'alone' }))
    if (turn.is === 'left') return means.whenLeft
    means.note?.(turn.is)
    if (turn.is === 'followed') return turn.value
    return turn.is === 'led' ? lead(call, signal, start) : start(signal)
  }
}

interface Call<Value> extends Means<Value> {
  readonly times: Times
  readonly channel: string
  readonly lock: StoreLock
  readonly seal: Seal
  readonly inbox: Inbox<Value>
}

function callOf<Value>(means: Means<Value>, key: string): Call<Value> {
  const { store, secret, times = usualTimes } = means
  const name = keyedHash(secret, 'call', key)
  const seal = sealBy(secret, key)
  return {
    ...means,
    times,
    seal,
    channel: `done:${name}`,
    lock: storeLock(store, `lock:${name}`, times.lock),
    inbox: inboxBehind(seal),
  }
}

type Turn<Value> =
  | { readonly is: 'led' | 'alone' | 'left' }
  | { readonly is: 'followed'; readonly value: Value }

/** Hears before it looks at the lock: a result cannot come unheard after the lock was seen to be held. */
async function turnIn<Value>(call: Call<Value>, signal: AbortSignal): Promise<Turn<Value>> {
  const { store, channel, lock, inbox, times } = call
  if (!store.isUp()) return { is: 'alone' }
  const stopHearing = await store.subscribe(channel, inbox.put)
  try {
    while (!signal.aborted) {
      const turn = inbox.turn()
      if (turn) return turn
      if (await lock.take()) return await turnOfOwner(call, signal)
      await inbox.next(signal, times.look)
    }
    return { is: 'left' }
  } finally {
    stopHearing()
  }
}

/** The one before may have published its result and gone between our last look and the lock. */
async function turnOfOwner<Value>(call: Call<Value>, signal: AbortSignal): Promise<Turn<Value>> {
  await call.store.catchUp(call.channel).catch(() => undefined)
  const turn = signal.aborted ? { is: 'left' as const } : call.inbox.turn()
  if (turn) giveBack(call)
  return turn ?? { is: 'led' }
}

async function lead<Value>(call: Call<Value>, signal: AbortSignal, start: Start<Value>): Promise<Value> {
  const { store, channel, lock, times } = call
  const renewing = setInterval(() => void lock.renew().catch(() => undefined), times.renew)
  // At once, however long the work takes to end: those who wait need not.
  const giveUp = () => giveBack(call)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const value = await start(signal)
    if (!signal.aborted) void store.publish(channel, messageFor(call, value)).catch(() => undefined)
    return value
  } finally {
    clearInterval(renewing)
    signal.removeEventListener('abort', giveUp)
    giveBack(call)
  }
}

/** Nobody waits for it: the lock expires by itself. */
function giveBack<Value>({ lock, channel }: Call<Value>): void {
  void lock.giveBack(channel, words.released).catch(() => undefined)
}

function messageFor<Value>({ isForOthers, seal }: Call<Value>, value: Value): string {
  if (isForOthers?.(value) === false) return words.alone
  const text = JSON.stringify({ value })
  return Buffer.byteLength(text) > mostBytes ? words.alone : seal.close(text)
}
