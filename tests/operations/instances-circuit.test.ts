import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../apps/server/testing/upstream.ts'
import { type Deployment, goodAnswer, patiently, startDeployment } from './testing/deployment.ts'
import { sampleOf } from './testing/metric-samples.ts'
import { type Answered, askForPlan, endsOf, makersOf } from './testing/runner-calls.ts'
import { sequentially } from './testing/repeat.ts'

let deployment: Deployment
beforeAll(async () => {
  deployment = await startDeployment()
})
afterAll(() => deployment?.end())

const circuits = () => Promise.all(deployment.instances.map((each) => sampleOf(each, 'ai_circuit_open')))

let asked = 0
const askAnew = () => askForPlan(deployment.url, { answers: { weight: `${60 + ((asked += 1)) / 10} kg` } })

test('a failing model is not called by any instance, and the runners get the engine’s plan at once', async () => {
  const { model } = deployment
  // A failure that is not retried for the same plan.
  model.replies(json({ error: { code: 'broken' } }, 400))
  expect(await circuits()).toEqual([0, 0, 0])
  const failed: Answered[] = []
  const askUntilOpen = async () => {
    failed.push(await askAnew())
    return circuits()
  }
  await expect.poll(askUntilOpen, { ...patiently, interval: 0 }).toEqual([1, 1, 1])
  expect(endsOf(failed)).toEqual({ 200: failed.length })
  // Five consecutive failures at each; an instance whose rest is over meanwhile probes once more.
  expect(model.received.length).toBeGreaterThanOrEqual(15)
  const before = model.received.length
  const answered = await sequentially(6, askAnew)
  expect(makersOf(answered)).toEqual({ 'model-away': 6 })
  expect(model.received).toHaveLength(before)
})

test('a recovered model is found by a probe, and every instance calls it again', async () => {
  const { model } = deployment
  model.replies(goodAnswer)
  const askUntilClosed = async () => {
    await askAnew()
    return circuits()
  }
  await expect.poll(askUntilClosed, patiently).toEqual([0, 0, 0])
  const answered = await sequentially(6, askAnew)
  expect(makersOf(answered)).toEqual({ ai: 6 })
})
