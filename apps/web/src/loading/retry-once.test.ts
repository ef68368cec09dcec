import { emptyQuestionnaire } from '@race-nutrition/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractModule } from '../lazy-modules.ts'
import { samplePlan } from '../../testing/sample-answer.ts'
import { retryDelay } from './retry-once.ts'
import { requestPlan } from './request-plan.ts'

beforeEach(async () => {
  await contractModule.load()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const question = {
  projectId: 'spring',
  platform: 'Spring',
  answers: emptyQuestionnaire,
  mode: null,
  onStage: null,
} as const
const plan: Answer = { status: 200, body: JSON.stringify({ object: samplePlan }) }
const away = (status: number, retryAfter?: string): Answer => ({
  status,
  body: '<p>Away',
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
})

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

/** Each call takes the next answer; the last one stays. */
function answering(...answers: readonly Answer[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const { body, ...init } = answers[Math.min(fetch.mock.calls.length, answers.length) - 1]!
    return new Response(body, init)
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test.each([502, 503, 504])('status %i is followed by the identical call, a second later', async (status) => {
  const fetch = answering(away(status), plan)
  const asked = requestPlan(question, new AbortController().signal)
  await pass(999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(await asked).toMatchObject({ ok: true, value: { plan: samplePlan } })
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
  expect(vi.getTimerCount()).toBe(0)
})

test('a service that is unavailable twice is a failure, and is not called a third time', async () => {
  const fetch = answering(away(502), away(503))
  const asked = requestPlan(question, new AbortController().signal)
  await pass(60_000)
  expect(await asked).toMatchObject({ ok: false, refused: { log: 'status 503, asked twice', refusals: [] } })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('a network that fails the second time is a failure', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  const asked = requestPlan(question, new AbortController().signal)
  await pass(60_000)
  expect(await asked).toMatchObject({ ok: false, refused: { because: 'service' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([400, 404, 413, 422, 429, 500, 501, 505])('status %i is not retried', async (status) => {
  const fetch = answering({ ...away(status, '0') })
  const asked = requestPlan(question, new AbortController().signal)
  await pass(60_000)
  expect(await asked).toMatchObject({ ok: false })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a call canceled during the pause ends at once, without another call or a timer', async () => {
  const fetch = answering(away(503, '2'), plan)
  const control = new AbortController()
  const asked = requestPlan(question, control.signal)
  await pass(1999)
  expect(vi.getTimerCount()).toBe(1)
  control.abort()
  expect(await asked).toMatchObject({ ok: false, refused: { log: 'given up' } })
  expect(vi.getTimerCount()).toBe(0)
  await pass(60_000)
  expect(fetch).toHaveBeenCalledOnce()
})

test('a call canceled before the pause leaves no timer either', async () => {
  const control = new AbortController()
  const fetch = vi.fn(async () => {
    control.abort()
    return new Response('', { status: 503 })
  })
  vi.stubGlobal('fetch', fetch)
  await requestPlan(question, control.signal)
  await pass(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(fetch).toHaveBeenCalledOnce()
})

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  [null, 1000],
  ['', 1000],
  ['soon', 1000],
  ['-1', 1000],
  ['1.5', 1000],
  ['Someday GMT', 1000],
  ['0', 0],
  ['1', 1000],
  [' 2 ', 2000],
  ['3', 2000],
  ['999999999999999999999', 2000],
  ['Fri, 20 Nov 2026 11:59:00 GMT', 0],
  ['Fri, 20 Nov 2026 12:00:01 GMT', 1000],
  ['Fri, 20 Nov 2026 12:00:02 GMT', 2000],
  ['Fri, 20 Nov 2026 12:00:03 GMT', 2000],
])('Retry-After %j is a pause of %i ms', (retryAfter, pause) => {
  expect(retryDelay(retryAfter, now)).toBe(pause)
})
