import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualLimits } from '../limits.ts'
import { json, startUpstream, type Upstream } from '../../testing/upstream.ts'
import { type WireFormat, wireFormats } from '../../testing/wire-formats.ts'
import { answerSchema } from './answer-schema.ts'
import { chosenByOf, connect } from './connect.ts'
import { upstreamOf } from './upstream/ask-upstream.ts'
import type { Prompt } from './writer.ts'

const ask: Prompt = {
  for: 'plan',
  system: 'You are a coach.',
  turns: [
    { by: 'user', text: 'Write a plan.' },
    { by: 'assistant', text: '{"half":' },
    { by: 'user', text: 'Write all of it.' },
  ],
}

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => {
  upstream.received.length = 0
})

async function caller(wire: WireFormat) {
  const askService = await connect(wire.service(upstream.address), usualLimits.model)
  if (!askService) throw new Error('nothing is connected')
  return () =>
    askService(
      ask,
      new AbortController().signal,
      upstreamOf(usualLimits.model, () => 60),
    )
}

const sent = (call = 0) => JSON.parse(upstream.received[call]?.body ?? '') as Record<string, unknown>

test('without a service there is no client', async () => {
  expect(await connect({ kind: 'engine' }, usualLimits.model)).toBeNull()
})

describe.each(wireFormats)('$name', (wire) => {
  test('is called at its address, with the key in its header and nowhere else', async () => {
    upstream.replies(json(wire.text('{}')))
    await (await caller(wire))()
    const [call] = upstream.received
    const [header, value] = wire.key
    expect(call?.url).toBe(wire.path)
    expect(call?.headers[header]).toBe(value)
    expect(call?.body).not.toContain(value)
  })

  test('receives the whole conversation and the shape of the answer', async () => {
    upstream.replies(json(wire.text('{}')))
    await (await caller(wire))()
    const body = JSON.stringify(sent())
    for (const text of [ask.system, ...ask.turns.map((turn) => turn.text)])
      expect(body).toContain(JSON.stringify(text).slice(1, -1))
    for (const part of ['choices', 'lines', 'place']) expect(body).toContain(`"${part}"`)
  })

  test('returns its text as written, with its tokens', async () => {
    upstream.replies(json(wire.text('{"cut": [')))
    expect(await (await caller(wire))()).toEqual({
      ok: true,
      value: { text: '{"cut": [', usage: { inputTokens: 11, outputTokens: 7 } },
    })
  })
})

test('every model receives the limit on its output', async () => {
  const noted: unknown[] = []
  for (const wire of wireFormats.filter(({ service }) => service('').kind === 'model')) {
    upstream.replies(json(wire.text('{}')))
    await (await caller(wire))()
    noted.push(sent(upstream.received.length - 1))
  }
  const most = usualLimits.model.outputTokens
  expect(noted).toMatchObject([
    { max_tokens: most },
    { max_output_tokens: most },
    { max_tokens: most },
    { generationConfig: { maxOutputTokens: most } },
  ])
})

const wireOf = (called: string) => wireFormats.find(({ name }) => name === called) as WireFormat

test('OpenAI is asked to store nothing', async () => {
  const openai = wireOf('OpenAI')
  upstream.replies(json(openai.text('{}')))
  await (await caller(openai))()
  expect(sent()).toMatchObject({ store: false })
})

test('an object service is called as the specification says', async () => {
  const service = wireOf('an object service')
  upstream.replies(json({ object: { lines: [] } }))
  expect(await (await caller(service))()).toEqual({
    ok: true,
    value: { text: '{"lines":[]}', usage: { inputTokens: null, outputTokens: null } },
  })
  expect(sent()).toEqual({
    prompt: expect.stringMatching(/^You are a coach\.\n\nWrite a plan\.\n/),
    schema: answerSchema('plan'),
    output: 'object',
    stream: false,
  })
})

test('a server that rejects a schema is called without one, from then on at once', async () => {
  const server = wireOf('an OpenAI-compatible server')
  const again = await caller(server)
  upstream.replies(json({ error: { message: 'no response_format here' } }, 400), json(server.text('{}')))
  expect(await again()).toMatchObject({ ok: true })
  expect(await again()).toMatchObject({ ok: true })
  expect(upstream.received.map(({ body }) => body.includes('response_format'))).toEqual([true, false, false])
})

test('a wish is asked for without a strict schema, whose keys are names of meals', async () => {
  const server = wireOf('an OpenAI-compatible server')
  upstream.replies(json(server.text('{}')))
  const askService = await connect(server.service(upstream.address), usualLimits.model)
  const now = upstreamOf(usualLimits.model, () => 60)
  await askService?.({ ...ask, for: 'wish' }, new AbortController().signal, now)
  expect(upstream.received.map(({ body }) => body.includes('response_format'))).toEqual([false])
})

test('a wish that a server rejects is sent once, and plans keep their schema', async () => {
  const server = wireOf('an OpenAI-compatible server')
  const refusal = json({ error: { message: 'no' } }, 400)
  upstream.replies(refusal, json(server.text('{}')))
  const askService = await connect(server.service(upstream.address), usualLimits.model)
  const now = upstreamOf(usualLimits.model, () => 60)
  const { signal } = new AbortController()
  expect(await askService?.({ ...ask, for: 'wish' }, signal, now)).toMatchObject({ ok: false })
  expect(await askService?.(ask, signal, now)).toMatchObject({ ok: true })
  expect(upstream.received.map(({ body }) => body.includes('response_format'))).toEqual([false, true])
})

test('an unreachable server is a failure after one retry', async () => {
  const gone = await startUpstream()
  await gone.close()
  const askService = await connect(wireOf('an object service').service(gone.address), usualLimits.model)
  const upstreamNow = upstreamOf({ ...usualLimits.model, retryPause: 1 }, () => 60)
  expect(await askService?.(ask, new AbortController().signal, upstreamNow)).toMatchObject({
    ok: false,
    refused: { because: 'unreachable or cut off', fault: 'model-failed' },
  })
})

const named = (model: string) =>
  ({ kind: 'model', provider: 'local', model, baseUrl: 'http://model', key: null }) as const

test('the name of a model is as short as a plan has room for', () => {
  expect(chosenByOf(named('qwen3:8b'))).toBe('local/qwen3:8b')
  expect(chosenByOf(named('m'.repeat(200)))).toHaveLength(80)
  expect(chosenByOf({ kind: 'engine' })).toBe('AI-model')
})
