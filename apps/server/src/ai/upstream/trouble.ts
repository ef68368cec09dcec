import type { WriterFault } from '../writer.ts'

/** Why a service gave nothing: for the log, so never in the words of the service, which may repeat a key or an answer. */
export interface Trouble {
  readonly because: Cause
  /** Of the answer, where one came. */
  readonly status: number | null
  readonly fault: WriterFault
  /** Whether the same question may well be answered a moment later. */
  readonly mayPass: boolean
  /** Seconds that the service asks to be left alone for; null where it names none. */
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

/** One that would come again: asking twice helps nobody. */
export const lasting = (because: Cause): Trouble => ({
  because,
  status: null,
  fault: 'model-failed',
  mayPass: false,
  retryAfter: null,
})

export const cutOff: Trouble = { ...lasting('unreachable or cut off'), mayPass: true }

export const timedOut: Trouble = { ...lasting('timed out'), fault: 'model-too-slow' }

/** 429, 503 and Anthropic's 529 say that there is no room; another 5xx may pass as well, a 4xx will not. */
export function troubleOfStatus(status: number, code: string | null, retryAfter: number | null): Trouble {
  const hasNoRoom = [429, 503, 529].includes(status)
  return {
    because: `status ${status}${code === null ? '' : ` ${code}`}`,
    status,
    fault: hasNoRoom ? 'model-busy' : 'model-failed',
    mayPass: hasNoRoom || status >= 500,
    retryAfter: hasNoRoom ? retryAfter : null,
  }
}
