import { refuse } from '@race-nutrition/engine'
import { abandoned } from '../http/deduplicate-calls.ts'
import type { AskService } from './ask-service.ts'
import type { CircuitLimits } from './model-limits.ts'
import { permanentFailure, type UpstreamFailure } from './upstream/upstream-failure.ts'

export interface CircuitBreaker {
  readonly ask: AskService
  readonly isOpen: () => boolean
}

/**
 * A service that keeps failing is not called for a while: runners get the engine's plan at once, even while one call
 * probes the service. The library we tried made every call wait for the probe, and counted a canceled probe as a success.
 */
export function circuitBreaker(ask: AskService, limits: CircuitLimits, now: () => number): CircuitBreaker {
  let failures = 0
  let opensUntil: number | null = null
  let rest = limits.rest
  let isProbing = false

  const failed = (isProbe: boolean) => {
    failures += 1
    if (!isProbe && failures < limits.failures) return
    rest = isProbe ? Math.min(2 * rest, limits.longestRest) : limits.rest
    opensUntil = now() + rest
  }
  const succeeded = () => {
    failures = 0
    opensUntil = null
  }
  return {
    ask: async (...request) => {
      const isProbe = opensUntil !== null
      if (opensUntil !== null && (isProbing || now() < opensUntil)) return refuse(resting)
      isProbing = isProbe
      try {
        const answer = await ask(...request)
        if (answer.ok) succeeded()
        else if (isServiceFailure(answer.refused, request[1])) failed(isProbe)
        return answer
      } finally {
        if (isProbe) isProbing = false
      }
    },
    isOpen: () => opensUntil !== null,
  }
}

/** A call that its clients abandoned, or that was never sent, says nothing about the service. */
const isServiceFailure = ({ fault }: UpstreamFailure, signal: AbortSignal) =>
  fault !== 'model-over-budget' && signal.reason !== abandoned

const resting: UpstreamFailure = { ...permanentFailure('circuit open'), fault: 'model-away' }
