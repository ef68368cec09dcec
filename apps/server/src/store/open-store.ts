import { Redis, type RedisOptions } from 'ioredis'
import { keyedHash } from './keyed-hash.ts'
import type { Script } from './script.ts'
import type { StoreAccess } from './store-settings.ts'
import { type StoreTrouble, storeTroubleOf } from './store-trouble.ts'
import { type Subscriptions, subscriptionsOver } from './subscriptions.ts'

/** What instances share. Every call rejects at once where the store is away, and within half a second where it hangs. */
export interface Store {
  readonly isUp: () => boolean
  /** Hears of each time that the store has come (back). */
  readonly onUp: (hear: () => void) => void
  readonly run: (script: Script, keys: readonly string[], values: readonly Value[]) => Promise<unknown>
  readonly takeIfFree: (key: string, value: string, expires: number) => Promise<boolean>
  readonly publish: (channel: string, message: string) => Promise<void>
  readonly subscribe: Subscriptions['subscribe']
  /** After it, everything that was published to a channel one hears before the call has been heard. */
  readonly catchUp: Subscriptions['catchUp']
  readonly close: () => Promise<void>
}

type Value = string | number

/** For the log: once an outage, and once at its end. */
export interface StoreNote {
  readonly store: 'away' | 'back'
  readonly because: StoreTrouble | null
}

export function openStore({ url, secret }: StoreAccess, note: (note: StoreNote) => void): Store {
  const redis = new Redis(url, { ...patience, enableOfflineQueue: false })
  // Two deployments on one server count for themselves.
  const deployment = keyedHash(secret, 'deployment', '').slice(0, 8)
  const named = (name: string) => `race-nutrition:${deployment}:${name}`
  const subscriptions = subscriptionsOver(() => new Redis(url, patience), named)
  let isOpen = true
  noteOutages(redis, (fact) => {
    // The end that was asked for is not an outage.
    if (isOpen) note(fact)
  })
  return {
    isUp: () => isOpen && redis.status === 'ready',
    onUp: (hear) => void redis.on('ready', hear),
    run: (script, keys, values) => runScript(redis, script, keys.map(named), values),
    takeIfFree: async (key, value, expires) =>
      (await redis.set(named(key), value, 'PX', expires, 'NX')) === 'OK',
    publish: async (channel, message) => void (await redis.publish(named(channel), message)),
    subscribe: subscriptions.subscribe,
    catchUp: subscriptions.catchUp,
    close: async () => {
      isOpen = false
      subscriptions.close()
      // What was sent last, such as the tokens of a call, is still taken.
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}

/** The longest that anybody waits for the store. */
const longestWait = 500

const patience = {
  connectTimeout: longestWait,
  commandTimeout: longestWait,
  // A store that hangs costs one wait: then its connection goes, and everything is refused at once until it answers.
  socketTimeout: longestWait,
  // Nothing is sent twice: a lock taken by a first try would refuse the second.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The client would subscribe again by itself, but let a failure of that end the process.
  autoResubscribe: false,
  retryStrategy: (times) => Math.min(2 ** times * 25, 2000),
  // After a failover the old server may live on as a replica: another connection finds the new one.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
  disableClientInfo: true,
} as const satisfies RedisOptions

async function runScript(
  redis: Redis,
  { text, sha }: Script,
  keys: readonly string[],
  values: readonly Value[],
): Promise<unknown> {
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...values)
  } catch (error) {
    // A store that was started anew does not know it yet.
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    return redis.eval(text, keys.length, ...keys, ...values)
  }
}

function noteOutages(redis: Redis, note: (note: StoreNote) => void): void {
  let isAway = false
  const away = (because: StoreTrouble) => {
    if (!isAway) note({ store: 'away', because })
    isAway = true
  }
  redis.on('error', (error) => away(storeTroubleOf(error)))
  redis.on('close', () => away('closed'))
  redis.on('ready', () => {
    if (isAway) note({ store: 'back', because: null })
    isAway = false
  })
}
