import { emptyQuestionnaire } from '@race-nutrition/engine'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contractModule, planningModule } from '../lazy-modules.ts'
import { planOnDevice, refusalsFor } from '../planning/plan-on-device.ts'
import { samplePlan } from '../../testing/sample-answer.ts'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { requestPlan } from './request-plan.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answers = { ...emptyQuestionnaire, allergies: 'peanuts' }
const question = { projectId: 'spring', platform: 'Spring', answers, mode: null, onStage: null } as const
const ask = (signal = new AbortController().signal) => requestPlan(question, signal)

function answering(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(text, { status })))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the one call posts prompt, schema, answers and day to its own origin', async () => {
  const fetch = answering({ object: samplePlan })
  await ask()
  expect(fetch).toHaveBeenCalledOnce()
  const [url, init] = fetch.mock.calls[0]!
  expect(url).toBe('/api/ai/spring/object')
  expect(init.method).toBe('POST')
  const body = JSON.parse(init.body as string)
  expect(body.questionnaire).toEqual(answers)
  expect(body.today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(body.schema.type).toBe('object')
  expect(body.prompt).toContain('peanuts')
  expect(new Blob([init.body as string]).size).toBeLessThan(64 * 1024)
})

test.each(['engine', null] as const)('the mode %j is sent unless it is null', async (mode) => {
  const fetch = answering({ object: samplePlan })
  await requestPlan({ ...question, mode }, new AbortController().signal)
  const body = JSON.parse(fetch.mock.calls[0]![1].body as string) as object
  expect('mode' in body ? body.mode : null).toBe(mode)
})

test('an answer with the object alone is a plan', async () => {
  answering({ object: samplePlan })
  expect(await ask()).toEqual({
    ok: true,
    value: { plan: samplePlan, maker: { is: 'another service' }, lines: [], audit: null, service: null },
  })
})

test('a refusal names the refused answers, and its log contains no answer', async () => {
  const errors = [{ field: 'weight', code: 'not-a-weight', message: '"sixty" is not read yet.' }]
  answering({ type: 'about:blank', title: 'Unusable answers', status: 422, detail: 'x', errors }, 422)
  const asked = await ask()
  expect(asked).toEqual({
    ok: false,
    refused: { because: 'service', log: 'status 422 Unusable answers', refusals: errors },
  })
})

test.each([
  [500, { type: 'about:blank', title: 'Broken', status: 500, detail: 'x' }],
  [500, '<p>Broken'],
  [200, '<p>Welcome'],
  [200, {}],
  [200, { object: null }],
  [200, { object: 'sorry' }],
])('status %i with %j is a failure that refuses no answer', async (status, body) => {
  answering(body, status)
  expect(await ask()).toMatchObject({ ok: false, refused: { because: 'service', refusals: [] } })
})

test('an unreachable server is a failure, and is not called twice', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  expect(await ask()).toMatchObject({ ok: false, refused: { because: 'service' } })
  expect(fetch).toHaveBeenCalledOnce()
})

function unreachable() {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

describe('without a network', () => {
  const runner = renderedPlan().facts.runner.answers

  beforeEach(() => {
    vi.spyOn(planningModule, 'load').mockResolvedValue({
      plan: (request) => Promise.resolve(planOnDevice(request)),
      fuels: () => Promise.resolve(null),
      refusals: (request) => Promise.resolve(refusalsFor(request)),
    })
  })

  test('the page makes the plan, after it asked in vain, and says that it did', async () => {
    const fetch = unreachable()
    offline()
    const asked = await requestPlan({ ...question, answers: runner }, new AbortController().signal)
    expect(fetch).toHaveBeenCalledOnce()
    expect(asked).toMatchObject({
      ok: true,
      value: {
        maker: { is: 'this device', instead: null },
        service: { platform: 'Spring', mode: 'engine', model: null },
      },
    })
  })

  test('its engine refuses the answers that a server would, in the same words', async () => {
    unreachable()
    offline()
    const asked = await requestPlan(
      { ...question, answers: { ...runner, weight: 'sixty' } },
      new AbortController().signal,
    )
    const refusal = { field: 'weight', code: 'not-a-weight', message: expect.stringMatching(/kg/) }
    expect(asked).toMatchObject({ ok: false, refused: { because: 'service', refusals: [refusal] } })
  })

  test('a server on the same device is asked, and answers', async () => {
    answering({ object: samplePlan })
    offline()
    expect(await ask()).toMatchObject({ ok: true, value: { maker: { is: 'another service' } } })
  })

  test('an engine that does not load is a failure that names the missing part', async () => {
    unreachable()
    offline()
    vi.spyOn(planningModule, 'load').mockRejectedValue(new Error('offline'))
    expect(await ask()).toMatchObject({ ok: false, refused: { because: 'part-missing' } })
  })

  test('a plan asked of this device is made without any call', async () => {
    const fetch = unreachable()
    const asked = await requestPlan(
      { ...question, answers: runner, mode: 'device' },
      new AbortController().signal,
    )
    expect(asked).toMatchObject({ ok: true, value: { maker: { is: 'this device' } } })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('the built-in plan is made here where the server is away, with a network or without', async () => {
    unreachable()
    const builtIn = { ...question, answers: runner, mode: 'engine' } as const
    expect(await requestPlan(builtIn, new AbortController().signal)).toMatchObject({
      ok: true,
      value: { maker: { is: 'this device' } },
    })
  })

  test('a canceled call is not made again here', async () => {
    const control = new AbortController()
    offline()
    vi.stubGlobal('fetch', () => {
      control.abort()
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const asked = await requestPlan({ ...question, answers: runner }, control.signal)
    expect(asked).toMatchObject({ ok: false })
    expect(planningModule.load).not.toHaveBeenCalled()
  })
})

const request = 'urn:uuid:9f0c1ab2-0000-4000-8000-00000000abcd'

test.each([
  [request, `status 500 Broken, ${request}`],
  ['/plans/60-kg', 'status 500 Broken'],
  [`${request} 60 kg`, 'status 500 Broken'],
])('of the instance %s the log contains only the request id', async (instance, log) => {
  answering({ type: 'about:blank', title: 'Broken', status: 500, detail: 'x', instance }, 500)
  expect(await ask()).toMatchObject({ refused: { log } })
})

test('a canceled call is a failure at once, even without a response', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const control = new AbortController()
  const asked = ask(control.signal)
  control.abort()
  expect(await asked).toMatchObject({ ok: false, refused: { log: 'given up' } })
})

test('a contract that does not load is named, and no call is made', async () => {
  const fetch = answering({ object: samplePlan })
  vi.spyOn(contractModule, 'load').mockRejectedValue(new Error('offline'))
  expect(await ask()).toMatchObject({ ok: false, refused: { because: 'part-missing' } })
  expect(fetch).not.toHaveBeenCalled()
})
