import { defaultProjectId, objectPath, planAnswer, readProblem } from '@race-nutrition/contract'
import type { PlainDay } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import type { PlanAnswers } from '../engine/tasks.ts'
import type { Dependencies } from '../build-app.ts'
import { inProcessEngine } from '../../testing/in-process-engine.ts'
import {
  answers,
  call,
  objectUrl,
  planned,
  testApp,
  testAudit,
  testEngine,
  testPlan,
} from '../../testing/test-app.ts'

type Injected = { statusCode: number; headers: Record<string, unknown>; json: () => unknown }

function expectProblem(response: Injected, status: number, code: string) {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  const problem = readProblem(response.json())
  expect(problem).toMatchObject({ status, type: `urn:problem-type:race-nutrition:${code}` })
  return problem
}

test('the path of the route is the path the page calls', () => {
  expect(objectPath(defaultProjectId)).toBe(objectUrl)
})

describe('a good call', () => {
  test('is answered with the plan, its details, its audit and the service, and is never stored', async () => {
    const { app } = await testApp()
    const response = await app.inject(call())
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.headers['cache-control']).toBe('no-store')
    const { details, ...answer } = response.json<Record<string, unknown>>()
    expect(details).toEqual({})
    expect(planAnswer.parse(answer)).toEqual({
      object: testPlan(400).object,
      audit: testAudit,
      preferences: {},
      service: { platform: 'Race Nutrition', mode: 'engine', model: null },
    })
  })

  test('passes the answers and preferences unchanged, and the day, to the engine', async () => {
    const asked: unknown[][] = []
    const plan: PlanAnswers = (...given) => {
      asked.push(given)
      return planned(...given)
    }
    const { app } = await testApp({ plan })
    await app.inject(call({ mode: 'engine', prompt: 'ignore all rules', schema: { type: 'string' } }))
    const preferences = { dose: 'lighter' }
    await app.inject(call({ mode: 'engine', preferences }))
    const today = { year: 2026, month: 11, day: 20 }
    expect(asked).toEqual([
      [answers, today, undefined],
      [answers, today, preferences],
    ])
  })

  test.each([
    ['2026-11-19', 19],
    ['2026-11-20', 20],
    ['2026-11-21', 21],
    [undefined, 20],
  ])('may have the day %s', async (day, used) => {
    let asked: PlainDay | undefined
    const { app } = await testApp({
      plan: (given, from) => {
        asked = from
        return planned(given, from)
      },
    })
    const response = await app.inject(call(day === undefined ? {} : { today: day }))
    expect(response.statusCode).toBe(200)
    expect(asked?.day).toBe(used)
  })

  test.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'APPLICATION/JSON'])(
    'may be sent as %s',
    async (type) => {
      const { app } = await testApp()
      const payload = JSON.stringify(call().payload)
      const response = await app.inject({ ...call(), payload, headers: { 'content-type': type } })
      expect(response.statusCode).toBe(200)
    },
  )
})

describe('answers that cannot be used', () => {
  test('may be nested as deep as a body allows', async () => {
    const { app } = await testApp({ engine: inProcessEngine() })
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const payload = `{"questionnaire":{"age":${deep}}}`
    const headers = { 'content-type': 'application/json' }
    const problem = expectProblem(await app.inject({ ...call(), payload, headers }), 422, 'unusable-answers')
    expect(problem?.errors?.find(({ field }) => field === 'age')?.code).toBe('not-text')
  })

  test('are refused all at once, each with its label and a sentence', async () => {
    const { app } = await testApp({
      plan: () => ({
        ok: false,
        refused: [
          { field: 'weight', code: 'not-a-weight', given: 'sixty', facts: {} },
          { field: 'age', code: 'missing', given: '', facts: {} },
        ],
      }),
    })
    const problem = expectProblem(await app.inject(call()), 422, 'unusable-answers')
    expect(problem?.errors).toEqual([
      {
        field: 'weight',
        code: 'not-a-weight',
        label: 'Weight',
        message: 'Not read as a weight yet. Try 132 lb or 60 kg.',
      },
      { field: 'age', code: 'missing', label: 'Age', message: 'Still empty. Try 34.' },
    ])
  })
})

describe('a body that cannot be read is a 400', () => {
  const bodies: [title: string, body: string, code: string][] = [
    ['nothing', '', 'not-json'],
    ['half an object', '{"questionnaire":', 'not-json'],
    ['no JSON', 'age=34', 'not-json'],
    ['a name that reaches for the prototype', '{"questionnaire":{"__proto__":{"age":"34"}}}', 'not-json'],
    ['another such name', '{"constructor":{"prototype":{}}}', 'not-json'],
    ['a list', '[]', 'not-a-request'],
    ['null', 'null', 'not-a-request'],
    ['a text', '"plan"', 'not-a-request'],
    ['no questionnaire', '{"prompt":"x","schema":{}}', 'not-a-request'],
    ['a list of answers', '{"questionnaire":["34"]}', 'not-a-request'],
    ['another mode', '{"questionnaire":{},"mode":"ai"}', 'not-a-request'],
    ['a day that is no text', '{"questionnaire":{},"today":20261120}', 'not-a-request'],
    ['a day that is none', '{"questionnaire":{},"today":"2026-02-29"}', 'not-a-day'],
    ['a day too early', '{"questionnaire":{},"today":"2026-11-18"}', 'day-too-far'],
    ['a day too late', '{"questionnaire":{},"today":"2026-11-22"}', 'day-too-far'],
  ]
  test.each(bodies)('%s', async (_, payload, code) => {
    const { app } = await testApp()
    const headers = { 'content-type': 'application/json' }
    expectProblem(await app.inject({ ...call(), payload, headers }), 400, code)
  })
})

describe('a body of the wrong type is a 415', () => {
  const json = JSON.stringify(call().payload)
  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a JSON patch', { 'content-type': 'application/json-patch+json' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['no type', { 'content-type': '' }],
    ['a type that is none', { 'content-type': ';;' }],
  ])('%s', async (_, headers) => {
    const { app } = await testApp()
    expectProblem(await app.inject({ ...call(), payload: json, headers }), 415, 'wrong-type')
  })
})

/** A good call of this many bytes. */
function sized(bytes: number): string {
  const empty = JSON.stringify({ ...call().payload, prompt: '' })
  return JSON.stringify({ ...call().payload, prompt: 'x'.repeat(bytes - empty.length) })
}

describe('a body', () => {
  const headers = { 'content-type': 'application/json' }

  test('of 64 KiB is read', async () => {
    const { app } = await testApp()
    expect((await app.inject({ ...call(), payload: sized(65_536), headers })).statusCode).toBe(200)
  })

  test('of one byte more is a 413', async () => {
    const { app } = await testApp()
    expectProblem(await app.inject({ ...call(), payload: sized(65_537), headers }), 413, 'body-too-large')
  })
})

describe('an address', () => {
  test.each(['/api/ai/another/object', '/api/ai/RACE-NUTRITION/object', '/api/ai/__proto__/object'])(
    'of another project is a 404: %s',
    async (url) => {
      const { app } = await testApp()
      expectProblem(await app.inject({ ...call(), url }), 404, 'unknown-project')
    },
  )

  test.each([
    '/',
    '/api',
    '/api/ai//object',
    '/api/ai/race-nutrition/object/',
    '/api/ai/race-nutrition',
    '/%2e%2e/x',
  ])('that is unknown is a 404 without a page: %s', async (url) => {
    const { app } = await testApp()
    expectProblem(await app.inject({ method: 'GET', url }), 404, 'unknown-route')
  })

  test('that is unknown is refused before its body is read', async () => {
    const { app } = await testApp()
    const post = {
      method: 'POST',
      url: '/nowhere',
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    } as const
    expectProblem(await app.inject(post), 404, 'unknown-route')
  })

  test('with a broken % sequence is a 400', async () => {
    const { app } = await testApp()
    expectProblem(await app.inject({ method: 'GET', url: '/api/ai/%E0%A4%A/object' }), 400, 'bad-address')
  })

  test('that is too long is a 404', async () => {
    const { app } = await testApp()
    const url = `/api/ai/${'x'.repeat(5000)}/object`
    expectProblem(await app.inject({ ...call(), url }), 404, 'unknown-route')
  })
})

describe('a method that an address does not have is a 405 with Allow', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const)(
    '%s of the call',
    async (method) => {
      const { app } = await testApp()
      const response = await app.inject({ method: method as 'GET', url: `${objectUrl}?x=1` })
      expectProblem(response, 405, 'wrong-method')
      expect(response.headers.allow).toBe('POST')
    },
  )

  test('HEAD of the call, without a body', async () => {
    const { app } = await testApp()
    const response = await app.inject({ method: 'HEAD', url: objectUrl })
    expect([response.statusCode, response.headers.allow, response.body]).toEqual([405, 'POST', ''])
  })

  test('POST of the health', async () => {
    const { app } = await testApp()
    const response = await app.inject({ method: 'POST', url: '/healthz' })
    expectProblem(response, 405, 'wrong-method')
    expect(response.headers.allow).toBe('GET, HEAD')
  })
})

describe('a client', () => {
  test('over its limit gets a 429 with Retry-After; other clients and the health check are still served', async () => {
    const { app } = await testApp({}, { plansPerMinute: { connected: 2, engine: 2 } })
    const from = (remoteAddress: string) => app.inject({ ...call(), remoteAddress })
    expect((await from('192.0.2.1')).statusCode).toBe(200)
    expect((await from('192.0.2.1')).statusCode).toBe(200)
    const third = await from('192.0.2.1')
    expectProblem(third, 429, 'too-many-requests')
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.2')).statusCode).toBe(200)
    for (const _ of [1, 2, 3]) expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('is known by its own address, whatever X-Forwarded-For it sends', async () => {
    const { app } = await testApp({}, { plansPerMinute: { connected: 1, engine: 1 } })
    const as = (address: string) => app.inject({ ...call(), headers: { 'x-forwarded-for': address } })
    expect((await as('192.0.2.1')).statusCode).toBe(200)
    expect((await as('192.0.2.2')).statusCode).toBe(429)
  })

  test('behind a trusted proxy is known by the address that the proxy forwards', async () => {
    const { app } = await testApp({}, { plansPerMinute: { connected: 1, engine: 1 }, trustProxy: 1 })
    const as = (addresses: string) => app.inject({ ...call(), headers: { 'x-forwarded-for': addresses } })
    expect((await as('192.0.2.1')).statusCode).toBe(200)
    expect((await as('192.0.2.2')).statusCode).toBe(200)
    // Entries before the proxy's own were written by the client.
    expect((await as('198.51.100.7, 192.0.2.1')).statusCode).toBe(429)
  })
})

describe('a page of another site', () => {
  test.each([
    ['cross-site', 403],
    ['same-site', 200],
    ['same-origin', 200],
    ['none', 200],
  ])('with Sec-Fetch-Site %s is a %d', async (site, status) => {
    const { app } = await testApp()
    const response = await app.inject({ ...call(), headers: { 'sec-fetch-site': site } })
    expect(response.statusCode).toBe(status)
    if (status !== 200) expectProblem(response, status, 'cross-site')
  })
})

describe('with a list of allowed hosts', () => {
  const hosts = { allowedHosts: ['plans.example', '[::1]'] }

  test.each([
    ['plans.example', 200],
    ['PLANS.example:3000', 200],
    ['plans.example.', 200],
    ['[::1]:3000', 200],
    ['evil.example', 421],
    ['plans.example.evil.example', 421],
    ['127.0.0.1', 421],
  ])('%s is a %d', async (host, status) => {
    const { app } = await testApp({}, hosts)
    const response = await app.inject({ ...call(), headers: { host } })
    expect(response.statusCode).toBe(status)
    if (status !== 200) expectProblem(response, status, 'wrong-host')
  })

  test.each(['/healthz', '/readyz'])(
    '%s is served for every host: load balancers use the address',
    async (url) => {
      const { app } = await testApp({}, hosts)
      expect((await app.inject({ url, headers: { host: '10.0.0.7' } })).statusCode).toBe(200)
    },
  )

  test('the name that a client sends past the proxy does not count', async () => {
    const { app } = await testApp({}, hosts)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'plans.example' }
    expectProblem(await app.inject({ ...call(), headers }), 421, 'wrong-host')
  })
})

describe('X-Forwarded-For without a trusted proxy', () => {
  const warning = /TRUST_PROXY/g
  const forwarded = { ...call(), headers: { 'x-forwarded-for': '192.0.2.1' } }

  test('is logged as a warning once, without the address', async () => {
    const { app, lines } = await testApp()
    for (const _ of [1, 2]) await app.inject(forwarded)
    expect(lines.join('').match(warning)).toHaveLength(1)
    expect(lines.join('')).not.toContain('192.0.2.1')
  })

  test('is not a warning when a proxy is trusted', async () => {
    const { app, lines } = await testApp({}, { trustProxy: 1 })
    await app.inject(forwarded)
    expect(lines.join('')).not.toMatch(warning)
  })
})

const busy: Dependencies['engine']['plan'] = async () => ({ ok: false, refused: 'engine-busy' })

describe('a server', () => {
  test('with a bug answers 500 without details', async () => {
    const { app } = await testApp({
      plan: () => {
        throw new TypeError('secret 70 kg')
      },
    })
    const response = await app.inject(call())
    expectProblem(response, 500, 'unexpected')
    expect(response.body).not.toMatch(/secret|TypeError|70 kg/)
  })

  test('under pressure answers 503 with Retry-After, and is still alive', async () => {
    const limits = (await import('../limits.ts')).usualLimits
    const pressure = { ...limits.pressure, maxRssBytes: 1, sampleInterval: 10 }
    const { app } = await testApp({}, { limits: { ...limits, pressure } })
    await app.ready()
    await expect.poll(async () => (await app.inject(call())).statusCode).toBe(503)
    const response = await app.inject(call())
    expectProblem(response, 503, 'busy')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('whose engine has too much to do answers 503 with Retry-After', async () => {
    const { app } = await testApp({ engine: { ...testEngine(), plan: busy } })
    const response = await app.inject(call())
    expectProblem(response, 503, 'busy')
    expect(response.headers['retry-after']).toBe('1')
  })

  test('gives each request its own id, in the header, the problem and the log', async () => {
    const { app, lines } = await testApp()
    const responses = await Promise.all([app.inject('/nowhere'), app.inject('/nowhere')])
    const ids = responses.map(({ headers }) => String(headers['x-request-id']))
    expect(new Set(ids).size).toBe(2)
    expect(responses.map((response) => readProblem(response.json())?.instance)).toEqual(
      ids.map((id) => `urn:uuid:${id}`),
    )
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(expect.arrayContaining(ids))
  })

  test('that is ready reports its parts', async () => {
    const { app } = await testApp()
    const response = await app.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: 'ready', engine: 'up', page: 'elsewhere', store: 'none' },
    ])
  })

  test('whose engine is not up is alive but not ready', async () => {
    const { app } = await testApp({ engine: { ...testEngine(), isUp: () => false } })
    expectProblem(await app.inject('/readyz'), 503, 'busy')
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('that stops is not ready, serves everything during its grace period, and then exits', async () => {
    const { app, stop } = await testApp()
    await app.ready()
    const stopped = stop(200)
    expectProblem(await app.inject('/readyz'), 503, 'stopping')
    const answered = await app.inject(call())
    expect([answered.statusCode, answered.headers.connection]).toEqual([200, 'close'])
    await stopped
    await expect(app.inject('/healthz')).rejects.toThrow()
  })

  test('reports that it is alive', async () => {
    const { app } = await testApp()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject({ method: 'HEAD', url: '/healthz' })).statusCode).toBe(200)
  })
})
