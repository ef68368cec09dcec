import { expect } from 'vitest'
import { objectPath, planSchema, promptFor, readPlanAnswer } from '../../packages/contract/src/index.ts'
import { goldenRunners } from '../golden-runners.ts'

/** Waits until the server at the port is alive. */
export async function isAlive(port: number): Promise<void> {
  const status = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status
  await expect.poll(status, { timeout: 30_000, interval: 50 }).toBe(200)
}

/** Requests a plan and parses the answer as the page does. */
export async function askForPlan(port: number): Promise<boolean> {
  const runner = goldenRunners['vegan-marathon-low-budget']?.answers
  if (!runner) throw new Error('The runner has another name now.')
  const inFortyDays = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const questionnaire = { ...runner, raceDate: inFortyDays }
  const answer = await fetch(`http://127.0.0.1:${port}${objectPath('race-nutrition')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: promptFor(questionnaire), schema: planSchema(), questionnaire }),
  })
  expect(answer.status).toBe(200)
  return readPlanAnswer(await answer.json()).ok
}
