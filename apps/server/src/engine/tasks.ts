import type { AnswerProblem } from '@race-nutrition/contract'
import { ok, planRace, type RacePlan, type Refusal, refuse, renderRefusal } from '@race-nutrition/engine'
import { askFor, type Personalised, settleTexts } from '../ai/settle-texts.ts'
import type { Ask } from '../ai/writer.ts'
import type { MadeAnswer, Planned, Question, SettledAnswer, Settlement } from './engine.ts'

/** The engine's work as plain functions: a worker thread runs them for the server, a test may run them here. */
export interface Tasks {
  readonly plan: (question: Question) => Planned
  readonly ask: (question: Question) => Ask
  readonly settle: (question: Question, texts: readonly string[]) => Settlement<SettledAnswer>
}

export const tasks: Tasks = {
  plan: planWith(planRace),
  ask: askFor,
  settle: (question, texts) => {
    const { made, toMend } = settleTexts(question, texts)
    return { made: made && settledAnswer(made), toMend }
  },
}

/** The task of planning by this engine: the product's, or a test's. */
export function planWith(plan: typeof planRace): Tasks['plan'] {
  return ({ answers, today }) => {
    const planned = plan(answers, today)
    return planned.ok ? ok(madeAnswer(planned.value)) : refuse(planned.refused.map(answerProblem))
  }
}

const answerProblem = (refusal: Refusal): AnswerProblem => ({
  field: refusal.field,
  code: refusal.code,
  message: renderRefusal(refusal),
})

/** The answer shows what stands in for the model's words beside what the checks found. */
const settledAnswer = ({ plan, object, audit, lines, replaced }: Personalised): SettledAnswer => ({
  ...madeAnswer({ plan, object, lines, audit: { ...audit, findings: [...audit.findings, ...replaced] } }),
  replaced: replaced.map(({ id }) => id),
})

const utf8 = new TextEncoder()

const madeAnswer = ({ plan, object, audit, lines }: RacePlan & Partial<Personalised>): MadeAnswer => ({
  answer: utf8.encode(JSON.stringify({ object, details: plan, lines, audit })),
  found: audit.findings.map(({ id, severity }) => ({ id, severity })),
})
