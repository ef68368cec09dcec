import { normalizePlan } from '@race-nutrition/contract'
import { emptyQuestionnaire, type PlainDay, type RacePlan } from '@race-nutrition/engine'
import { buildApp, type Dependencies } from '../src/build-app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { EnginePool } from '../src/engine/engine-pool.ts'
import { type PlanAnswers, planWith, type Tasks } from '../src/engine/tasks.ts'
import { usualLimits } from '../src/limits.ts'
import { inProcessEngine } from './in-process-engine.ts'

export const today: PlainDay = { year: 2026, month: 11, day: 20 }

export const answers = {
  ...emptyQuestionnaire,
  raceDate: '2027-04-18',
  targetTimeOrPace: '45:00',
  age: '34',
  height: '178 cm',
  weight: '70 kg',
  weeklyMileage: '30 miles',
  longRunDistance: '10 miles',
}

export const objectUrl = '/api/ai/race-nutrition/object'

/** A call as the page makes it, without the two fields that our server ignores. */
export const call = (more: Record<string, unknown> = {}) => ({
  method: 'POST' as const,
  url: objectUrl,
  payload: { questionnaire: answers, ...more },
})

export const testAudit: RacePlan['audit'] = {
  passed: 2,
  total: 2,
  not_applicable: ['diet'],
  groups: [{ id: 'adds-up', title: 'It adds up', passed: 2, total: 2 }],
  findings: [],
}

/** A plan that is identified by its carbs. */
export function testPlan(carbs: number): RacePlan {
  const plan = normalizePlan({ daily_plan: { carbs_g: carbs } })
  if (!plan.ok) throw new Error(plan.refused.code)
  return {
    object: plan.value,
    plan: {} as RacePlan['plan'],
    audit: testAudit,
    preferences: {},
  }
}

export const planned: PlanAnswers = () => ({ ok: true, value: testPlan(400) })

/** The model's text, unparsed, as the plan's only safety note. */
const settled: Tasks['settle'] = (_, texts) => {
  const { plan, object: own, audit } = testPlan(400)
  const object = { ...own, assumptions_safety: [texts.at(-1)] }
  const answer = new TextEncoder().encode(JSON.stringify({ object, details: plan, audit }))
  return { made: { answer, found: [], refused: [] }, toFix: [] }
}

const asked: Tasks['ask'] = () => ({
  for: 'plan',
  system: 'You write plans.',
  turns: [{ by: 'user', text: 'Write.' }],
})

/** An engine with a planner of the test; `settle` says what becomes of a model's text. */
export const testEngine = (plan: PlanAnswers = planned, more: Partial<Tasks> = {}): EnginePool =>
  inProcessEngine({ plan: planWith(plan), ask: asked, settle: settled, ...more })

/** All tests run in one process, which is larger than a server may be. */
export const testLimits = {
  ...usualLimits,
  pressure: { ...usualLimits.pressure, maxRssBytes: Number.MAX_SAFE_INTEGER },
}

function someConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ PAGE_FOLDER: 'none' })
  if (!config.ok) throw new Error(config.refused.join())
  return { ...config.value, limits: testLimits, ...changes }
}

interface SomeDependencies extends Partial<Dependencies> {
  readonly plan?: PlanAnswers
}

export async function testApp({ plan, ...others }: SomeDependencies = {}, changes: Partial<Config> = {}) {
  const lines: string[] = []
  const { app, stop } = await buildApp(someConfig(changes), {
    engine: testEngine(plan),
    today: () => today,
    page: null,
    logTo: { write: (line) => void lines.push(line) },
    ...others,
  })
  return { app, stop, lines }
}
