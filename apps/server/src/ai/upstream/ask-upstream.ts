import { setTimeout as wait } from 'node:timers/promises'
import { type Result, refuse } from '@race-nutrition/engine'
import type { ModelLimits } from '../model-limits.ts'
import { readAnswer } from './read-answer.ts'
import { cutOff, timedOut, type Trouble } from './trouble.ts'

export type AskUpstream = (url: string, init: UpstreamCall) => Promise<Result<string, Trouble>>

interface UpstreamCall {
  readonly method: string
  readonly headers: NonNullable<RequestInit['headers']>
  readonly body: string
  readonly signal: AbortSignal
}

/**
 * The one way out to a connected service, for one plan: no redirect is followed (it would take the key along), no
 * answer is larger than agreed, and of all its calls one may be tried a second time. Never rejects.
 */
export function upstreamOf(
  limits: ModelLimits,
  secondsLeft: () => number,
  paid: (attempt: AskUpstream) => AskUpstream = (attempt) => attempt,
): AskUpstream {
  let retries = 1
  const attempt = paid((url, call) => attemptOnce(url, call, limits.answerBytes))
  return async (url, call) => {
    const first = await attempt(url, call)
    if (first.ok || !first.refused.mayPass || retries === 0) return first
    const pause = (first.refused.retryAfter ?? limits.retryPause / 1000) * 1000
    // A pause of more than half of what is left leaves too little to write in.
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

async function attemptOnce(url: string, call: UpstreamCall, most: number): Promise<Result<string, Trouble>> {
  try {
    return await readAnswer(await fetch(url, { ...call, redirect: 'manual' }), most)
  } catch {
    // What fetch says of it is not passed on: it names addresses.
    return refuse(call.signal.aborted ? timedOut : cutOff)
  }
}
