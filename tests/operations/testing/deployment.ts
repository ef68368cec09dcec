import process from 'node:process'
import { vi } from 'vitest'
import { json, startUpstream, type Upstream } from '../../../apps/server/testing/upstream.ts'
import { standingLine } from '../../../apps/server/testing/line-check/standing-line.ts'
import { key, wireFormats } from '../../../apps/server/testing/wire-formats.ts'
import type { Questionnaire } from '../../../packages/engine/src/index.ts'
import { type Proxy, startProxy } from '../proxy-under-test.ts'
import { secret } from './open-stores.ts'
import { type RedisServer, redisServer } from './redis.ts'
import { type Answered, askForPlan } from './runner-calls.ts'
import { times } from './repeat.ts'
import { serverInstance, type ServerInstance } from './server-instance.ts'

/** The setup of compose.yaml on this machine: proxy, three instances, store, and a model controlled by the test. */
export interface Deployment {
  /** Of the proxy. */
  readonly url: string
  readonly proxy: Proxy
  readonly redis: RedisServer
  readonly model: Upstream
  readonly instances: readonly ServerInstance[]
  /** Resolves once each instance was reached through the proxy, and has cached its plan for these answers. */
  readonly allHaveMade: (answers?: Partial<Questionnaire>) => Promise<void>
  readonly end: () => Promise<void>
}

export async function startDeployment(settings: Readonly<Record<string, string>> = {}): Promise<Deployment> {
  const ends: (() => Promise<unknown>)[] = []
  const end = async () => void (await Promise.all(ends.splice(0).map((endOne) => endOne())))
  try {
    return { ...(await started(settings, ends)), end }
  } catch (error) {
    await end()
    throw error
  }
}

async function started(settings: Readonly<Record<string, string>>, ends: (() => Promise<unknown>)[]) {
  const redis = await redisServer()
  ends.push(redis.end)
  const model = await startUpstream()
  ends.push(model.close)
  model.replies(goodAnswer)
  const all = { ...usual, REDIS_URL: redis.url, AI_BASE_URL: `${model.address}/v1`, ...settings }
  const instances = await Promise.all(hosts.map((host) => serverInstance(host, all)))
  for (const instance of instances) {
    ends.push(() => {
      instance.signal('SIGKILL')
      return instance.ended()
    })
  }
  await Promise.all(instances.map(({ start }) => start()))
  const proxy = await startProxy(instances)
  ends.push(() => {
    proxy.running.kill()
    return proxy.running.ended
  })
  const { url } = proxy
  const allHaveMade = async (answers: Partial<Questionnaire> = {}) => {
    const isMade = async () => (await reachedBy(answers, url, instances)) === instances.length
    await vi.waitUntil(isMade, patiently)
  }
  await vi.waitUntil(() => isListening(url), patiently)
  await allHaveMade()
  return { url, proxy, redis, model, instances, allHaveMade }
}

const isListening = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

export const patiently = { timeout: 60_000, interval: 50 }

/** Apart from all other addresses in these tests. */
const hosts = ['127.0.1.1', '127.0.1.2', '127.0.1.3']

const usual = {
  STORE_SECRET: secret,
  INSTANCES: '3',
  ENGINE_WORKERS: '1',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '4',
  RATE_LIMIT: '100000',
  LOG_LEVEL: 'info',
  PAGE_FOLDER: process.env['PAGE_FOLDER'] ?? 'none',
  AI_MODEL: 'local/org/plan:7b',
  AI_API_KEY: key,
}

const modelText = JSON.stringify({ lines: [standingLine] })
export const goodAnswer = json(wireFormats[0]?.text(modelText))

/** The instance that has logged the answer; the log line may follow the answer. */
export async function answererOf(
  { requestId }: Pick<Answered, 'requestId'>,
  instances: readonly ServerInstance[],
): Promise<number> {
  const find = () => instances.findIndex(({ log }) => log().includes(requestId))
  await vi.waitUntil(() => find() !== -1, patiently)
  return find()
}

/** How many instances answer simultaneous calls, which the proxy spreads. */
async function reachedBy(
  answers: Partial<Questionnaire>,
  url: string,
  instances: readonly ServerInstance[],
): Promise<number> {
  const calls = times(6, () => askForPlan(url, { mode: 'engine', answers }))
  const answered = (await Promise.all(calls)).filter(({ status }) => status === 200)
  return new Set(await Promise.all(answered.map((each) => answererOf(each, instances)))).size
}
