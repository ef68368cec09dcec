import { Counter, type Registry } from '@prometheus-io/client'
import type { Usage } from '../ai/writer.ts'
import { boundedCounter, boundedHistogram, listedCounter } from './metrics-bounded.ts'
import {
  type AiOutcome,
  aiOutcomes,
  type JoinPlace,
  joinPlaces,
  type ProviderLabel,
  providers,
  refusedKinds,
  tokenKinds,
} from './metrics-labels.ts'
import type { TokenPrices } from './metrics-settings.ts'

interface AiCall {
  readonly provider: ProviderLabel
  readonly outcome: AiOutcome
  /** Null when the model was never called: over budget, or an open circuit. */
  readonly ms: number | null
}

export interface AiMetrics {
  /** One plan requested from the model, including every retry and repair. */
  readonly aiCall: (call: AiCall) => void
  /** The tokens of a call; null when the service did not report them. */
  readonly aiTokens: (usage: Usage) => void
  /** A call that shared the answer of one already in flight. */
  readonly aiJoined: (where: JoinPlace) => void
  /** Lines and choices that were left out, by why. */
  readonly aiRefused: (kind: string, count: number) => void
}

export function aiMetrics(series: Registry, prices: TokenPrices | null): AiMetrics {
  const refused = listedCounter(series, {
    name: 'ai_refused_total',
    help: 'What the model wrote and the plan does not hold, by what was wrong with it.',
    labels: { kind: refusedKinds },
  })
  const joined = listedCounter(series, {
    name: 'ai_joined_total',
    help: 'Calls that got the answer of a model call under way, in this instance or through the store.',
    labels: { where: joinPlaces },
  })
  return {
    aiCall: aiCalls(series),
    aiTokens: aiTokens(series, prices),
    aiJoined: (where) => joined.add({ where }),
    aiRefused: (kind, count) => refused.add({ kind }, count),
  }
}

function aiCalls(series: Registry): AiMetrics['aiCall'] {
  const calls = boundedCounter(series, {
    name: 'ai_calls_total',
    help: 'Plans that were to get the model’s words, by provider and outcome.',
    labels: { provider: providers, outcome: aiOutcomes },
  })
  const seconds = boundedHistogram(series, {
    name: 'ai_call_seconds',
    help: 'Time of a plan by the model: waiting for a place, asking, retries and repair.',
    labels: {},
    buckets: [0.5, 1, 2.5, 5, 10, 15, 20, 30, 45, 60, 90, 120, 300],
  })
  return ({ provider, outcome, ms }) => {
    for (const each of aiOutcomes) calls.show({ provider, outcome: each })
    calls.add({ provider, outcome })
    if (ms !== null) seconds.add({}, ms)
  }
}

/** Without prices there is no cost series: 0 dollars would be wrong. */
function aiTokens(series: Registry, prices: TokenPrices | null): AiMetrics['aiTokens'] {
  const tokens = listedCounter(series, {
    name: 'ai_tokens_total',
    help: 'Tokens as the service counted them.',
    labels: { kind: tokenKinds },
  })
  const cost = prices
    ? new Counter({
        name: 'ai_cost_dollars_total',
        help: 'Tokens at the prices in AI_PRICE_INPUT and AI_PRICE_OUTPUT.',
        registers: [series],
      })
    : null
  return (usage) => {
    const input = countOf(usage.inputTokens)
    const output = countOf(usage.outputTokens)
    tokens.add({ kind: 'input' }, input)
    tokens.add({ kind: 'output' }, output)
    if (prices) cost?.inc((input * prices.input + output * prices.output) / 1e6)
  }
}

/** A service may send anything as a count, and a counter throws on invalid numbers. */
const countOf = (given: number | null) => (given !== null && Number.isFinite(given) && given > 0 ? given : 0)
