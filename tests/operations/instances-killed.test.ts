import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { answererOf, type Deployment, patiently, startDeployment } from './testing/deployment.ts'
import { holdModel } from './testing/held-model.ts'
import { heardBy } from './testing/joined-instances.ts'
import { startLoad } from './testing/load.ts'
import { askForPlan, endsOf, makersOf } from './testing/runner-calls.ts'
import { countsOf, times } from './testing/several.ts'

let deployment: Deployment
beforeAll(async () => {
  deployment = await startDeployment()
})
afterAll(() => deployment?.end())
beforeEach(() => deployment.allHaveMade())

test('an instance killed with -9 under load loses no runner a plan', async () => {
  const { url, instances } = deployment
  const [dying] = instances
  const load = startLoad(url, { calls: 200 })
  await load.reaches(60)
  dying?.signal('SIGKILL')
  const answeredBefore = load.answered.length
  const answered = await load.done
  await dying?.start()
  expect(answeredBefore).toBeLessThan(190)
  expect(endsOf(answered)).toEqual({ 200: 200 })
  const answerers = await Promise.all(answered.map((each) => answererOf(each, instances)))
  expect(answerers.indexOf(0)).not.toBe(-1)
  expect(answerers.lastIndexOf(0)).toBeLessThan(answeredBefore + 4)
})

test('of an instance killed with -9 in a call to the model, another takes the call over, and all get its plan', async () => {
  const { url, redis, model } = deployment
  const before = model.received.length
  const release = holdModel(model)
  const calls = times(6, () => askForPlan(url))
  await heardBy(2, redis)
  await expect.poll(() => model.received.length, patiently).toBe(before + 1)
  const leader = await leaderOf()
  const from = performance.now()
  leader.signal('SIGKILL')
  onTestFinished(leader.start)
  await expect.poll(() => model.received.length, patiently).toBe(before + 2)
  const takenOverAfter = performance.now() - from
  release()
  const answered = await Promise.all(calls)
  expect(takenOverAfter).toBeLessThan(7_500)
  expect(makersOf(answered)).toEqual({ ai: 6 })
  expect(new Set(answered.map(({ plan }) => plan)).size).toBe(1)
  expect(model.received).toHaveLength(before + 2)
})

/** The one that has a plan under way with the model itself. */
async function leaderOf() {
  const { instances } = deployment
  const texts = await Promise.all(instances.map(({ metrics }) => metrics()))
  const leader = instances[texts.findIndex((text) => /^ai_inflight 1$/m.test(text))]
  if (!leader) throw new Error('No instance calls the model.')
  return leader
}
