import { describe, expect, test } from 'vitest'
import { readService } from './service-settings.ts'

const secret = 'zq-secret'
const hosted = {
  OBJECT_SERVICE_URL: 'https://plans.example/',
  OBJECT_SERVICE_PROJECT: 'spring',
  OBJECT_SERVICE_KEY: secret,
}

test('with nothing set, the engine makes the plans', () => {
  expect(readService({})).toEqual({ ok: true, value: { kind: 'engine' } })
})

test('keys that are set for other programs connect nothing', () => {
  const names = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'AI_API_KEY']
  const keys = Object.fromEntries(names.map((name) => [name, secret]))
  expect(readService(keys)).toEqual({ ok: true, value: { kind: 'engine' } })
})

describe('a model is connected by', () => {
  test.each([
    ['openai/gpt-plan', { OPENAI_API_KEY: secret }, 'openai', 'gpt-plan', null],
    ['anthropic/claude-plan', { ANTHROPIC_API_KEY: secret }, 'anthropic', 'claude-plan', null],
    ['google/gemini-plan', { GOOGLE_GENERATIVE_AI_API_KEY: secret }, 'google', 'gemini-plan', null],
    [
      'openai/gpt-plan',
      { OPENAI_API_KEY: secret, AI_BASE_URL: 'https://proxy.example/v1/' },
      'openai',
      'gpt-plan',
      'https://proxy.example/v1',
    ],
    [
      'local/org/plan:7b',
      { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_API_KEY: secret },
      'local',
      'org/plan:7b',
      'http://127.0.0.1:11434/v1',
    ],
  ])('AI_MODEL=%s and %j', (model, more, provider, name, baseUrl) => {
    expect(readService({ AI_MODEL: model, ...more })).toEqual({
      ok: true,
      value: { kind: 'model', provider, model: name, baseUrl, key: secret },
    })
  })

  test('its address alone, when the server needs no key', () => {
    const settings = { AI_MODEL: 'local/plan', AI_BASE_URL: 'http://box:8000/v1' }
    expect(readService(settings)).toMatchObject({ ok: true, value: { key: null } })
  })
})

test('a hosted service is connected by its three settings', () => {
  expect(readService(hosted)).toEqual({
    ok: true,
    value: { kind: 'object-service', url: 'https://plans.example', project: 'spring', key: secret },
  })
})

describe('invalid settings are reported at startup', () => {
  test.each<[string, Record<string, string>, RegExp[]]>([
    ['a model without its key', { AI_MODEL: 'openai/x' }, [/^OPENAI_API_KEY is missing: AI_MODEL=openai/]],
    [
      'another provider’s key',
      { AI_MODEL: 'anthropic/x', OPENAI_API_KEY: secret },
      [/^ANTHROPIC_API_KEY is missing/],
    ],
    [
      'a compatible server under a provider’s name',
      { AI_MODEL: 'openai/x', AI_BASE_URL: 'https://router.example/v1', AI_API_KEY: secret },
      [/^OPENAI_API_KEY is missing.*write AI_MODEL=local\/openai\/x\.$/],
    ],
    ['a local model without an address', { AI_MODEL: 'local/x' }, [/^AI_BASE_URL is missing: .*11434/]],
    [
      'an address without a model',
      { AI_BASE_URL: 'http://box/v1' },
      [/^AI_BASE_URL is set and AI_MODEL is not/],
    ],
    [
      'an address that is none',
      { AI_MODEL: 'local/x', AI_BASE_URL: 'box:8000' },
      [/^AI_BASE_URL must be an http or https address/],
    ],
    [
      'a password in an address',
      { AI_MODEL: 'local/x', AI_BASE_URL: `http://me:${secret}@box/v1` },
      [/^AI_BASE_URL must be an http or https address without a user name, a password/],
    ],
    [
      'a key of two lines',
      { AI_MODEL: 'openai/x', OPENAI_API_KEY: `${secret}\n${secret}` },
      [/^OPENAI_API_KEY cannot be sent/],
    ],
    [
      'a third of a hosted service',
      { OBJECT_SERVICE_KEY: secret },
      [/^OBJECT_SERVICE_URL is missing: a hosted service needs/, /^OBJECT_SERVICE_PROJECT is missing/],
    ],
    [
      'a hosted service of odd parts',
      { OBJECT_SERVICE_URL: 'ftp://x', OBJECT_SERVICE_PROJECT: '..', OBJECT_SERVICE_KEY: `${secret} x` },
      [
        /^OBJECT_SERVICE_URL must be/,
        /^OBJECT_SERVICE_PROJECT must be/,
        /^OBJECT_SERVICE_KEY cannot be sent/,
      ],
    ],
    [
      'a model and a hosted service, and the faults of both',
      { ...hosted, AI_MODEL: 'openai/x' },
      [/^AI_MODEL and OBJECT_SERVICE_URL are both set/, /^OPENAI_API_KEY is missing/],
    ],
  ])('%s', (_, settings, sentences) => {
    const read = readService(settings)
    const refused = read.ok ? [] : read.refused
    expect(refused).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
    expect(refused.join()).not.toContain(secret)
  })
})
