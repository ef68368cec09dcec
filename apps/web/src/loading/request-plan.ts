import type { AnswerProblem } from '@race-nutrition/contract'
import type { Questionnaire, Result } from '@race-nutrition/engine'
import { contractModule } from '../lazy-modules.ts'
import type { PageAnswer } from '../planning/replan-other-version.ts'
import type { PlanMode } from './plan-mode.ts'

/** Why there is no plan; `log` is for the console and contains no answer of the runner. */
export interface Failure {
  readonly because: 'service' | 'part-missing'
  readonly log: string
  /** The answers that could not be used. */
  readonly refusals: readonly AnswerProblem[]
}

export type Answered = Result<PageAnswer, Failure>

export interface Question {
  readonly projectId: string
  /** Credited for a plan that this page makes. */
  readonly platform: string
  readonly answers: Questionnaire
  readonly mode: PlanMode
  /** Hears what the service is doing, in a sentence; null where it is not asked to say so. */
  readonly onStage: ((stage: string) => void) | null
}

/** Asks for a plan. Every failure is a value; `signal` cancels the call at any point. */
export async function requestPlan(question: Question, signal: AbortSignal): Promise<Answered> {
  const plan = contractModule.load().then(
    (contract) => contract.planOf(question, signal),
    () => failed('part-missing', 'the contract did not load'),
  )
  return Promise.race([plan, givenUp(signal)])
}

export function failed(
  because: Failure['because'],
  log: string,
  refusals: readonly AnswerProblem[] = [],
): Answered {
  return { ok: false, refused: { because, log, refusals } }
}

function givenUp(signal: AbortSignal): Promise<Answered> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(failed('service', 'given up')), { once: true })
  })
}
