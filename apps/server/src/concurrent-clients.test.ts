import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { type EnginePool, openEnginePool } from './engine/engine-pool.ts'
import { usualLimits } from './limits.ts'
import { answers, call, objectUrl, testApp, testLimits } from '../testing/test-app.ts'

// A busy machine may be slow.
const patient = { processor: 30_000, clock: 60_000 }
const patientLimits = { ...testLimits, pressure: { ...testLimits.pressure, maxEventLoopDelay: 60_000 } }

let app: FastifyInstance
afterEach(() => app.close())

/** The service with the real engine in one thread, behind a proxy that forwards its clients' addresses. */
async function listening(wait: number, queued: (pool: EnginePool) => EnginePool = (pool) => pool) {
  const pool = openEnginePool({ ...usualLimits.engine, wait, plan: patient, workers: 1 })
  await pool.ready()
  ;({ app } = await testApp({ engine: queued(pool) }, { trustProxy: 1, limits: patientLimits }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** One call for a plan that no other client requests, over its own connection. */
async function ask(port: number, client: string, weight: number) {
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: objectUrl,
    agent: false,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
  })
  sent.end(JSON.stringify(call({ questionnaire: { ...answers, weight: `${weight} kg` } }).payload))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, retryAfter: response.headers['retry-after'] }
}

const askAll = (port: number, count: number, clientOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ask(port, clientOf(index), 50 + index))

describe('fifty clients at the same moment', () => {
  test('get a plan, or 503 with Retry-After', async () => {
    const all = await Promise.all(
      askAll(await listening(usualLimits.engine.wait), 50, (index) => `192.0.2.${index}`),
    )
    expect(all).toHaveLength(50)
    for (const answer of all)
      expect([
        { status: 200, retryAfter: undefined },
        { status: 503, retryAfter: '1' },
      ]).toContainEqual(answer)
    expect(all.some(({ status }) => status === 200)).toBe(true)
  })

  test('all get a plan when they may queue for it', async () => {
    const all = await Promise.all(askAll(await listening(60_000), 50, (index) => `192.0.2.${index}`))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  })

  test('are refused except for the running one when none may queue', async () => {
    const port = await listening(0)
    const all = await Promise.all(askAll(port, 50, (index) => `192.0.2.${index}`))
    expect(all.filter(({ status }) => status === 503)).not.toEqual([])
    expect(all.filter(({ status, retryAfter }) => status === 503 && retryAfter !== '1')).toEqual([])
  })
})

/** Keeps calls from the engine's queue until so many have arrived, and then lets them all in, in their order. */
function door(count: number) {
  const all = Promise.withResolvers<void>()
  const allButOne = Promise.withResolvers<void>()
  let arrived = 0
  const queued = (pool: EnginePool): EnginePool => ({
    ...pool,
    plan: async (question, caller) => {
      arrived += 1
      if (arrived === count - 1) allButOne.resolve()
      if (arrived === count) all.resolve()
      await all.promise
      return pool.plan(question, caller)
    },
  })
  return { queued, allButOne: allButOne.promise }
}

test('forty calls of one client do not block another client', async () => {
  const { queued, allButOne } = door(41)
  const port = await listening(60_000, queued)
  let answered = 0
  const greedy = askAll(port, 40, () => '192.0.2.1').map(async (asked) => {
    await asked
    answered += 1
  })
  await allButOne
  expect(await ask(port, '192.0.2.2', 100)).toEqual({ status: 200, retryAfter: undefined })
  // The running call and the next of the greedy client go first; some may be read together with this one.
  expect(answered).toBeLessThan(10)
  await Promise.all(greedy)
})
