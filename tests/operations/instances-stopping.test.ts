import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Deployment, patiently, startDeployment } from './testing/deployment.ts'
import { startLoad } from './testing/load.ts'
import { endsOf } from './testing/runner-calls.ts'
import { countsOf, sequentially } from './testing/repeat.ts'

let deployment: Deployment
beforeAll(async () => {
  deployment = await startDeployment()
})
afterAll(() => deployment?.end())

test('an instance that is stopped under load loses no call, and none has to be retried', async () => {
  const { url, instances } = deployment
  const [stopping] = instances
  if (!stopping) throw new Error('Three instances')
  let isOver = false
  const load = startLoad(url, { calls: 2000, isEnough: () => isOver })
  await load.reaches(50)
  stopping.signal('SIGTERM')
  onTestFinished(stopping.start)
  await expect.poll(async () => (await stopping.readiness()).status, patiently).toBe(503)
  expect(await stopping.ended()).toBe(0)
  await load.reaches(Math.max(200, load.answered.length + 50))
  isOver = true
  const answered = await load.done
  expect(endsOf(answered)).toEqual({ 200: answered.length })
  expect(countsOf(answered.map(({ repeatedAfter }) => repeatedAfter))).toEqual({ null: answered.length })
})

test('three instances restarted one after the other under load lose nothing', async () => {
  const { url, instances, allHaveMade } = deployment
  await allHaveMade()
  let isOver = false
  const load = startLoad(url, { calls: 5000, isEnough: () => isOver })
  await load.reaches(20)
  const codes = await sequentially(3, async (at) => {
    const instance = instances[at]
    instance?.signal('SIGTERM')
    const code = await instance?.ended()
    await instance?.start()
    await allHaveMade()
    return code
  })
  isOver = true
  const answered = await load.done
  expect(codes).toEqual([0, 0, 0])
  // An instance that has just begun, on a machine that runs all of this, may shed a call twice: the server's own 503 with
  // Retry-After, which the page's rule covers. There is no other failure.
  const { 200: planned = 0, '503 busy': shed = 0, ...lost } = endsOf(answered)
  expect(lost).toEqual({})
  expect(shed).toBeLessThanOrEqual(planned / 100)
  // No call is sent to a stopped instance.
  expect(answered.map(({ repeatedAfter }) => repeatedAfter)).not.toContain(502)
})
