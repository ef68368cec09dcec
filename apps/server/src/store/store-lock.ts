import { randomUUID } from 'node:crypto'
import type { Store } from './open-store.ts'
import { script } from './script.ts'

/** One that many want and one has, until it gives it back or has not been heard of for a while. */
export interface StoreLock {
  readonly take: () => Promise<boolean>
  readonly renew: () => Promise<void>
  /** And publishes the word, where it was still one's own. */
  readonly giveBack: (channel: string, word: string) => Promise<void>
}

export function storeLock(store: Store, name: string, expires: number): StoreLock {
  const owner = randomUUID()
  return {
    take: () => store.takeIfFree(name, owner, expires),
    renew: async () => void (await store.run(renewOwn, [name], [owner, expires])),
    giveBack: async (channel, word) => void (await store.run(deleteOwn, [name, channel], [owner, word])),
  }
}

// One whose lock has expired must not touch that of the next.
const renewOwn = script(`
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return 0
`)

const deleteOwn = script(`
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('DEL', KEYS[1])
  redis.call('PUBLISH', KEYS[2], ARGV[2])
  return 1
`)
