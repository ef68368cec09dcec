import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Store } from './open-store.ts'
import { type Count, localCounts } from './local-counts.ts'
import { luaScript } from './lua-script.ts'

export interface RateLimits {
  /** Options for registering the plugin. */
  readonly plugin: { readonly store: FastifyRateLimitStoreCtor }
  /** Options for each limiter: limiters of the same name would share their counts. */
  readonly named: (name: string) => { readonly keyGenerator: (request: FastifyRequest) => string }
}

/**
 * Limits over all instances. The plugin's own Redis store lets every request through while Redis is down, and gives all
 * limiters without a route the same name; this one also counts in the process.
 */
export function rateLimits(shared: { store: Store; secret: string } | null): RateLimits {
  const store = countsIn(shared?.store ?? null)
  if (!shared) return { plugin: { store }, named: keysBy((client) => client) }
  return { plugin: { store }, named: keysBy((client) => clientKey(shared.secret, client)) }
}

const keysBy =
  (hash: (client: string) => string): RateLimits['named'] =>
  (name) => ({ keyGenerator: ({ ip }) => hash(`${name} ${clientAddress(ip)}`) })

const clientKey = (secret: string, client: string) => keyedHash(secret, 'client', client)

function countsIn(store: Store | null): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    readonly #local = localCounts(Date.now)

    incr(client: string, answer: Answer, timeWindow: number, max: number): void {
      const local = this.#local(client, timeWindow)
      // Over the limit in this instance already: a flood does not reach the store.
      if (!store?.isUp() || local.current > max) return answer(null, local)
      store.run(countOne, [`limit:${client}`], [timeWindow]).then(
        (counted) => answer(null, readCount(counted) ?? local),
        () => answer(null, local),
      )
    }

    child(): Counts {
      return new Counts()
    }
  }
}

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

const countOne = luaScript(`
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`)

function readCount(counted: unknown): Count | null {
  if (!Array.isArray(counted)) return null
  const [current, ttl]: unknown[] = counted
  return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl } : null
}
