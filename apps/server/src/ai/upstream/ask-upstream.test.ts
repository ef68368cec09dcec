import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualLimits } from '../../limits.ts'
import type { ModelLimits } from '../model-limits.ts'
import { json, raw, startUpstream, type Upstream } from '../../../testing/upstream.ts'
import { upstreamOf } from './ask-upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => {
  upstream.received.length = 0
})

const busy = (after: string) => json({}, 429, { 'retry-after': after })

const limits = { ...usualLimits.model, retryPause: 1 }
const neverAborted = new AbortController().signal
const postWith = (signal: AbortSignal) => ({ method: 'POST', headers: {}, body: '{}', signal })

function asking(secondsLeft: number, changes: Partial<ModelLimits> = {}, signal = neverAborted) {
  const ask = upstreamOf({ ...limits, ...changes }, () => secondsLeft)
  return () => ask(upstream.address, postWith(signal))
}

describe('a service that is busy for a second', () => {
  test('is called again after that second, and not before, when two are left', async () => {
    upstream.replies(busy('1'), json({}))
    const waits: { readonly pause: number; readonly callsBefore: number }[] = []
    const ask = upstreamOf(
      limits,
      () => 2,
      undefined,
      async (pause) => {
        waits.push({ pause, callsBefore: upstream.received.length })
      },
    )
    expect(await ask(upstream.address, postWith(neverAborted))).toEqual({ ok: true, value: '{}' })
    expect(waits).toEqual([{ pause: 1_000, callsBefore: 1 }])
    expect(upstream.received).toHaveLength(2)
  })

  test('is not called again when less is left, and its pause is reported', async () => {
    upstream.replies(busy('1'), json({}))
    expect(await asking(1.9)()).toMatchObject({ ok: false, refused: { fault: 'model-busy', retryAfter: 1 } })
    expect(upstream.received).toHaveLength(1)
  })
})

test('of all calls for one plan, one is retried', async () => {
  upstream.replies(json({}, 500))
  const ask = asking(60)
  await ask()
  expect(upstream.received).toHaveLength(2)
  await ask()
  expect(upstream.received).toHaveLength(3)
})

test('the pause before the retry ends with the signal', async () => {
  upstream.replies(busy('20'))
  const control = new AbortController()
  const asked = asking(60, {}, control.signal)()
  await expect.poll(() => upstream.received.length).toBe(1)
  control.abort()
  expect(await asked).toMatchObject({ ok: false, refused: { fault: 'model-too-slow' } })
})

const numbers = (count: number) => `[${Array(count).fill(1).join(',')}]`

describe('an answer of', () => {
  const type = { 'content-type': 'application/vnd.plan+json; charset=utf-8' }

  test('as many bytes as allowed is read', async () => {
    upstream.replies(raw('"1234"', 200, type))
    expect(await asking(60, { answerBytes: 6 })()).toEqual({ ok: true, value: '"1234"' })
  })

  test('one byte more is refused', async () => {
    upstream.replies(raw('"12345"', 200, type))
    expect(await asking(60, { answerBytes: 6 })()).toMatchObject({ refused: { because: 'answer too large' } })
  })

  test('as many parts as are parsed on the event loop is read, and one more is refused', async () => {
    upstream.replies(raw(numbers(20_000), 200, type), raw(numbers(20_001), 200, type))
    expect(await asking(60, { answerBytes: 60_000 })()).toMatchObject({ ok: true })
    expect(await asking(60, { answerBytes: 60_000 })()).toMatchObject({
      refused: { because: 'answer too large' },
    })
  })
})
