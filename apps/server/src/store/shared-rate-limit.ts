import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { clientOf } from './client-of.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Store } from './open-store.ts'
import { type Count, ownCounts } from './own-counts.ts'
import { script } from './script.ts'

export interface RateLimits {
  /** For the registration of the plugin. */
  readonly plugin: { readonly store: FastifyRateLimitStoreCtor }
  /** For the options of each limiter: two of one name would count together. */
  readonly named: (name: string) => { readonly keyGenerator: (request: FastifyRequest) => string }
}

/**
 * Limits over all instances. The plugin's own store for Redis lets everybody through while Redis is away, and gives
 * all limiters that are not of a route the same name; this one counts in the process besides.
 */
export function rateLimits(shared: { store: Store; secret: string } | null): RateLimits {
  const store = countsIn(shared?.store ?? null)
  if (!shared) return { plugin: { store }, named: keysBy((client) => client) }
  return { plugin: { store }, named: keysBy((client) => clientKey(shared.secret, client)) }
}

const keysBy =
  (hidden: (client: string) => string): RateLimits['named'] =>
  (name) => ({ keyGenerator: ({ ip }) => hidden(`${name} ${clientOf(ip)}`) })

const clientKey = (secret: string, client: string) => keyedHash(secret, 'client', client)

function countsIn(store: Store | null): FastifyRateLimitStoreCtor {
  return class Counts implements FastifyRateLimitStore {
    readonly #own = ownCounts(Date.now)

    incr(client: string, answer: Answer, timeWindow: number, max: number): void {
      const own = this.#own(client, timeWindow)
      // Over the limit by this instance alone: a flood does not reach the store.
      if (!store?.isUp() || own.current > max) return answer(null, own)
      store.run(countOne, [`limit:${client}`], [timeWindow]).then(
        (counted) => answer(null, readCount(counted) ?? own),
        () => answer(null, own),
      )
    }

    child(): Counts {
      return new Counts()
    }
  }
}

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

const countOne = script(`
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`)

function readCount(counted: unknown): Count | null {
  if (!Array.isArray(counted)) return null
  const [current, ttl]: unknown[] = counted
  return typeof current === 'number' && typeof ttl === 'number' ? { current, ttl } : null
}
