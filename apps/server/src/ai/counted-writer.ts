import { refuse } from '@race-nutrition/engine'
import type { ModelLimits } from './model-limits.ts'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import { upstreamOf } from './upstream/ask-upstream.ts'
import { payAttempts } from './upstream/pay-attempts.ts'
import type { Trouble } from './upstream/trouble.ts'
import type { Usage, Writer } from './writer.ts'

/** What one plan has taken so far. */
export interface Counts extends Usage {
  /** Questions to the service, of which each may take a second attempt. */
  readonly calls: number
  /** Requests that went out. */
  readonly attempts: number
  /** Of the last call that gave nothing. */
  readonly because: Trouble['because'] | null
}

interface Paying {
  readonly askService: AskService
  readonly limits: ModelLimits
  readonly budget: Budget
}

/** The writer for one plan, which counts and pays what it takes. */
export function countedWriter(
  { askService, limits, budget }: Paying,
  secondsLeft: () => number,
): { writer: Writer; counts: () => Counts } {
  const payment = payAttempts(budget)
  const upstream = upstreamOf(limits, secondsLeft, payment.paid)
  let counts: Omit<Counts, 'attempts'> = { calls: 0, inputTokens: null, outputTokens: null, because: null }
  const writer: Writer = async (ask, signal) => {
    const before = payment.attempts()
    const asked = await askService(ask, signal, upstream)
    if (payment.attempts() > before) counts = { ...counts, calls: counts.calls + 1 }
    if (!asked.ok) {
      const { because, fault } = asked.refused
      counts = { ...counts, because }
      return refuse(fault)
    }
    await payment.settle(asked.value.usage)
    const { inputTokens, outputTokens } = asked.value.usage
    counts = {
      ...counts,
      inputTokens: sum(counts.inputTokens, inputTokens),
      outputTokens: sum(counts.outputTokens, outputTokens),
    }
    return asked
  }
  return { writer, counts: () => ({ ...counts, attempts: payment.attempts() }) }
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)
