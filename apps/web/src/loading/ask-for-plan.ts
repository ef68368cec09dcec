import type { AnswerProblem, ReadAnswer } from '@race-nutrition/contract'
import type { Questionnaire, Result } from '@race-nutrition/engine'
import { contractPart } from '../parts.ts'
import { today } from '../today.ts'

/** Why there is no plan; `log` says it for the console and holds no answer of the runner's. */
export interface Failure {
  readonly because: 'service' | 'part-missing'
  readonly log: string
  /** What the server could not use, answer by answer. */
  readonly refusals: readonly AnswerProblem[]
}

type Asked = Result<ReadAnswer, Failure>

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
  const response = await fetch(contract.objectPath(projectId), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, application/problem+json' },
    body: JSON.stringify(contract.planRequestFor(answers, mode, today())),
    signal,
  })
  if (!response.ok) {
    // A proxy's error may be a page of HTML, which tells no more than its status.
    const problem = contract.readProblem(await response.json().catch(() => null))
    return failed('service', `status ${response.status} ${problem?.title ?? ''}`, problem?.errors)
  }
  const answer = contract.readPlanAnswer(await response.json())
  return answer.ok ? answer : failed('service', answer.refused.code)
}

function failed(because: Failure['because'], log: string, refusals: readonly AnswerProblem[] = []): Asked {
  return { ok: false, refused: { because, log, refusals } }
}

function givenUp(signal: AbortSignal): Promise<Asked> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(failed('service', 'given up')), { once: true })
  })
}
