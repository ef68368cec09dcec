import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { objectPath, readPlanAnswer } from '../../../packages/contract/src/index.ts'
import type { Questionnaire } from '../../../packages/engine/src/index.ts'
import { askedTwiceAtMost } from '../../../apps/web/src/loading/ask-again.ts'
import { planRequestFor } from '../../../apps/web/src/loading/plan-call.ts'
import { goldenRunners } from '../../golden-runners.ts'

export interface Answered {
  /** 0: no answer came at all. */
  readonly status: number
  /** Of the answer after which the page's rule has asked a second time; null: it had no cause to. */
  readonly repeatedAfter: number | null
  readonly requestId: string
  /** The whole plan but for who made it; empty where there is none. */
  readonly plan: string
  readonly mode: string | null
  readonly note: string | null
  readonly ms: number
}

interface Runner {
  readonly from?: string
  readonly mode?: 'engine' | null
  readonly answers?: Partial<Questionnaire>
  readonly agent?: Agent
}

/** Asks for a plan as the page does: the same request, and the same rule for what brings none. Never rejects. */
export async function askForPlan(
  url: string,
  { from = '127.0.2.1', mode = null, answers = {}, agent }: Runner = {},
): Promise<Answered> {
  const began = performance.now()
  const signal = AbortSignal.timeout(30_000)
  const body = JSON.stringify(planRequestFor(runner(answers), mode, today()))
  const statuses: number[] = []
  const ask = async () => {
    const response = await post(`${url}${objectPath('race-nutrition')}`, { body, signal, from, agent })
    statuses.push(response.status)
    return response
  }
  const asked = await askedTwiceAtMost(ask, signal).catch(() => null)
  const repeatedAfter = asked?.isRepeated ? (statuses[0] ?? null) : null
  return {
    ...(await read(asked?.response ?? Response.error())),
    repeatedAfter,
    ms: performance.now() - began,
  }
}

/** Answers whose words can be found again wherever they should not be. */
export const runner = (changes: Partial<Questionnaire>): Questionnaire => {
  const golden = goldenRunners['vegan-marathon-low-budget']?.answers
  if (!golden) throw new Error('The runner has another name now.')
  return { ...golden, raceDate: isoDay(40), weight: '71.37 kg', allergies: 'kiwi, mango', ...changes }
}

const today = () => isoDay(0)
const isoDay = (daysAhead: number) =>
  new Date(Date.now() + daysAhead * 24 * 3_600_000).toISOString().slice(0, 10)

interface Sent {
  readonly body: string
  readonly signal: AbortSignal
  readonly from: string
  readonly agent: Agent | undefined
}

/** `fetch` cannot say from which address it asks. */
function post(url: string, { body, signal, from, agent }: Sent): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers, signal, localAddress: from, agent: agent ?? false },
      (answer) => {
        const { statusCode: status = 0 } = answer
        const kept = Object.entries(answer.headers).filter((entry): entry is [string, string] =>
          ['retry-after', 'x-request-id'].includes(entry[0]),
        )
        buffer(answer).then((bytes) => resolve(new Response(bytes, { status, headers: kept })), reject)
      },
    )
    sent.on('error', reject).end(body)
  })
}

async function read(response: Response) {
  const { status, headers } = response
  const nothing = { status, requestId: headers.get('x-request-id') ?? '', plan: '', mode: null, note: null }
  if (status !== 200) return nothing
  const answer = (await response.json()) as { service: { mode: string; note?: { code: string } } }
  if (!readPlanAnswer(answer).ok) throw new Error('An answer of the server is not a plan.')
  const { service, ...plan } = answer
  return { ...nothing, plan: JSON.stringify(plan), mode: service.mode, note: service.note?.code ?? null }
}
