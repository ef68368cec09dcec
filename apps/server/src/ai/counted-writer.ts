import { refuse } from '@race-nutrition/engine'
import type { ModelLimits } from './model-limits.ts'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import { upstreamOf } from './upstream/ask-upstream.ts'
import { payAttempts } from './upstream/pay-attempts.ts'
import type { UpstreamFailure } from './upstream/upstream-failure.ts'
import type { Usage, Writer } from './writer.ts'

/** What one plan has used so far. */
export interface Counts extends Usage {
  /** Prompts sent to the service; each may need a second attempt. */
  readonly calls: number
  /** Requests that were sent. */
  readonly attempts: number
  /** Why the last failed call failed. */
  readonly because: UpstreamFailure['because'] | null
}

interface WriterDependencies {
  readonly askService: AskService
  readonly limits: ModelLimits
  readonly budget: Budget
}

/** The writer for one plan; it counts what the plan uses and charges it to the budget. */
export function countedWriter(
  { askService, limits, budget }: WriterDependencies,
  secondsLeft: () => number,
): { writer: Writer; counts: () => Counts } {
  const payment = payAttempts(budget)
  const upstream = upstreamOf(limits, secondsLeft, payment.paid)
  let counts: Omit<Counts, 'attempts'> = { calls: 0, inputTokens: null, outputTokens: null, because: null }
  const writer: Writer = async (prompt, signal) => {
    const before = payment.attempts()
    const answered = await askService(prompt, signal, upstream)
    if (payment.attempts() > before) counts = { ...counts, calls: counts.calls + 1 }
    if (!answered.ok) {
      const { because, fault } = answered.refused
      counts = { ...counts, because }
      return refuse(fault)
    }
    await payment.settle(answered.value.usage)
    const { inputTokens, outputTokens } = answered.value.usage
    counts = {
      ...counts,
      inputTokens: sum(counts.inputTokens, inputTokens),
      outputTokens: sum(counts.outputTokens, outputTokens),
    }
    return answered
  }
  return { writer, counts: () => ({ ...counts, attempts: payment.attempts() }) }
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)
