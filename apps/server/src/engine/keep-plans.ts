import { createHmac, randomBytes } from 'node:crypto'
import { fields } from '@race-nutrition/engine'
import { deduplicateCalls } from '../deduplicate-calls.ts'
import type { Engine, Planned, Question } from './engine.ts'

export interface KeepLimits {
  /** Milliseconds; a plan is kept no longer. */
  readonly time: number
  readonly bytes: number
}

/** Where an answer came from: for metrics. */
export type AnswerFrom = 'computed' | 'joined' | 'kept'

/**
 * The same answers asked again within a minute are not worked out again: a reload, a second tap, a crowd that tries an
 * example. Keys are keyed hashes, so that what is kept names no answer.
 */
export function keepPlans(
  { plan }: Pick<Engine, 'plan'>,
  limits: KeepLimits,
  note: (from: AnswerFrom) => void = () => undefined,
): Engine['plan'] {
  const secret = randomBytes(32)
  const join = deduplicateCalls<Awaited<ReturnType<Engine['plan']>>>()
  const kept = keepFor(limits)
  return async (question, asker) => {
    const key = createHmac('sha256', secret).update(canonical(question)).digest('base64')
    const known = kept.get(key)
    if (known) {
      note('kept')
      return { ok: true, value: known }
    }
    let from: AnswerFrom = 'joined'
    const made = await join(key, asker.left, async (left) => {
      from = 'computed'
      const computed = await plan(question, { client: asker.client, left })
      if (computed.ok) kept.set(key, computed.value)
      return computed
    })
    note(from)
    return made
  }
}

/** Everything that can change an answer, always in the same order. */
export const canonical = ({ answers, today }: Question): string =>
  JSON.stringify([today.year, today.month, today.day, ...fields.map((field) => answers[field])])

function keepFor({ time, bytes }: KeepLimits) {
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
      // The oldest stands first.
      for (const oldest of kept.keys()) if (total > bytes) forget(oldest)
    },
  }
}

/** With what a key, a timer and the rest of an entry take. */
const sizeOf = (planned: Planned) =>
  entryBytes + (planned.ok ? planned.value.answer.byteLength : JSON.stringify(planned.refused).length)

const entryBytes = 1024
