import type { AnswerProblem, Problem } from '@race-nutrition/contract'
import type { Questionnaire, Result } from '@race-nutrition/engine'
import { contractModule } from '../lazy-modules.ts'
import type { PageAnswer } from '../planning/replan-other-version.ts'
import { today } from '../today.ts'

/** Why there is no plan; `log` is for the console and contains no answer of the runner. */
export interface Failure {
  readonly because: 'service' | 'part-missing'
  readonly log: string
  /** The answers that the server could not use. */
  readonly refusals: readonly AnswerProblem[]
}

type Answered = Result<PageAnswer, Failure>

/** The answers, the project, and `mode`: 'engine' for the built-in plan, or null for the plan of the connected service. */
export interface Question {
  readonly projectId: string
  readonly answers: Questionnaire
  readonly mode: 'engine' | null
}

/** The page's one call. Every failure is a value; `signal` cancels the call at any point. */
export async function requestPlan(question: Question, signal: AbortSignal): Promise<Answered> {
  const plan = call(question, signal).catch((error: unknown) => failed('service', String(error)))
  return Promise.race([plan, givenUp(signal)])
}

async function call({ projectId, answers, mode }: Question, signal: AbortSignal): Promise<Answered> {
  const contract = await contractModule.load().catch(() => null)
  if (!contract) return failed('part-missing', 'the contract did not load')
  const url = contract.objectPath(projectId)
  const day = today()
  const body = JSON.stringify(contract.planRequestFor(answers, mode, day))
  const { response, isRepeated } = await contract.fetchWithOneRetry(() => post(url, body, signal), signal)
  if (!response.ok) {
    // A proxy's error may be a page of HTML, which says no more than its status.
    const problem = contract.readProblem(await response.json().catch(() => null))
    return failed('service', logOf(response.status, problem, isRepeated), problem?.errors)
  }
  const answer = contract.readPlanAnswer(await response.json())
  if (!answer.ok) return failed('service', answer.refused.code)
  const made = await contract.replanOtherVersion(answer.value, { answers, today: day })
  return { ok: true, value: await contract.withKeptPreferences(made, answers, signal) }
}

const post = (url: string, body: string, signal: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, application/problem+json' },
    body,
    signal,
  })

/** The request id is for the operator; nothing else of `instance` is logged, since it could contain anything. */
function logOf(status: number, problem: Problem | null, isRepeated: boolean): string {
  const request = /^urn:uuid:[\da-f-]{36}$/i.exec(problem?.instance ?? '')?.[0] ?? ''
  const summary = `status ${status} ${problem?.title ?? ''}`.trim()
  return [summary, request, isRepeated ? 'asked twice' : ''].filter(Boolean).join(', ')
}

function failed(because: Failure['because'], log: string, refusals: readonly AnswerProblem[] = []): Answered {
  return { ok: false, refused: { because, log, refusals } }
}

function givenUp(signal: AbortSignal): Promise<Answered> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(failed('service', 'given up')), { once: true })
  })
}
