import { refuse } from '@race-nutrition/engine'
import { abandoned } from '../deduplicate-calls.ts'
import type { AskService } from './ask-service.ts'
import type { CircuitLimits } from './model-limits.ts'
import { lasting, type Trouble } from './upstream/trouble.ts'

export interface Circuit {
  readonly ask: AskService
  readonly isOpen: () => boolean
}

/**
 * A service that keeps failing is left alone for a while: the runners get the engine's plan at once meanwhile, also while
 * one call probes it. A library's breaker let everybody wait for that probe, and took a probe given up for a success.
 */
export function circuitOver(ask: AskService, limits: CircuitLimits, now: () => number): Circuit {
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
    ask: async (...asked) => {
      const isProbe = opensUntil !== null
      if (opensUntil !== null && (isProbing || now() < opensUntil)) return refuse(resting)
      isProbing = isProbe
      try {
        const answer = await ask(...asked)
        if (answer.ok) succeeded()
        else if (saysSomething(answer.refused, asked[1])) failed(isProbe)
        return answer
      } finally {
        if (isProbe) isProbing = false
      }
    },
    isOpen: () => opensUntil !== null,
  }
}

/** A call that its clients gave up, or that never went out, neither opens nor closes anything. */
const saysSomething = ({ fault }: Trouble, signal: AbortSignal) =>
  fault !== 'model-over-budget' && signal.reason !== abandoned

const resting: Trouble = { ...lasting('circuit open'), fault: 'model-away' }
