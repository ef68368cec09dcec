import { emptyQuestionnaire } from '@race-nutrition/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { callService } from './call-service.ts'
import { planRequestFor } from './plan-request.ts'

afterEach(() => vi.unstubAllGlobals())

const request = planRequestFor(emptyQuestionnaire, null, '2027-03-01')
const answer = { object: { profile: {} } }
const problem = { type: 'about:blank', title: 'Busy', status: 503, detail: 'x' }

const event = (type: string, data: unknown) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
const stage = (name: string) => event('stage', { stage: name })
const streaming = (...texts: string[]) =>
  new Response(texts.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

/** A stream that breaks off with an error after this text. */
const breaking = (text: string) =>
  new Response(
    new ReadableStream({
      start: (control) => control.enqueue(new TextEncoder().encode(text)),
      pull: (control) => control.error(new TypeError('network error')),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )

function replying(...replies: Response[]) {
  const left = [...replies]
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(left.shift() ?? Response.error()))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function call(signal = new AbortController().signal) {
  const stages: string[] = []
  const said = await callService(
    { projectId: 'spring', request, onStage: (each) => stages.push(each) },
    signal,
  )
  return { said, stages }
}

const acceptOf = (fetch: ReturnType<typeof replying>, index: number) =>
  new Headers(fetch.mock.calls[index]?.[1].headers).get('accept')

test('stages are heard in their order, and the answer is that of the stream', async () => {
  const fetch = replying(
    streaming(stage('planned'), ': still here\n\n', stage('asked'), event('plan', answer), stage('settling')),
  )
  expect(await call()).toEqual({
    said: { is: 'answer', body: answer },
    stages: ['planned', 'asked'],
  })
  expect(fetch).toHaveBeenCalledOnce()
  expect(acceptOf(fetch, 0)).toContain('text/event-stream')
})

test('a stage that this page does not know is passed over', async () => {
  replying(streaming(stage('dreaming'), event('stage', null), event('plan', answer)))
  expect(await call()).toEqual({ said: { is: 'answer', body: answer }, stages: [] })
})

test('a problem in the stream is one, and is not asked again', async () => {
  const fetch = replying(streaming(stage('planned'), event('problem', problem)))
  expect((await call()).said).toMatchObject({ is: 'trouble', status: 503, problem })
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['breaks off', () => breaking(stage('planned'))],
  ['ends without an answer', () => streaming(stage('planned'))],
  ['holds no JSON', () => streaming('event: plan\ndata: {"ob\n\n')],
])('a stream that %s is asked once more, for a plain answer', async (_, stream) => {
  const fetch = replying(stream(), Response.json(answer))
  expect((await call()).said).toEqual({ is: 'answer', body: answer })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(acceptOf(fetch, 1)).toBe('application/json, application/problem+json')
  expect(fetch.mock.calls[1]?.[1].body).toBe(fetch.mock.calls[0]?.[1].body)
})

test('a service that knows no streams answers as ever', async () => {
  const fetch = replying(Response.json(answer))
  expect(await call()).toEqual({ said: { is: 'answer', body: answer }, stages: [] })
  expect(fetch).toHaveBeenCalledOnce()
})

test('a canceled stream is not asked again', async () => {
  const control = new AbortController()
  const fetch = vi.fn(() => {
    control.abort()
    return Promise.resolve(breaking(stage('planned')))
  })
  vi.stubGlobal('fetch', fetch)
  await expect(call(control.signal)).rejects.toThrow('abort')
  expect(fetch).toHaveBeenCalledOnce()
})
