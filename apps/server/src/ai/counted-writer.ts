import { refuse } from '@race-nutrition/engine'
import type { ModelLimits } from '../limits.ts'
import type { AskService } from './ask-service.ts'
import { upstreamOf } from './upstream/ask-upstream.ts'
import type { Trouble } from './upstream/trouble.ts'
import type { Usage, Writer } from './writer.ts'

/** What one plan has taken so far. */
export interface Counts extends Usage {
  readonly calls: number
  /** Of the last call that gave nothing. */
  readonly because: Trouble['because'] | null
  readonly retryAfter: number | null
}

/** The writer for one plan, which counts what it takes. */
export function countedWriter(
  askService: AskService,
  limits: ModelLimits,
  secondsLeft: () => number,
): { writer: Writer; counts: () => Counts } {
  const upstream = upstreamOf(limits, secondsLeft)
  let counts: Counts = { calls: 0, inputTokens: null, outputTokens: null, because: null, retryAfter: null }
  const writer: Writer = async (ask, signal) => {
    counts = { ...counts, calls: counts.calls + 1 }
    const asked = await askService(ask, signal, upstream)
    if (!asked.ok) {
      const { because, retryAfter, fault } = asked.refused
      counts = { ...counts, because, retryAfter }
      return refuse(fault)
    }
    const { inputTokens, outputTokens } = asked.value.usage
    counts = {
      ...counts,
      inputTokens: sum(counts.inputTokens, inputTokens),
      outputTokens: sum(counts.outputTokens, outputTokens),
    }
    return asked
  }
  return { writer, counts: () => counts }
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)
