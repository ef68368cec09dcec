import { Redis, type RedisOptions } from 'ioredis'
import { keyedHash } from './keyed-hash.ts'
import type { LuaScript } from './lua-script.ts'
import type { StoreAccess } from './store-settings.ts'
import { type StoreErrorCode, storeErrorCode } from './store-error-code.ts'
import { type Subscriptions, subscriptionsOver } from './subscriptions.ts'

/** The store that instances share. Every call rejects at once while it is down, and within half a second while it hangs. */
export interface Store {
  readonly isUp: () => boolean
  /** Calls the listener each time the store comes up. */
  readonly onUp: (listener: () => void) => void
  readonly run: (script: LuaScript, keys: readonly string[], values: readonly Value[]) => Promise<unknown>
  readonly takeIfFree: (key: string, value: string, expires: number) => Promise<boolean>
  readonly publish: (channel: string, message: string) => Promise<void>
  readonly subscribe: Subscriptions['subscribe']
  /** Resolves once every message that was published to a subscribed channel before the call has been delivered. */
  readonly catchUp: Subscriptions['catchUp']
  readonly close: () => Promise<void>
}

type Value = string | number

/** For the log: once when an outage starts, and once when it ends. */
export interface StoreNote {
  readonly store: 'away' | 'back'
  readonly because: StoreErrorCode | null
}

export function openStore({ url, secret }: StoreAccess, note: (note: StoreNote) => void): Store {
  const redis = new Redis(url, { ...patience, enableOfflineQueue: false })
  // Two deployments that share a server stay separate.
  const deployment = keyedHash(secret, 'deployment', '').slice(0, 8)
  const named = (name: string) => `race-nutrition:${deployment}:${name}`
  const subscriptions = subscriptionsOver(() => new Redis(url, patience), named)
  let isOpen = true
  noteOutages(redis, (fact) => {
    // Our own close is not an outage.
    if (isOpen) note(fact)
  })
  return {
    isUp: () => isOpen && redis.status === 'ready',
    onUp: (listener) => void redis.on('ready', listener),
    run: (script, keys, values) => runScript(redis, script, keys.map(named), values),
    takeIfFree: async (key, value, expires) =>
      (await redis.set(named(key), value, 'PX', expires, 'NX')) === 'OK',
    publish: async (channel, message) => void (await redis.publish(named(channel), message)),
    subscribe: subscriptions.subscribe,
    catchUp: subscriptions.catchUp,
    close: async () => {
      isOpen = false
      subscriptions.close()
      // The last commands, such as the tokens of a call, are still processed.
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}

/** The longest that a call waits for the store. */
const longestWait = 500

const patience = {
  connectTimeout: longestWait,
  commandTimeout: longestWait,
  // A store that hangs costs one wait: then its connection is closed, and calls are refused at once until it answers.
  socketTimeout: longestWait,
  // Nothing is sent twice: a lock taken by the first attempt would refuse the second.
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The client would resubscribe by itself, but a failure of that would end the process.
  autoResubscribe: false,
  retryStrategy: (times) => Math.min(2 ** times * 25, 2000),
  // After a failover the old server may continue as a replica: a new connection finds the new primary.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
  disableClientInfo: true,
} as const satisfies RedisOptions

async function runScript(
  redis: Redis,
  { text, sha }: LuaScript,
  keys: readonly string[],
  values: readonly Value[],
): Promise<unknown> {
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...values)
  } catch (error) {
    // A restarted store does not know the script yet.
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    return redis.eval(text, keys.length, ...keys, ...values)
  }
}

function noteOutages(redis: Redis, note: (note: StoreNote) => void): void {
  let isAway = false
  const away = (because: StoreErrorCode) => {
    if (!isAway) note({ store: 'away', because })
    isAway = true
  }
  redis.on('error', (error) => away(storeErrorCode(error)))
  redis.on('close', () => away('closed'))
  redis.on('ready', () => {
    if (isAway) note({ store: 'back', because: null })
    isAway = false
  })
}
