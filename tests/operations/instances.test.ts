import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingLine } from '../../apps/server/testing/line-check/standing-line.ts'
import { answererOf, type Deployment, patiently, startDeployment } from './testing/deployment.ts'
import { pauseModel } from './testing/pause-model.ts'
import { subscribedBy } from './testing/sharing-instances.ts'
import { readableIn } from './testing/find-readable.ts'
import { type Answered, askForPlan, endsOf, makersOf } from './testing/runner-calls.ts'
import { sequentially, times } from './testing/repeat.ts'

let deployment: Deployment
beforeAll(async () => {
  deployment = await startDeployment({ RATE_LIMIT: '6' })
})
afterAll(() => deployment?.end())

const answerersOf = async (answered: readonly Answered[]) =>
  new Set(await Promise.all(answered.map((each) => answererOf(each, deployment.instances)))).size

const askFrom = (from: string, mode: 'engine' | null = null) => askForPlan(deployment.url, { from, mode })

describe('limits', () => {
  test('of the model are shared by all instances, per client', async () => {
    const clients = ['127.0.2.11', '127.0.2.12', '127.0.2.13', '127.0.2.14']
    const answered = await Promise.all(clients.map((from) => Promise.all(times(12, () => askFrom(from)))))
    expect(await answerersOf(answered.flat())).toBe(3)
    for (const ofOne of answered) expect(makersOf(ofOne)).toEqual({ ai: 6, 'model-share-used': 6 })
  })

  test('of the engine are too, and one client does not affect another', async () => {
    const rounds = await sequentially(50, () => Promise.all(times(5, () => askFrom('127.0.2.21', 'engine'))))
    expect(endsOf(rounds.flat())).toEqual({ 200: 240, '429 too-many-requests': 10 })
    expect((await askFrom('127.0.2.22', 'engine')).status).toBe(200)
  })
})

describe('identical calls to all instances', () => {
  test('are one call to the model, all get its plan, and nothing in the store is readable', async () => {
    const { url, redis, model, allHaveMade } = deployment
    await allHaveMade(other.answers)
    const before = model.received.length
    const counted = await limitsCounted()
    const release = pauseModel(model)
    const watched = await redis.watch()
    const calls = times(12, (at) => askForPlan(url, { from: `127.0.2.${31 + at}`, ...other }))
    await subscribedBy(2, redis)
    // Each call counts once for the engine limit and once for the model limit, and is deduplicated right after that.
    await expect.poll(limitsCounted, patiently).toBe(counted + 24)
    const kept = await redis.everything()
    release()
    const answered = await Promise.all(calls)
    const seen = `${await watched()}\n${kept}\n${await redis.everything()}`
    expect(await answerersOf(answered)).toBe(3)
    expect(model.received).toHaveLength(before + 1)
    expect(makersOf(answered)).toEqual({ ai: 12 })
    const [plan = '', ...others] = new Set(answered.map((each) => each.plan))
    expect(others).toEqual([])
    expect(plan).toContain(standingLine.text)
    expect(seen).toMatch(/"publish" "[^"]+:done:/i)
    expect(readableIn(seen, plan)).toEqual([])
    // Readable text would have been found.
    expect(readableIn(Buffer.from(plan).toString('base64'), plan).length).toBeGreaterThan(50)
  })
})

const limitsCounted = async () =>
  Number(/cmdstat_incr:calls=(\d+)/.exec(await deployment.redis.ask('INFO', 'commandstats'))?.[1] ?? 0)

const other = { answers: { weight: '73.19 kg' } }

describe('the output of each instance', () => {
  test('in its metrics is valid for Prometheus', async () => {
    for (const { metrics } of deployment.instances) {
      const text = await metrics()
      expect(text).toMatch(
        /^http_requests_total\{route="\/api\/ai\/:projectId\/object",.*,status="200"\} \d/m,
      )
      const check = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' })
      expect({ status: check.status, said: check.stderr + check.stdout }).toEqual({ status: 0, said: '' })
    }
  })

  test('in its log contains no answer, nothing of a plan, and no address', async () => {
    const { plan } = await askForPlan(deployment.url, { from: '127.0.2.51', ...other })
    for (const { log } of deployment.instances) {
      expect(log()).toMatch(/"route":"\/api\/ai\/:projectId\/object","status":200/)
      expect(readableIn(log(), plan)).toEqual([])
    }
  })
})
