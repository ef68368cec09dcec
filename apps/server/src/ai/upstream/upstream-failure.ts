import type { WriterFault } from '../writer.ts'

/** Why a call failed. It is logged, so it never contains the service's own words, which may repeat a key or an answer. */
export interface UpstreamFailure {
  readonly because: Cause
  /** Of the response, if there was one. */
  readonly status: number | null
  readonly fault: WriterFault
  /** Whether a retry may succeed. */
  readonly isTransient: boolean
  /** Seconds from the Retry-After header; null without one. */
  readonly retryAfter: number | null
}

type Cause =
  | `status ${string}`
  | 'timed out'
  | 'unreachable or cut off'
  | 'redirect'
  | 'answer too large'
  | 'not JSON'
  | 'not UTF-8'
  | 'no text'
  | 'content filter'
  | 'not readable'
  | 'circuit open'
  | 'over budget'

/** A failure that would repeat, so a retry does not help. */
export const permanentFailure = (because: Cause): UpstreamFailure => ({
  because,
  status: null,
  fault: 'model-failed',
  isTransient: false,
  retryAfter: null,
})

export const connectionLost: UpstreamFailure = {
  ...permanentFailure('unreachable or cut off'),
  isTransient: true,
}

export const timedOut: UpstreamFailure = { ...permanentFailure('timed out'), fault: 'model-too-slow' }

/** 429, 503 and Anthropic's 529 mean overload; another 5xx may be transient as well, a 4xx is not. */
export function failureOfStatus(
  status: number,
  code: string | null,
  retryAfter: number | null,
): UpstreamFailure {
  const isOverloaded = [429, 503, 529].includes(status)
  return {
    because: `status ${status}${code === null ? '' : ` ${code}`}`,
    status,
    fault: isOverloaded ? 'model-busy' : 'model-failed',
    isTransient: isOverloaded || status >= 500,
    retryAfter: isOverloaded ? retryAfter : null,
  }
}
