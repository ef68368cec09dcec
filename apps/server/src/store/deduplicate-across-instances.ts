import { type LeaderMessages, leaderMessages, leaderSignals } from './leader-messages.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Store } from './open-store.ts'
import { type MessageCipher, messageCipher } from './message-encryption.ts'
import { type StoreLock, storeLock } from './store-lock.ts'

type Start<Value> = (signal: AbortSignal) => Promise<Value>

interface SharedCallOptions<Value> {
  readonly store: Store
  readonly secret: string
  /** Returned when the signal ends the wait: nobody reads it. */
  readonly whenLeft: Value
  /** Whether a result may be shared; another instance may have room when this one has not. */
  readonly isShareable?: (value: Value) => boolean
  readonly note?: (role: CallRole) => void
  readonly times?: Times
}

/** Made the call for all; got the result of another instance; made the call alone, without the store. */
export type CallRole = 'led' | 'followed' | 'alone'

interface Times {
  /** After this long without a renewal by the leader, another instance takes over. */
  readonly lock: number
  readonly renew: number
  /** How often followers check whether the leader still holds the lock. */
  readonly poll: number
}

const usualTimes: Times = { lock: 5000, renew: 1500, poll: 1000 }

/** Larger results are not shared. */
const mostBytes = 1024 ** 2

/**
 * Of the instances with identical calls in flight, one leads and shares its result with the followers; nothing is stored.
 * The key is the whole text of the request, with everything that can change its answer. Whatever happens to the store,
 * every call gets an answer: at worst each instance makes its own.
 */
export function deduplicateAcrossInstances<Value>(options: SharedCallOptions<Value>) {
  return async (key: string, signal: AbortSignal, start: Start<Value>): Promise<Value> => {
    const call = callOf(options, key)
    // Only the store can fail here: no call has started yet.
    const role = await findRole(call, signal).catch((): Role<Value> => ({ is: 'alone' }))
    if (role.is === 'left') return options.whenLeft
    options.note?.(role.is)
    if (role.is === 'followed') return role.value
    return role.is === 'led' ? lead(call, signal, start) : start(signal)
  }
}

interface Call<Value> extends SharedCallOptions<Value> {
  readonly times: Times
  readonly channel: string
  readonly lock: StoreLock
  readonly cipher: MessageCipher
  readonly messages: LeaderMessages<Value>
}

function callOf<Value>(options: SharedCallOptions<Value>, key: string): Call<Value> {
  const { store, secret, times = usualTimes } = options
  const name = keyedHash(secret, 'call', key)
  const cipher = messageCipher(secret, key)
  return {
    ...options,
    times,
    cipher,
    channel: `done:${name}`,
    lock: storeLock(store, `lock:${name}`, times.lock),
    messages: leaderMessages(cipher),
  }
}

type Role<Value> =
  | { readonly is: 'led' | 'alone' | 'left' }
  | { readonly is: 'followed'; readonly value: Value }

/** Subscribes before it tries the lock, so that no result is missed after the lock was seen to be held. */
async function findRole<Value>(call: Call<Value>, signal: AbortSignal): Promise<Role<Value>> {
  const { store, channel, lock, messages, times } = call
  if (!store.isUp()) return { is: 'alone' }
  const unsubscribe = await store.subscribe(channel, messages.put)
  try {
    while (!signal.aborted) {
      const role = messages.role()
      if (role) return role
      if (await lock.take()) return await roleOfLockOwner(call, signal)
      await messages.next(signal, times.poll)
    }
    return { is: 'left' }
  } finally {
    unsubscribe()
  }
}

/** The previous leader may have published its result just before the lock became free. */
async function roleOfLockOwner<Value>(call: Call<Value>, signal: AbortSignal): Promise<Role<Value>> {
  await call.store.catchUp(call.channel).catch(() => undefined)
  const role = signal.aborted ? { is: 'left' as const } : call.messages.role()
  if (role) release(call)
  return role ?? { is: 'led' }
}

async function lead<Value>(call: Call<Value>, signal: AbortSignal, start: Start<Value>): Promise<Value> {
  const { store, channel, lock, times } = call
  const renewing = setInterval(() => void lock.renew().catch(() => undefined), times.renew)
  // At once, however long the call takes to end: followers need not wait for it.
  const giveUp = () => release(call)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const value = await start(signal)
    if (!signal.aborted) void store.publish(channel, messageFor(call, value)).catch(() => undefined)
    return value
  } finally {
    clearInterval(renewing)
    signal.removeEventListener('abort', giveUp)
    release(call)
  }
}

/** Not awaited: the lock expires by itself. */
function release<Value>({ lock, channel }: Call<Value>): void {
  void lock.release(channel, leaderSignals.released).catch(() => undefined)
}

function messageFor<Value>({ isShareable, cipher }: Call<Value>, value: Value): string {
  if (isShareable?.(value) === false) return leaderSignals.alone
  const text = JSON.stringify({ value })
  return Buffer.byteLength(text) > mostBytes ? leaderSignals.alone : cipher.encrypt(text)
}
