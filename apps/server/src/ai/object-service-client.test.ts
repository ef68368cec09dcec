import { ok } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { objectServiceClient } from './object-service-client.ts'

const ask = { for: 'plan', system: 'You are a coach.', turns: [{ by: 'user', text: 'Write.' }] } as const
const caller = objectServiceClient({
  kind: 'object-service',
  url: 'http://service',
  project: 'plan',
  key: 'k',
})
const answered = (body: string) => caller(ask, new AbortController().signal, async () => ok(body))

test.each([
  ['an object', '{"object":{"a":1}}', '{"a":1}'],
  ['an empty object', '{"object":{}}', '{}'],
  ['a text', '{"object":"{\\"a\\":1"}', '{"a":1'],
])('%s is returned as text', async (_, body, text) => {
  expect(await answered(body)).toMatchObject({ ok: true, value: { text } })
})

test.each([
  ['{"object":[1]}', 'not readable'],
  ['{"object":7}', 'not readable'],
  ['{"object":true}', 'not readable'],
  ['{}', 'not readable'],
  ['[]', 'not readable'],
  ['{"object":null}', 'no text'],
  ['{"object":" "}', 'no text'],
])('%s is %s', async (body, because) => {
  expect(await answered(body)).toMatchObject({ ok: false, refused: { because } })
})

test('an object of any depth is passed on as deep as a plan goes', async () => {
  const levels = 300_000
  const made = await answered(`{"object":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`)
  expect(made.ok && made.value.text.length).toBeLessThan(100)
})
