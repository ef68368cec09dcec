import type { AnswerProblem } from '@race-nutrition/contract'
import { ok, planRace, type RacePlan, type Refusal, refuse, sayRefusal } from '@race-nutrition/engine'
import { askFor, type Personalised, settleTexts } from '../ai/settle-texts.ts'
import type { Ask } from '../ai/writer.ts'
import type { AnswerBytes, Planned, Question, SettledAnswer, Settlement } from './engine.ts'

/** The engine's work as plain functions: a worker thread runs them for the server, a test may run them here. */
export interface Tasks {
  readonly plan: (question: Question) => Planned
  readonly ask: (question: Question) => Ask
  readonly settle: (
    question: Question,
    texts: readonly string[],
  ) => Promise<Settlement<SettledAnswer>> | Settlement<SettledAnswer>
}

export const tasks: Tasks = {
  plan: planWith(planRace),
  ask: askFor,
  settle: async (question, texts) => {
    const { made, toMend } = await settleTexts(question, texts)
    return { made: made && settledAnswer(made), toMend }
  },
}

/** The task of planning by this engine: the product's, or a test's. */
export function planWith(plan: typeof planRace): Tasks['plan'] {
  return ({ answers, today }) => {
    const planned = plan(answers, today)
    return planned.ok ? ok(bytesOf(planned.value)) : refuse(planned.refused.map(answerProblem))
  }
}

const answerProblem = (refusal: Refusal): AnswerProblem => ({
  field: refusal.field,
  code: refusal.code,
  message: sayRefusal(refusal),
})

/** The answer shows what stands in for the model's words beside what the checks found. */
const settledAnswer = ({ plan, details, audit, replaced }: Personalised): SettledAnswer => ({
  answer: bytesOf({ plan, details, audit: { ...audit, findings: [...audit.findings, ...replaced] } }),
  replaced: replaced.map(({ id }) => id),
})

const utf8 = new TextEncoder()

const bytesOf = ({ plan, details, audit }: RacePlan): AnswerBytes =>
  utf8.encode(JSON.stringify({ object: plan, details, audit }))
