import { describe, expect, test } from 'vitest'
import { type Metrics, openMetrics } from './metrics.ts'
import { noMetrics } from './metrics-noop.ts'
import { countEverySeries } from '../../testing/operations/every-series.ts'

const opened = () => {
  const metrics = openMetrics({ prices: { input: 2.5, output: 10 } })
  return { metrics, lines: async () => (await metrics.text()).split('\n') }
}

test.each<[string, (metrics: Metrics) => void]>([
  [
    'http_requests_total{route="/api/ai/:projectId/object",method="POST",status="200"} 1',
    ({ request }) => request({ route: '/api/ai/:projectId/object', method: 'POST', status: 200, ms: 30 }),
  ],
  [
    'http_request_duration_seconds_bucket{le="0.05",route="/healthz"} 1',
    ({ request }) => request({ route: '/healthz', method: 'GET', status: 200, ms: 50 }),
  ],
  [
    'http_request_duration_seconds_bucket{le="0.05",route="/healthz"} 0',
    ({ request }) => request({ route: '/healthz', method: 'GET', status: 200, ms: 51 }),
  ],
  ['rate_limited_total{limit="connected"} 1', ({ rateLimited }) => rateLimited('connected')],
  [
    'plan_engine_seconds_sum{task="plan",outcome="planned"} 0.25',
    ({ engineRun }) => engineRun({ task: 'plan', outcome: 'planned', ms: 250 }),
  ],
  [
    'plan_engine_seconds_count{task="settle",outcome="failed"} 1',
    ({ engineRun }) => engineRun({ task: 'settle', outcome: 'failed', ms: 250 }),
  ],
  ['engine_shed_total{because="queue-full"} 1', ({ engineShed }) => engineShed('queue-full')],
  ['engine_answers_total{from="kept"} 1', ({ engineAnswer }) => engineAnswer('kept')],
  [
    'audit_findings_total{id="daily-energy",severity="soft"} 1',
    ({ auditFinding }) => auditFinding({ id: 'daily-energy', severity: 'soft' }),
  ],
  [
    'ai_calls_total{provider="openai",outcome="written"} 1',
    ({ aiCall }) => aiCall({ provider: 'openai', outcome: 'written', ms: 12_000 }),
  ],
  ['ai_call_seconds_sum 12', ({ aiCall }) => aiCall({ provider: 'local', outcome: 'written', ms: 12_000 })],
  ['ai_tokens_total{kind="input"} 900', ({ aiTokens }) => aiTokens({ inputTokens: 900, outputTokens: null })],
  ['ai_tokens_total{kind="output"} 7', ({ aiTokens }) => aiTokens({ inputTokens: null, outputTokens: 7 })],
  ['ai_joined_total{where="store"} 1', ({ aiJoined }) => aiJoined('store')],
  ['ai_refused_total{kind="frame"} 3', ({ aiRefused }) => aiRefused('frame', 3)],
  ['ai_refused_total{kind="choice"} 1', ({ aiRefused }) => aiRefused('choice', 1)],
  ['engine_queue_length 4', ({ watch }) => watch('engine_queue_length', () => 4)],
  ['ai_inflight 2', ({ watch }) => watch('ai_inflight', () => 2)],
  ['ai_queue_length 1', ({ watch }) => watch('ai_queue_length', () => 1)],
  ['ai_circuit_open 1', ({ watch }) => watch('ai_circuit_open', () => true)],
  ['ai_budget_used_ratio 0.5', ({ watch }) => watch('ai_budget_used_ratio', () => 0.5)],
  ['store_up 0', ({ watch }) => watch('store_up', () => false)],
  ['stopping 1', ({ watch }) => watch('stopping', () => true)],
])('%s appears with its first event, and not before', async (line, happen) => {
  const { metrics, lines } = opened()
  expect(await lines()).not.toContain(line)
  happen(metrics)
  expect(await lines()).toContain(line)
})

describe('a label outside its list is `other`', () => {
  test.each<[string, (metrics: Metrics) => void]>([
    [
      'http_requests_total{route="other",method="other",status="other"} 1',
      ({ request }) => request({ route: '/etc/passwd', method: 'BREW', status: 299, ms: 1 }),
    ],
    [
      'http_requests_total{route="other",method="GET",status="404"} 1',
      ({ request }) => request({ route: undefined, method: 'GET', status: 404, ms: 1 }),
    ],
    [
      'audit_findings_total{id="other",severity="hard"} 1',
      ({ auditFinding }) => auditFinding({ id: '70 kg', severity: 'hard' }),
    ],
    ['ai_refused_total{kind="other"} 1', ({ aiRefused }) => aiRefused('Eat 70 g.', 1)],
    // Property names of every object are not in a list.
    ['ai_refused_total{kind="other"} 1', ({ aiRefused }) => aiRefused('constructor', 1)],
  ])('%s', async (line, happen) => {
    const { metrics, lines } = opened()
    happen(metrics)
    expect(await lines()).toContain(line)
  })
})

describe('before anything happens', () => {
  test.each([
    'engine_shed_total{because="queue-full"} 0',
    'audit_findings_total{id="allergens",severity="hard"} 0',
    'audit_findings_total{id="other",severity="hard"} 0',
    'plan_engine_seconds_count{task="plan",outcome="failed"} 0',
    'ai_tokens_total{kind="output"} 0',
    'rate_limited_total{limit="engine"} 0',
  ])('%s exists, so that its first increase is counted', async (line) => {
    expect(await opened().lines()).toContain(line)
  })

  test('a gauge without a source is absent', async () => {
    expect(await opened().metrics.text()).not.toContain('store_up')
  })
})

test('the first call of a provider creates the series of all outcomes', async () => {
  const { metrics, lines } = opened()
  metrics.aiCall({ provider: 'google', outcome: 'written', ms: 1 })
  expect(await lines()).toContain('ai_calls_total{provider="google",outcome="model-over-budget"} 0')
})

test('a call that never reached the model has no time', async () => {
  const { metrics, lines } = opened()
  metrics.aiCall({ provider: 'google', outcome: 'model-over-budget', ms: null })
  expect(await lines()).toContain('ai_call_seconds_count 0')
})

describe('what the model costs', () => {
  test('is its tokens at the prices for a million', async () => {
    const { metrics, lines } = opened()
    metrics.aiTokens({ inputTokens: 1_000_000, outputTokens: 500_000 })
    expect(await lines()).toContain('ai_cost_dollars_total 7.5')
  })

  test('is absent without prices', async () => {
    const metrics = openMetrics()
    metrics.aiTokens({ inputTokens: 1_000_000, outputTokens: 500_000 })
    expect(await metrics.text()).not.toContain('dollars')
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not changed by a count of %s tokens',
    async (tokens) => {
      const { metrics, lines } = opened()
      metrics.aiTokens({ inputTokens: tokens, outputTokens: tokens })
      expect(await lines()).toContain('ai_cost_dollars_total 0')
    },
  )
})

test('a gauge is read at each scrape', async () => {
  const { metrics, lines } = opened()
  let waiting = 1
  metrics.watch('engine_queue_length', () => waiting)
  expect(await lines()).toContain('engine_queue_length 1')
  waiting = 2
  expect(await lines()).toContain('engine_queue_length 2')
})

test('two apps in one process count separately', async () => {
  const [one, other] = [opened(), opened()]
  one.metrics.engineShed('too-slow')
  expect(await one.lines()).toContain('engine_shed_total{because="too-slow"} 1')
  expect(await other.lines()).toContain('engine_shed_total{because="too-slow"} 0')
})

test('every metric can be recorded when metrics are off', async () => {
  countEverySeries(noMetrics)
  expect(await noMetrics.text()).toBe('')
  expect(Object.keys(noMetrics).toSorted()).toEqual(Object.keys(openMetrics()).toSorted())
})
