import { describe, expect, test } from 'vitest'
import { readStore } from './store-settings.ts'

const secret = 'zq-secret-of-thirty-two-letters-'
const model = { AI_MODEL: 'local/plan' }

test('with nothing set, nothing is shared and the default budget applies', () => {
  expect(readStore({})).toEqual({
    ok: true,
    value: { store: null, instances: 1, budget: { calls: 1000, tokens: 20_000_000 } },
  })
})

describe('a store is', () => {
  test.each([
    'redis://127.0.0.1:6379',
    'redis://:zq-password@store.example:6380/2',
    'rediss://me:zq%40word@store.example',
    'redis://[::1]:6379/',
    '/run/redis/redis.sock',
    '/run/redis/redis.sock?db=2',
  ])('%s', (url) => {
    expect(readStore({ REDIS_URL: url, STORE_SECRET: secret })).toMatchObject({
      ok: true,
      value: { store: { url, secret } },
    })
  })
})

test('budget and instances are whole numbers within their limits', () => {
  const most = { INSTANCES: '1000', AI_CALLS_PER_DAY: '1000000', AI_TOKENS_PER_DAY: '1000000000000' }
  expect(readStore(most)).toMatchObject({
    ok: true,
    value: { instances: 1000, budget: { calls: 1e6, tokens: 1e12 } },
  })
  const least = { INSTANCES: '1', AI_CALLS_PER_DAY: '1', AI_TOKENS_PER_DAY: '1' }
  expect(readStore(least)).toMatchObject({
    ok: true,
    value: { instances: 1, budget: { calls: 1, tokens: 1 } },
  })
})

describe('invalid settings are reported at startup', () => {
  test.each<[string, Record<string, string>, RegExp[]]>([
    ['a store without a secret', { REDIS_URL: 'redis://h' }, [/^STORE_SECRET is missing/]],
    [
      'a secret one letter short',
      { REDIS_URL: 'redis://h', STORE_SECRET: secret.slice(1) },
      [/^STORE_SECRET is too short: .* 32 random/],
    ],
    ['a secret without a store', { STORE_SECRET: secret }, [/^STORE_SECRET is set and REDIS_URL is not/]],
    [
      'a model over a store by an unknown number of instances',
      { ...model, REDIS_URL: 'redis://h', STORE_SECRET: secret },
      [/^INSTANCES is missing/],
    ],
    [
      'the same with a hosted service',
      { OBJECT_SERVICE_URL: 'https://x', REDIS_URL: 'redis://h', STORE_SECRET: secret },
      [/^INSTANCES is missing/],
    ],
    ...[
      'http://:zq-secret@h',
      'redis://',
      'h:6379',
      '//h',
      '/',
      'redis://h/words',
      'redis://:%zq-secret@h',
    ].map((url): [string, Record<string, string>, RegExp[]] => [
      `the address ${url}`,
      { REDIS_URL: url, STORE_SECRET: secret },
      [/^REDIS_URL must be redis:/],
    ]),
    ...['0', '1001', '1.5', '-1', 'three'].map((instances): [string, Record<string, string>, RegExp[]] => [
      `${instances} instances`,
      { INSTANCES: instances },
      [/^INSTANCES is ".+": it must be a whole number from 1 to 1000\.$/],
    ]),
    [
      'budgets out of bounds, both at once',
      { AI_CALLS_PER_DAY: '1000001', AI_TOKENS_PER_DAY: '0' },
      [/^AI_CALLS_PER_DAY is/, /^AI_TOKENS_PER_DAY is/],
    ],
  ])('%s', (_, settings, sentences) => {
    const read = readStore(settings)
    const refusals = read.ok ? [] : read.refused
    expect(refusals).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
    expect(refusals.join()).not.toContain('zq-')
  })
})

test('a store without a model needs no number of instances', () => {
  expect(readStore({ REDIS_URL: 'redis://h', STORE_SECRET: secret })).toMatchObject({ ok: true })
  const counted = { ...model, REDIS_URL: 'redis://h', STORE_SECRET: secret, INSTANCES: '3' }
  expect(readStore(counted)).toMatchObject({ ok: true, value: { instances: 3 } })
})
