import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Deployment, patiently, startDeployment } from './testing/deployment.ts'
import { untilHourHas } from './testing/budget-hour.ts'
import { sampleOf, sumOver } from './testing/metric-samples.ts'
import { askForPlan, endsOf, makersOf } from './testing/runner-calls.ts'
import { sequentially, times } from './testing/repeat.ts'

let deployment: Deployment
beforeAll(async () => {
  // An hour is a quarter of it.
  deployment = await startDeployment({ AI_CALLS_PER_DAY: '20' })
})
afterAll(() => deployment?.end())

test('three instances call the model no more often than the hour allows, as their metrics show', async () => {
  await untilHourHas(60)
  const { url, model, instances } = deployment
  const ask = (at: number) => askForPlan(url, { answers: { weight: `${60 + at} kg` } })
  const atOnce = await Promise.all(times(6, ask))
  // Enough that each instance has made a call since the budget was used up.
  const inLine = await sequentially(12, (at) => ask(6 + at))
  const answered = [...atOnce, ...inLine]
  expect(endsOf(answered)).toEqual({ 200: 18 })
  expect(makersOf(answered)).toEqual({
    ai: 5,
    'model-over-budget': 13,
  })
  expect(model.received).toHaveLength(5)
  await expect.poll(() => sumOver(instances, callsThat('written')), patiently).toBe(5)
  expect(await sumOver(instances, callsThat('model-over-budget'))).toBe(13)
  for (const instance of instances) expect(await sampleOf(instance, 'ai_budget_used_ratio')).toBe(1)
})

const callsThat = (outcome: string) => `ai_calls_total{provider="local",outcome="${outcome}"}`
