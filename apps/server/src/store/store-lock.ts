import { randomUUID } from 'node:crypto'
import type { Store } from './open-store.ts'
import { luaScript } from './lua-script.ts'

/** A lock in the store, held by one owner until it releases it or stops renewing it. */
export interface StoreLock {
  readonly take: () => Promise<boolean>
  readonly renew: () => Promise<void>
  /** Also publishes the message, if the lock was still held. */
  readonly release: (channel: string, message: string) => Promise<void>
}

export function storeLock(store: Store, name: string, expires: number): StoreLock {
  const owner = randomUUID()
  return {
    take: () => store.takeIfFree(name, owner, expires),
    renew: async () => void (await store.run(renewOwn, [name], [owner, expires])),
    release: async (channel, message) => void (await store.run(deleteOwn, [name, channel], [owner, message])),
  }
}

// An owner whose lock has expired must not touch the next owner's.
const renewOwn = luaScript(`
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0
`)

const deleteOwn = luaScript(`
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('DEL', KEYS[1])
  redis.call('PUBLISH', KEYS[2], ARGV[2])
  return 1
`)
