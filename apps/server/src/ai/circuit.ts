import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  noJitterGenerator,
} from 'cockatiel'
import { refuse } from '@race-nutrition/engine'
import { abandoned } from '../joined-calls.ts'
import type { AskService } from './ask-service.ts'
import { lasting, type Trouble } from './upstream/trouble.ts'

export interface CircuitLimits {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number
  /** Milliseconds until one call probes it again, doubling to the longest. */
  readonly rest: number
  readonly longestRest: number
}

export interface Circuit {
  readonly ask: AskService
  readonly isOpen: () => boolean
}

/** A service that keeps failing is left alone for a while: the runners get the engine's plan at once meanwhile. */
export function circuitOver(ask: AskService, { failures, rest, longestRest }: CircuitLimits): Circuit {
  const failed = handleWhenResult((result) => isFailure(result as Counted))
  const circuit = circuitBreaker(failed, {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: rest,
      maxDelay: longestRest,
      generator: noJitterGenerator,
    }),
  })
  return {
    ask: async (...asked) => {
      try {
        const { answer } = await circuit.execute(async (): Promise<Counted> => {
          const [, signal] = asked
          return { answer: await ask(...asked), isAbandoned: signal.reason === abandoned }
        })
        return answer
      } catch (error) {
        if (error instanceof BrokenCircuitError) return refuse(resting)
        throw error
      }
    },
    isOpen: () => circuit.state === CircuitState.Open,
  }
}

interface Counted {
  readonly answer: Awaited<ReturnType<AskService>>
  readonly isAbandoned: boolean
}

/** A call that the clients gave up, or that never went out, says nothing of the service. */
const isFailure = ({ answer, isAbandoned }: Counted) =>
  !answer.ok && !isAbandoned && answer.refused.fault !== 'model-over-budget'

const resting: Trouble = { ...lasting('circuit open'), fault: 'model-away' }
