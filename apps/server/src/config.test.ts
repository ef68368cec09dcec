import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('without settings', () => {
  test('the server is on this machine only, at 3000, for the usual project', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 3000,
        projectId: 'race-nutrition',
        platformName: 'Race Nutrition',
        logLevel: 'info',
        trustProxy: false,
        service: { kind: 'engine' },
        plansPerMinute: { connected: 240, engine: 240 },
        pageFolder: expect.stringMatching(/apps.web.dist$/),
        limits: { bodyBytes: 65_536 },
      },
    })
  })

  test('a blank setting counts as unset', () => {
    expect(readConfig({ PORT: ' ', HOST: '' })).toMatchObject({ value: { port: 3000, host: '127.0.0.1' } })
  })
})

test.each([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '::1', { host: '::1' }],
  ['PROJECT_ID', 'my_plan-2', { projectId: 'my_plan-2' }],
  ['PLATFORM_NAME', 'Läufer & Co', { platformName: 'Läufer & Co' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['TRUST_PROXY', 'false', { trustProxy: false }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,fd00::/8', { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
  ['RATE_LIMIT', '1', { plansPerMinute: { connected: 1, engine: 1 } }],
  ['AI_TIMEOUT_MS', '1000', { limits: { model: { total: 1000 }, connection: 90_000 } }],
  ['AI_TIMEOUT_MS', '300000', { limits: { model: { total: 300_000 }, connection: 330_000 } }],
  ['AI_CONCURRENCY', '1', { limits: { model: { atOnce: 1, inLine: 1 } } }],
  ['PAGE_FOLDER', 'none', { pageFolder: null }],
  ['PAGE_FOLDER', '/srv/page', { pageFolder: '/srv/page' }],
])('%s=%s is accepted', (name, given, config) => {
  expect(readConfig({ [name]: given })).toMatchObject({ ok: true, value: config })
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000x'],
  ['PORT', '1e3'],
  ['HOST', 'http://localhost'],
  ['PROJECT_ID', '..'],
  ['PROJECT_ID', 'a/b'],
  ['PROJECT_ID', 'x'.repeat(65)],
  ['PLATFORM_NAME', 'two\nlines'],
  ['PLATFORM_NAME', 'x'.repeat(61)],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', '2.5'],
  ['AI_TIMEOUT_MS', '999'],
  ['AI_TIMEOUT_MS', '300001'],
  ['AI_CONCURRENCY', '0'],
  ['AI_MODEL', 'gpt-5'],
  ['AI_MODEL', 'mistral/large'],
  ['AI_MODEL', 'openai/'],
  ['AI_MODEL', 'constructor/x'],
])('%s=%j is refused by name', (name, given) => {
  expect(readConfig({ [name]: given })).toEqual({
    ok: false,
    refused: [expect.stringMatching(new RegExp(`^${name} is ".*": it must be .+\\.$`, 's'))],
  })
})

test('all faults are reported together', () => {
  const config = readConfig({ PORT: 'x', RATE_LIMIT: 'x', LOG_LEVEL: 'x', HOST: '0.0.0.0', AI_MODEL: 'x' })
  expect(config.ok ? [] : config.refused.map((fault) => fault.split(' ')[0])).toEqual([
    'RATE_LIMIT',
    'PORT',
    'LOG_LEVEL',
    'AI_MODEL',
  ])
})

test('.env.example has every setting that is read, and no other', () => {
  const asked = new Set<string>()
  const listening = (model: string) =>
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return name === 'AI_MODEL' ? model : undefined
        },
      },
    )
  for (const provider of ['openai', 'anthropic', 'google', 'local']) readConfig(listening(`${provider}/x`))
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(asked.size).toBeGreaterThan(10)
  expect(new Set(named)).toEqual(asked)
})
