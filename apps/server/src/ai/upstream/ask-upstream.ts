import { setTimeout } from 'node:timers/promises'
import { type Result, refuse } from '@race-nutrition/engine'
import type { ModelLimits } from '../model-limits.ts'
import { readResponse } from './read-response.ts'
import { connectionLost, timedOut, type UpstreamFailure } from './upstream-failure.ts'

export type AskUpstream = (url: string, init: UpstreamCall) => Promise<Result<string, UpstreamFailure>>

interface UpstreamCall {
  readonly method: string
  readonly headers: NonNullable<RequestInit['headers']>
  readonly body: string
  readonly signal: AbortSignal
}

/** Waits some milliseconds; rejects when the signal ends first. */
type Wait = (pause: number, value: undefined, options: { readonly signal: AbortSignal }) => Promise<unknown>

/**
 * The only way to call a connected service, for one plan: no redirect is followed (it would receive the key), the size of an
 * answer is limited, and one of the plan's calls may be retried. Never rejects.
 */
export function upstreamOf(
  limits: ModelLimits,
  secondsLeft: () => number,
  paid: (attempt: AskUpstream) => AskUpstream = (attempt) => attempt,
  wait: Wait = setTimeout,
): AskUpstream {
  let retries = 1
  const attempt = paid((url, call) => attemptOnce(url, call, limits.answerBytes))
  return async (url, call) => {
    const first = await attempt(url, call)
    if (first.ok || !first.refused.isTransient || retries === 0) return first
    const pause = (first.refused.retryAfter ?? limits.retryPause / 1000) * 1000
    // A pause of more than half of the remaining time leaves too little to write in.
    if (pause > secondsLeft() * 500) return first
    retries -= 1
    try {
      await wait(pause, undefined, { signal: call.signal })
    } catch {
      return refuse(timedOut)
    }
    return attempt(url, call)
  }
}

async function attemptOnce(
  url: string,
  call: UpstreamCall,
  most: number,
): Promise<Result<string, UpstreamFailure>> {
  try {
    return await readResponse(await fetch(url, { ...call, redirect: 'manual' }), most)
  } catch {
    // The error of fetch is not passed on: its message contains addresses.
    return refuse(call.signal.aborted ? timedOut : connectionLost)
  }
}
