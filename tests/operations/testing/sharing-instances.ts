import { expect, vi } from 'vitest'
import { deduplicateCalls } from '../../../apps/server/src/http/deduplicate-calls.ts'
import {
  type CallRole,
  deduplicateAcrossInstances,
} from '../../../apps/server/src/store/deduplicate-across-instances.ts'
import type { Store } from '../../../apps/server/src/store/open-store.ts'
import { secret } from './open-stores.ts'
import type { RedisServer } from './redis.ts'

export const staying = new AbortController().signal
export const request = '{"weight":"seventy kilograms","day":"2026-11-22"}'
export const answer = { lines: ['Drink to thirst.'], carbs: 400 }
export type Answer = typeof answer | 'left' | 'no room'
export type Start = (signal: AbortSignal) => Promise<Answer>

/** Without polling, so that only a message can wake the followers. */
export const byMessageAlone = { times: { lock: 60_000, renew: 20_000, poll: 60_000 } }

export const patiently = { timeout: 20_000, interval: 10 }

type Options = Parameters<typeof deduplicateAcrossInstances<Answer>>[0]

/** Deduplicates calls as an instance does: first its own, then with the other instances. */
export function sharingInstance(store: Store, changes: Partial<Options> = {}) {
  const notes: CallRole[] = []
  const note = (how: CallRole) => void notes.push(how)
  const elsewhere = deduplicateAcrossInstances<Answer>({ store, secret, whenLeft: 'left', note, ...changes })
  const here = deduplicateCalls<Answer>()
  const join = (start: Start, left = staying, key = request) =>
    here(key, left, (abandoned) => elsewhere(key, abandoned, start))
  return { store, join, notes }
}

/** A call that waits until the test ends it. */
export function pausedWork() {
  const ends: ((value: Answer) => void)[] = []
  const start = vi.fn<Start>(() => new Promise((end) => ends.push(end)))
  const end = (value: Answer = answer) => ends.shift()?.(value)
  const started = (times = 1) => expect.poll(() => start.mock.calls.length, patiently).toBe(times)
  return { start, end, started }
}

/** Resolves once this many instances are subscribed. */
export const subscribedBy = (instances: number, redis: RedisServer) =>
  expect.poll(() => redis.ask('EVAL', listeners, '0'), patiently).toBe(String(instances))

const listeners = `
  local channels = redis.call('PUBSUB', 'CHANNELS')
  return channels[1] and redis.call('PUBSUB', 'NUMSUB', channels[1])[2] or 0
`
