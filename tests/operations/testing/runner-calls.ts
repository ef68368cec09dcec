import type { Agent } from 'node:http'
import { objectPath, readPlanAnswer } from '../../../packages/contract/src/index.ts'
import type { Questionnaire } from '../../../packages/engine/src/index.ts'
import { fetchWithOneRetry } from '../../../apps/web/src/loading/retry-once.ts'
import { planRequestFor } from '../../../apps/web/src/loading/plan-request.ts'
import { goldenRunners } from '../../golden-runners.ts'
import { postFrom } from './post-from.ts'
import { countsOf } from './repeat.ts'

export interface Answered {
  /** 0: no response. */
  readonly status: number
  /** The code of the server's problem. */
  readonly problem: string | null
  /** The first status, if the page's rule retried after it; otherwise null. */
  readonly repeatedAfter: number | null
  readonly requestId: string
  /** The whole plan without its `service`; empty if there is none. */
  readonly plan: string
  readonly mode: string | null
  readonly note: string | null
  readonly ms: number
}

export interface Runner {
  readonly from?: string
  readonly mode?: 'engine' | null
  readonly answers?: Partial<Questionnaire>
  readonly agent?: Agent
}

/** Requests a plan as the page does, with the same retry. Never rejects. */
export async function askForPlan(
  url: string,
  { from = '127.0.2.1', mode = null, answers = {}, agent }: Runner = {},
): Promise<Answered> {
  const began = performance.now()
  const signal = AbortSignal.timeout(30_000)
  const body = JSON.stringify(planRequestFor(runner(answers), mode, today()))
  const statuses: number[] = []
  const ask = async () => {
    const response = await postFrom(`${url}${objectPath('race-nutrition')}`, { body, signal, from, agent })
    statuses.push(response.status)
    return response
  }
  const asked = await fetchWithOneRetry(ask, signal).catch(() => null)
  const repeatedAfter = asked?.isRepeated ? (statuses[0] ?? null) : null
  return {
    ...(asked ? await read(asked.response) : unanswered),
    repeatedAfter,
    ms: performance.now() - began,
  }
}

/** Answers with words that are easy to find wherever they should not be. */
const runner = (changes: Partial<Questionnaire>): Questionnaire => {
  const golden = goldenRunners['vegan-marathon-low-budget']?.answers
  if (!golden) throw new Error('The runner has another name now.')
  return { ...golden, raceDate: isoDay(40), weight: '71.37 kg', allergies: 'kiwi, mango', ...changes }
}

const today = () => isoDay(0)
const isoDay = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * 24 * 3_600_000).toISOString().slice(0, 10)

const unanswered = { status: 0, problem: null, requestId: '', plan: '', mode: null, note: null }

async function read(response: Response) {
  const { status, headers } = response
  const nothing = { ...unanswered, status, requestId: headers.get('x-request-id') ?? '' }
  const text = await response.text()
  // The proxy's own responses are not problem documents.
  if (status !== 200)
    return { ...nothing, problem: /"urn:problem-type:[\w-]+:([\w-]+)"/.exec(text)?.[1] ?? null }
  const answer = JSON.parse(text) as { service: { mode: string; note?: { code: string } } }
  if (!readPlanAnswer(answer).ok) throw new Error('An answer of the server is not a plan.')
  const { service, ...plan } = answer
  return { ...nothing, plan: JSON.stringify(plan), mode: service.mode, note: service.note?.code ?? null }
}

/** How the calls ended, such as `{ 200: 6, '503 busy': 1 }`. */
export const endsOf = (answered: readonly Answered[]) =>
  countsOf(answered.map(({ status, problem }) => (problem ? `${status} ${problem}` : status)))

/** Who made the plans, such as `{ ai: 2, engine: 1, 'model-away': 3 }`; `nobody`: no plan. */
export const makersOf = (answered: readonly Answered[]) =>
  countsOf(answered.map(({ mode, note }) => note ?? mode ?? 'nobody'))
