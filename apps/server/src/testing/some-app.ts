import { normalisePlan } from '@race-nutrition/contract'
import { emptyQuestionnaire, type PlainDay, type RacePlan } from '@race-nutrition/engine'
import { buildApp, type Dependencies } from '../build-app.ts'
import { type Config, readConfig } from '../config.ts'

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

/** A call as the page makes it, without the two parts that our server does not read. */
export const call = (more: Record<string, unknown> = {}) => ({
  method: 'POST' as const,
  url: objectUrl,
  payload: { questionnaire: answers, ...more },
})

/** A plan that is told from others by its carbohydrate. */
export function somePlan(carbs: number): RacePlan {
  const plan = normalisePlan({ daily_plan: { carbs_g: carbs } })
  if (!plan.ok) throw new Error(plan.refused.code)
  return {
    plan: plan.value,
    details: {} as RacePlan['details'],
    audit: { passed: 2, total: 2, findings: [] },
  }
}

export const planned: Dependencies['plan'] = () => ({ ok: true, value: somePlan(400) })

/** The model's text, unread, as the plan's only safety note. */
export const personalised: NonNullable<Dependencies['personalise']> = async (given, writer, { signal }) => {
  const written = await writer(
    { system: 'You write plans.', turns: [{ by: 'user', text: 'Write.' }] },
    signal,
  )
  if (!written.ok) return written
  const plan = { ...given.planned.plan, assumptions_safety: [written.value.text] }
  return {
    ok: true,
    value: { plan, audit: given.planned.audit, usage: written.value.usage, calls: 1, replaced: [] },
  }
}

function someConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ PAGE_FOLDER: 'none' })
  if (!config.ok) throw new Error(config.refused.join())
  return { ...config.value, ...changes }
}

export async function someApp(dependencies: Partial<Dependencies> = {}, changes: Partial<Config> = {}) {
  const lines: string[] = []
  const app = await buildApp(someConfig(changes), {
    plan: planned,
    personalise: personalised,
    today: () => today,
    page: null,
    logTo: { write: (line) => void lines.push(line) },
    ...dependencies,
  })
  return { app, lines }
}
