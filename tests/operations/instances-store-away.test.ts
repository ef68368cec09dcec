import { afterAll, beforeAll, expect, test } from 'vitest'
import { answererOf, type Deployment, patiently, startDeployment } from './testing/deployment.ts'
import { pauseModel } from './testing/pause-model.ts'
import { untilHourHas } from './testing/budget-hour.ts'
import { subscribedBy } from './testing/sharing-instances.ts'
import { startLoad } from './testing/load.ts'
import { askForPlan, endsOf, makersOf } from './testing/runner-calls.ts'
import { countsOf, sequentially, times } from './testing/repeat.ts'

// An hour is a quarter of a day: nine calls together, or three per instance.
const settings = { AI_CALLS_PER_DAY: '36', RATE_LIMIT: '18' }

let deployment: Deployment
beforeAll(async () => {
  deployment = await startDeployment(settings)
})
afterAll(() => deployment?.end())

test('when the store dies, no plan is lost', async () => {
  await untilHourHas(90)
  const { url, redis, model, allHaveMade } = deployment
  await allHaveMade()
  const release = pauseModel(model)
  const joined = times(6, (at) => askForPlan(url, { from: `127.0.2.${11 + at}` }))
  await subscribedBy(2, redis)
  await expect.poll(() => model.received.length, patiently).toBe(1)
  const load = startLoad(url, { calls: 200, isOfEngine: true })
  await load.reaches(60)
  await redis.signal('SIGKILL')
  expect(load.answered.length).toBeLessThan(190)
  // Followers make their own calls.
  await expect.poll(() => model.received.length, patiently).toBe(3)
  release()
  expect(endsOf(await load.done)).toEqual({ 200: 200 })
  expect(makersOf(await Promise.all(joined))).toEqual({ ai: 6 })
  expect(await readinessOfAll()).toEqual(times(3, () => ({ status: 200, store: 'away' })))
})

test('without the store each instance has its own limits, and its own share of the model', async () => {
  const answered = await askOften('127.0.2.21')
  const answerers = await Promise.all(answered.map((each) => answererOf(each, deployment.instances)))
  for (const count of Object.values(countsOf(answerers))) expect(count).toBeGreaterThan(2)
  // Each had spent one of its three when the store died.
  expect(makersOf(answered)).toEqual({ ai: 6, 'model-over-budget': 18 })
  expect(deployment.model.received).toHaveLength(9)
})

test('when the store is back everything is shared again, including what was spent meanwhile', async () => {
  await deployment.redis.start()
  await expect.poll(readinessOfAll, patiently).toEqual(times(3, () => ({ status: 200, store: 'up' })))
  const answered = await askOften('127.0.2.31')
  expect(makersOf(answered)).toEqual({ 'model-over-budget': 18, 'model-share-used': 6 })
  expect(deployment.model.received).toHaveLength(9)
})

const readinessOfAll = () => Promise.all(deployment.instances.map(({ readiness }) => readiness()))

/** One client, with different answers each time. */
const askOften = (from: string) =>
  sequentially(24, (at) => askForPlan(deployment.url, { from, answers: { weight: `${60 + at / 10} kg` } }))
