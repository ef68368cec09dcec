import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Problem, planAnswer } from '@race-nutrition/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call, objectUrl, testApp } from '../testing/test-app.ts'
import { json, startUpstream, type Upstream } from '../testing/upstream.ts'
import { wireFormats } from '../testing/wire-formats.ts'

const [wire] = wireFormats
if (!wire) throw new Error('no wire format')

let upstream: Upstream
let app: FastifyInstance
beforeEach(async () => {
  upstream = await startUpstream()
  ;({ app } = await testApp(
    {},
    {
      service: wire.service(upstream.address),
      plansPerMinute: { connected: 100, engine: 100 },
    },
  ))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await app.close()
  await upstream.close()
})

/** Sends the call over a real connection; `more` goes into its body. */
async function opened(more: Record<string, unknown> = {}, accept = 'text/event-stream, application/json') {
  const { port } = app.server.address() as AddressInfo
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: objectUrl,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br', accept },
    agent: false,
  })
  sent.on('error', () => undefined)
  sent.end(JSON.stringify(call(more).payload))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { sent, response: response.setEncoding('utf8') }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of response) text += part
  return text
}

const eventsIn = (text: string) =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, type, data = '']) => ({
    type,
    data: JSON.parse(data) as unknown,
  }))

describe('a client that reads events', () => {
  test('hears each stage, and the answer last', async () => {
    upstream.replies(json(wire.text('Drink to thirst.')))
    const { response } = await opened()
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.headers['cache-control']).toContain('no-store')
    const events = eventsIn(await textOf(response))
    expect(
      events.map(({ type, data }) => (type === 'stage' ? (data as { stage: string }).stage : type)),
    ).toEqual(['planned', 'asked', 'written', 'settling', 'plan'])
    const answer = planAnswer.omit({ details: true }).parse(events.at(-1)?.data)
    expect(answer.service?.mode).toBe('ai')
    expect(answer.object.assumptions_safety).toEqual(['Drink to thirst.'])
  })

  test('hears of the plan before the model has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>()
    upstream.replies(resolve)
    const { response } = await opened()
    const [first] = (await once(response, 'data')) as [string]
    expect(first).toContain('"planned"')
    await expect.poll(upstream.inFlight).toBe(1)
    json(wire.text('Drink to thirst.'))(await promise)
    expect(eventsIn(`${first}${await textOf(response)}`).at(-1)?.type).toBe('plan')
  })

  test('gets the engine’s plan and why where the model fails', async () => {
    upstream.replies(json({}, 500))
    const { response } = await opened()
    expect(eventsIn(await textOf(response)).at(-1)).toMatchObject({
      type: 'plan',
      data: { service: { mode: 'engine', note: { code: 'model-failed' } } },
    })
  })

  test('that leaves ends the call to the model', async () => {
    upstream.replies(() => undefined)
    const { sent } = await opened()
    await expect.poll(upstream.inFlight).toBe(1)
    sent.destroy()
    await expect.poll(upstream.inFlight).toBe(0)
  })

  test('gets JSON at once where no model is asked, and for what is refused', async () => {
    const engine = await opened({ mode: 'engine' })
    expect(engine.response.headers['content-type']).toContain('application/json')
    engine.response.resume()
    const refused = await opened({ today: 'tomorrow' })
    expect(refused.response.statusCode).toBe(400)
    refused.response.resume()
  })
})

test('a client that reads JSON alone gets it', async () => {
  upstream.replies(json(wire.text('Drink to thirst.')))
  const { response } = await opened({}, 'application/json')
  expect(response.headers['content-type']).toContain('application/json')
  response.resume()
})

const wished = async (wish: unknown, accept?: string) => {
  const { response } = await opened({ wish }, accept)
  const text = await textOf(response)
  return { status: response.statusCode, text, type: response.headers['content-type'] }
}

describe('a wish', () => {
  test.each([
    ['', 'missing', 'Write what you wish first.'],
    ['   ', 'missing', 'Write what you wish first.'],
    ['a'.repeat(501), 'too-long', 'A wish has at most 500 characters. Leave out 1.'],
  ])('%j is refused by its name, and the model is not called', async (wish, code, message) => {
    const { status, text } = await wished(wish)
    expect(status).toBe(422)
    expect((JSON.parse(text) as Problem).errors).toEqual([{ field: 'wish', code, message }])
    expect(upstream.received).toEqual([])
  })

  test('must be a text', async () => {
    expect((await wished({ no: 'tofu' })).status).toBe(400)
  })

  test.each([
    [500, 'model-failed', 502],
    [429, 'model-busy', 503],
  ])('of a model that answers %d is a problem, not a plan without it', async (reply, code, status) => {
    upstream.replies(json({}, reply))
    const plain = await wished('no tofu', 'application/json')
    expect(plain.status).toBe(status)
    expect((JSON.parse(plain.text) as Problem).type).toContain(code)
    expect(eventsIn((await wished('no tofu, please')).text).at(-1)).toMatchObject({
      type: 'problem',
      data: { type: `urn:problem-type:race-nutrition:${code}` },
    })
  })

  test('is in no line of the log', async () => {
    upstream.replies(json(wire.text('{}')))
    const { app: logged, lines } = await testApp({}, { service: wire.service(upstream.address) })
    await logged.inject(call({ wish: 'zqtofu' }))
    await logged.close()
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain('zqtofu')
  })

  test('over the share of a client is told when to ask again', async () => {
    upstream.replies(json(wire.text('{}')))
    const { app: shared } = await testApp(
      {},
      { service: wire.service(upstream.address), plansPerMinute: { connected: 1, engine: 100 } },
    )
    await shared.inject(call({ wish: 'no tofu' }))
    const response = await shared.inject(call({ wish: 'no rice' }))
    await shared.close()
    expect([response.statusCode, response.json<Problem>().detail]).toEqual([
      429,
      'Please try again in a minute.',
    ])
  })

  test('needs a model', async () => {
    const { app: alone } = await testApp()
    const response = await alone.inject(call({ wish: 'no tofu' }))
    await alone.close()
    expect([response.statusCode, response.json<Problem>().type]).toEqual([
      501,
      'urn:problem-type:race-nutrition:no-model',
    ])
  })

  test('is refused where the engine’s plan is asked for', async () => {
    const { response } = await opened({ wish: 'no tofu', mode: 'engine' })
    expect((JSON.parse(await textOf(response)) as Problem).type).toContain('no-model')
    expect(upstream.received).toEqual([])
  })

  test('is not answered with what was made for another wish, or for none', async () => {
    upstream.replies(json(wire.text('one')), json(wire.text('two')), json(wire.text('three')))
    for (const wish of ['no tofu', 'no rice', undefined]) await wished(wish, 'application/json')
    expect(upstream.received).toHaveLength(3)
  })
})
