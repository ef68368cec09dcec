import { createHmac, randomBytes } from 'node:crypto'
import { fields } from '@race-nutrition/engine'
import { deduplicateCalls } from '../http/deduplicate-calls.ts'
import type { Engine, Planned, Question } from './engine.ts'

export interface CacheLimits {
  /** Milliseconds that a plan is kept. */
  readonly time: number
  readonly bytes: number
}

/** Where an answer came from: for metrics. */
export type AnswerFrom = 'computed' | 'joined' | 'kept'

/**
 * The same answers within a minute are not planned again: a reload, a second tap, many people trying an example. Keys are
 * keyed hashes, so that the cache contains no answers.
 */
export function cachePlans(
  { plan }: Pick<Engine, 'plan'>,
  limits: CacheLimits,
  note: (from: AnswerFrom) => void = () => undefined,
): Engine['plan'] {
  const secret = randomBytes(32)
  const deduplicate = deduplicateCalls<Awaited<ReturnType<Engine['plan']>>>()
  const cache = expiringCache(limits)
  return async (question, caller) => {
    const key = createHmac('sha256', secret).update(canonical(question)).digest('base64')
    const known = cache.get(key)
    if (known) {
      note('kept')
      return { ok: true, value: known }
    }
    let from: AnswerFrom = 'joined'
    const made = await deduplicate(key, caller.signal, async (signal) => {
      from = 'computed'
      const computed = await plan(question, { client: caller.client, signal })
      if (computed.ok) cache.set(key, computed.value)
      return computed
    })
    note(from)
    return made
  }
}

/** Everything that can change an answer, always in the same order. */
export const canonical = ({ answers, today, preferences = null }: Question): string =>
  JSON.stringify([today.year, today.month, today.day, ...fields.map((field) => answers[field]), preferences])

function expiringCache({ time, bytes }: CacheLimits) {
  const kept = new Map<string, { value: Planned; size: number; timer: NodeJS.Timeout }>()
  let total = 0
  const forget = (key: string) => {
    const entry = kept.get(key)
    if (!entry) return
    clearTimeout(entry.timer)
    total -= entry.size
    kept.delete(key)
  }
  return {
    get: (key: string) => kept.get(key)?.value,
    set: (key: string, value: Planned) => {
      forget(key)
      const size = sizeOf(value)
      kept.set(key, { value, size, timer: setTimeout(() => forget(key), time).unref() })
      total += size
      // The oldest comes first.
      for (const oldest of kept.keys()) if (total > bytes) forget(oldest)
    },
  }
}

/** Including a key, a timer and the rest of an entry. */
const sizeOf = (planned: Planned) =>
  entryBytes + (planned.ok ? planned.value.answer.byteLength : JSON.stringify(planned.refused).length)

const entryBytes = 1024
