import type { AnswerProblem, Problem } from '@race-nutrition/contract'
import type { Questionnaire, Result } from '@race-nutrition/engine'
import { contractPart } from '../parts.ts'
import { ofThisVersion, type PageAnswer } from '../planning/of-this-version.ts'
import { today } from '../today.ts'
import { askedTwiceAtMost } from './ask-again.ts'

/** Why there is no plan; `log` says it for the console and holds no answer of the runner's. */
export interface Failure {
  readonly because: 'service' | 'part-missing'
  readonly log: string
  /** What the server could not use, answer by answer. */
  readonly refusals: readonly AnswerProblem[]
}

type Asked = Result<PageAnswer, Failure>

/** What is asked of whom; `mode`: the built-in plan, or null for the plan of whoever makes them. */
export interface Question {
  readonly projectId: string
  readonly answers: Questionnaire
  readonly mode: 'engine' | null
}

/** The page's one call. Every failure is a value; `signal` gives the call up, whatever it waits for. */
export async function askForPlan(question: Question, signal: AbortSignal): Promise<Asked> {
  const plan = call(question, signal).catch((error: unknown) => failed('service', String(error)))
  return Promise.race([plan, givenUp(signal)])
}

async function call({ projectId, answers, mode }: Question, signal: AbortSignal): Promise<Asked> {
  const contract = await contractPart.load().catch(() => null)
  if (!contract) return failed('part-missing', 'the contract did not load')
  const url = contract.objectPath(projectId)
  const day = today()
  const body = JSON.stringify(contract.planRequestFor(answers, mode, day))
  const { response, isRepeated } = await askedTwiceAtMost(() => post(url, body, signal), signal)
  if (!response.ok) {
    // A proxy's error may be a page of HTML, which tells no more than its status.
    const problem = contract.readProblem(await response.json().catch(() => null))
    return failed('service', logOf(response.status, problem, isRepeated), problem?.errors)
  }
  const answer = contract.readPlanAnswer(await response.json())
  if (!answer.ok) return failed('service', answer.refused.code)
  return { ok: true, value: await ofThisVersion(answer.value, { answers, today: day }) }
}

const post = (url: string, body: string, signal: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, application/problem+json' },
    body,
    signal,
  })

/** The request's id is for whoever runs the service; it is all that is taken of `instance`, which could hold anything. */
function logOf(status: number, problem: Problem | null, isRepeated: boolean): string {
  const request = /^urn:uuid:[\da-f-]{36}$/i.exec(problem?.instance ?? '')?.[0] ?? ''
  const said = `status ${status} ${problem?.title ?? ''}`.trim()
  return [said, request, isRepeated ? 'asked twice' : ''].filter(Boolean).join(', ')
}

function failed(because: Failure['because'], log: string, refusals: readonly AnswerProblem[] = []): Asked {
  return { ok: false, refused: { because, log, refusals } }
}

function givenUp(signal: AbortSignal): Promise<Asked> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(failed('service', 'given up')), { once: true })
  })
}
