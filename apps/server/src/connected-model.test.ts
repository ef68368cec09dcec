import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { planAnswer } from '@race-nutrition/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dependencies } from './build-app.ts'
import type { ModelLimits } from './ai/model-limits.ts'
import {
  answers,
  call,
  objectUrl,
  testApp,
  testAudit,
  testEngine,
  testLimits,
  testPlan,
} from '../testing/test-app.ts'
import { json, type Reply, startUpstream, type Upstream } from '../testing/upstream.ts'
import { type WireFormat, wireFormats } from '../testing/wire-formats.ts'

const wire = wireFormats[0] as WireFormat
const good = json(wire.text('Drink to thirst.'))

let upstream: Upstream
let app: FastifyInstance
let lines: string[]
/** Calls that have arrived and been parsed. */
let come: number
beforeEach(async () => {
  upstream = await startUpstream()
  upstream.replies(good)
})
afterEach(async () => {
  await app.close()
  await upstream.close()
})

async function connected(
  changes: Partial<ModelLimits> = {},
  share = { connected: 100, engine: 100 },
  others: Partial<Dependencies> = {},
  budget = { calls: 1000, tokens: 20_000_000 },
) {
  come = 0
  const limits = { ...testLimits, model: { ...testLimits.model, ...changes } }
  ;({ app, lines } = await testApp(others, {
    service: wire.service(upstream.address),
    limits,
    plansPerMinute: share,
    sharing: { store: null, instances: 1, budget },
  }))
  app.addHook('preHandler', async () => {
    come += 1
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** Sends the call over a real connection, which the test may close. */
function send(more: Record<string, unknown> = {}): ClientRequest {
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json' }
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: objectUrl, headers, agent: false })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify(call(more).payload))
  return sent
}

const statusOf = async (sent: ClientRequest) => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** Replies that the test releases. */
function heldReplies() {
  const held: (() => void)[] = []
  const reply: Reply = (response) => void held.push(() => good(response))
  upstream.replies(reply)
  return held
}

/** Open connections. */
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

/** Why the engine made the plan. */
const noteOf = async (asked: ReturnType<typeof call>) =>
  (await app.inject(asked)).json<{ service: { note?: { code: string } } }>().service.note?.code

const other = (weight: string) => ({ questionnaire: { ...answers, weight } })
const outcomes = () => lines.flatMap((line) => (JSON.parse(line) as { outcome?: string }).outcome ?? [])

describe('with a model connected', () => {
  test('the plan has the model’s words, and names the model', async () => {
    await connected()
    const response = await app.inject(call())
    const { object, service, audit } = planAnswer.omit({ details: true }).parse(response.json())
    expect(object).toEqual({ ...testPlan(400).object, assumptions_safety: ['Drink to thirst.'] })
    expect(audit).toEqual(testAudit)
    expect(service).toEqual({ platform: 'Race Nutrition', mode: 'ai', model: 'local/org/plan:7b' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a request for the engine’s plan gets it, and the model is not called', async () => {
    await connected()
    const { object, service } = (await app.inject(call({ mode: 'engine' }))).json<Record<string, unknown>>()
    expect(object).toEqual(testPlan(400).object)
    expect(service).toEqual({ platform: 'Race Nutrition', mode: 'engine', model: null })
    expect(upstream.received).toEqual([])
  })

  test('what the client wrote as prompt and schema is not passed on', async () => {
    await connected()
    await app.inject(call({ prompt: 'zqprompt', schema: { title: 'zqschema' } }))
    expect(upstream.received).toHaveLength(1)
    expect(JSON.stringify(upstream.received)).not.toMatch(/zq(?:prompt|schema)/)
  })

  test('the log says what it used, and which model', async () => {
    await connected()
    await app.inject(call())
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({
      level: 30,
      time: expect.any(Number),
      model: 'local/org/plan:7b',
      outcome: 'written',
      because: null,
      calls: 1,
      attempts: 1,
      refused: 0,
      inputTokens: 11,
      outputTokens: 7,
      ms: expect.any(Number),
    })
  })
})

describe('a client that disconnects', () => {
  test('cancels the call to the model', async () => {
    await connected()
    heldReplies()
    const sent = send()
    await expect.poll(upstream.inFlight).toBe(1)
    sent.destroy()
    await expect.poll(upstream.inFlight).toBe(0)
    await expect.poll(outcomes).toEqual(['abandoned'])
  })

  test('does not cancel a call that another client shares', async () => {
    await connected()
    const held = heldReplies()
    const [first, second] = [send(), send()]
    await expect.poll(() => held.length).toBe(1)
    const answered = statusOf(second)
    await expect.poll(() => come).toBe(2)
    first.destroy()
    held[0]?.()
    expect(await answered).toBe(200)
    expect(upstream.received).toHaveLength(1)
    expect(outcomes()).toEqual(['written'])
  })

  test('while it is queued leaves the queue', async () => {
    await connected({ atOnce: 1, inLine: 1 })
    const held = heldReplies()
    const first = statusOf(send())
    await expect.poll(() => held.length).toBe(1)
    const waiting = send(other('71 kg'))
    await expect.poll(() => come).toBe(2)
    expect(await noteOf(call(other('72 kg')))).toBe('model-busy')
    waiting.destroy()
    await expect.poll(connections).toBe(1)
    const next = send(other('73 kg'))
    await expect.poll(() => come).toBe(4)
    held[0]?.()
    expect(await first).toBe(200)
    await expect.poll(() => held.length).toBe(2)
    held[1]?.()
    expect(await statusOf(next)).toBe(200)
    expect(upstream.received).toHaveLength(2)
  })
})

describe('identical calls', () => {
  test('in flight at the same time are one call to the model', async () => {
    await connected()
    const responses = await Promise.all([1, 2, 3].map(() => app.inject(call())))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(upstream.received).toHaveLength(1)
  })

  test('after the answer are made again: nothing is cached', async () => {
    await connected()
    await app.inject(call())
    await app.inject(call())
    expect(upstream.received).toHaveLength(2)
  })

  test.each([
    ['another answer', other('71 kg')],
    ['another day', { today: '2026-11-19' }],
  ])('with %s are separate calls', async (_, more) => {
    await connected()
    await Promise.all([app.inject(call()), app.inject(call(more))])
    expect(upstream.received).toHaveLength(2)
  })
})

describe('more calls than may run at once', () => {
  test('are queued, and once the queue is full get the engine’s plan at once', async () => {
    await connected({ atOnce: 1, inLine: 1 })
    const held = heldReplies()
    const first = statusOf(send(other('70 kg')))
    await expect.poll(() => held.length).toBe(1)
    const second = statusOf(send(other('71 kg')))
    await expect.poll(() => come).toBe(2)
    const third = await app.inject(call(other('72 kg')))
    expect(third.json()).toMatchObject({
      object: testPlan(400).object,
      preferences: {},
      service: {
        platform: 'Race Nutrition',
        mode: 'engine',
        model: null,
        note: {
          code: 'model-busy',
          message:
            'The AI model is busy at the moment. This is the built-in plan, with the same numbers, foods and checks.',
        },
      },
    })
    expect(upstream.inFlight()).toBe(1)
    held[0]?.()
    expect(await first).toBe(200)
    await expect.poll(() => held.length).toBe(2)
    held[1]?.()
    expect(await second).toBe(200)
  })
})

describe('a client’s share of the model', () => {
  test('is a separate limit, which does not affect the engine’s plan', async () => {
    await connected({}, { connected: 1, engine: 100 })
    expect((await app.inject(call())).statusCode).toBe(200)
    const over = await app.inject(call())
    expect(over.json()).toMatchObject({ service: { mode: 'engine', note: { code: 'model-share-used' } } })
    expect((await app.inject(call({ mode: 'engine' }))).statusCode).toBe(200)
    expect((await app.inject({ ...call(), remoteAddress: '192.0.2.7' })).statusCode).toBe(200)
  })

  test('is not used up by answers that cannot be used', async () => {
    await connected({}, { connected: 1, engine: 100 })
    await app.inject(call({ today: 'never' }))
    expect((await app.inject(call())).statusCode).toBe(200)
  })
})

test('a bug leaves the engine’s plan, which was made already, and releases its permit', async () => {
  const settle = vi.fn(testEngine().settle).mockRejectedValueOnce(new TypeError('zqbug'))
  await connected({ atOnce: 1, inLine: 0 }, undefined, { engine: { ...testEngine(), settle } })
  const response = await app.inject(call())
  expect(response.json()).toMatchObject({ service: { mode: 'engine', note: { code: 'model-failed' } } })
  expect(`${response.body}${lines.join('')}`).not.toContain('zqbug')
  expect(lines.join('')).toContain('"bug":"TypeError"')
  expect(await noteOf(call())).toBeUndefined()
})

test('the budget counts every attempt, including retries', async () => {
  await connected({}, undefined, {}, { calls: 4, tokens: 10_000_000 })
  upstream.replies(json({}, 500))
  expect(await noteOf(call())).toBe('model-over-budget')
  // An hour has a quarter of the day: one attempt, and none is left for its retry.
  expect(upstream.received).toHaveLength(1)
})

test('a service that keeps failing is not called for a while, and the runners get the engine’s plan at once', async () => {
  await connected({ circuit: { failures: 2, rest: 60_000, longestRest: 60_000 } })
  upstream.replies(json({}, 401))
  const notes = []
  for (const weight of ['70 kg', '71 kg', '72 kg']) notes.push(await noteOf(call(other(weight))))
  expect(notes).toEqual(['model-failed', 'model-failed', 'model-away'])
  const asked = upstream.received.length
  expect(await noteOf(call(other('73 kg')))).toBe('model-away')
  expect(upstream.received).toHaveLength(asked)
})

test('other fields than the fifteen answers reach no model and no other runner', async () => {
  const asked: unknown[] = []
  const engine = testEngine()
  await connected({}, undefined, {
    engine: {
      ...engine,
      ask: (question, caller) => {
        asked.push(question.answers)
        return engine.ask(question, caller)
      },
    },
  })
  const stranger = { questionnaire: { ...answers, zqnote: 'zqzq'.repeat(15_000) } }
  const held = heldReplies()
  const both = [send(stranger), send()].map(statusOf)
  await expect.poll(() => come).toBe(2)
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  expect(await Promise.all(both)).toEqual([200, 200])
  // One question for both, since nothing of it was the stranger's alone.
  expect(asked).toEqual([answers])
  expect(JSON.stringify(upstream.received)).not.toMatch(/zqzq|zqnote/)
})
