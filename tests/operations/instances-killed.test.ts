import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Deployment, patiently, startDeployment } from './testing/deployment.ts'
import { pauseModel } from './testing/pause-model.ts'
import { subscribedBy } from './testing/sharing-instances.ts'
import { startLoad } from './testing/load.ts'
import { type Answered, askForPlan, endsOf, makersOf } from './testing/runner-calls.ts'
import { times } from './testing/repeat.ts'
import { endsBefore } from './testing/ends-before.ts'

let deployment: Deployment
beforeAll(async () => {
  deployment = await startDeployment()
})
afterAll(() => deployment?.end())
beforeEach(() => deployment.allHaveMade())

test('an instance killed with -9 under load loses no runner a plan', async () => {
  const { url, instances } = deployment
  const [dying] = instances
  if (!dying) throw new Error('Three instances')
  const load = startLoad(url, { calls: 200 })
  await load.reaches(60)
  dying.signal('SIGKILL')
  onTestFinished(dying.start)
  const answeredBefore = load.answered.length
  const answered = await load.done
  expect(answeredBefore).toBeLessThan(190)
  expect(endsOf(answered)).toEqual({ 200: 200 })
  const byDying = answered.filter(({ requestId }) => dying.log().includes(requestId))
  expect(byDying).not.toEqual([])
  // No more than were answered by then or are in flight, one for each runner.
  expect(answered.lastIndexOf(byDying.at(-1) as Answered)).toBeLessThan(answeredBefore + 4)
})

test('when an instance is killed with -9 during a call to the model, another takes over, and all get its plan', async () => {
  const { url, redis, model } = deployment
  const before = model.received.length
  const release = pauseModel(model)
  const calls = times(6, () => askForPlan(url))
  await subscribedBy(2, redis)
  await expect.poll(() => model.received.length, patiently).toBe(before + 1)
  const leader = await leaderOf()
  leader.signal('SIGKILL')
  onTestFinished(leader.start)
  const takenOver = expect.poll(() => model.received.length, patiently).toBe(before + 2)
  const inTime = await endsBefore(7_500, takenOver)
  await takenOver
  release()
  const answered = await Promise.all(calls)
  expect(inTime).toBe(true)
  expect(makersOf(answered)).toEqual({ ai: 6 })
  expect(new Set(answered.map(({ plan }) => plan)).size).toBe(1)
  expect(model.received).toHaveLength(before + 2)
})

/** The instance whose own call to the model is in flight. */
async function leaderOf() {
  const { instances } = deployment
  const texts = await Promise.all(instances.map(({ metrics }) => metrics()))
  const leader = instances[texts.findIndex((text) => /^ai_inflight 1$/m.test(text))]
  if (!leader) throw new Error('No instance calls the model.')
  return leader
}
