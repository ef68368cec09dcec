import type { AnswerProblem } from '@race-nutrition/contract'
import {
  fieldLabels,
  ok,
  type PlainDay,
  type PreferenceFault,
  planRace,
  type Questionnaire,
  type RacePlan,
  type Refusal,
  refuse,
  renderPreferenceFault,
  renderRefusal,
} from '@race-nutrition/engine'
import { promptFor, type PersonalizedPlan, settleTexts } from '../ai/settle-texts.ts'
import type { Prompt } from '../ai/writer.ts'
import type { MadeAnswer, ModelQuestion, Planned, Question, SettledAnswer, Settlement } from './engine.ts'

/** The engine's work as plain functions: the server runs them in worker threads, tests may run them in place. */
export interface Tasks {
  readonly plan: (question: Question) => Planned
  readonly ask: (question: ModelQuestion) => Prompt
  readonly settle: (question: ModelQuestion, texts: readonly string[]) => Settlement<SettledAnswer>
}

export const tasks: Tasks = {
  plan: planWith(planRace),
  ask: (question) => promptFor(question),
  settle: (question, texts) => {
    const { made, toFix } = settleTexts(question, texts)
    return { made: made && settledAnswer(made), toFix }
  },
}

/** Plans checked answers, as `planRace` plans any. */
export type PlanAnswers = (
  answers: Questionnaire,
  today: PlainDay,
  preferences?: unknown,
) => ReturnType<typeof planRace>

/** The planning task, with the product's planner or a test's. */
export function planWith(plan: PlanAnswers): Tasks['plan'] {
  return ({ answers, today, preferences }) => {
    const planned = plan(answers, today, preferences)
    return planned.ok ? ok(madeAnswer(planned.value)) : refuse(planned.refused.map(answerProblem))
  }
}

const answerProblem = (refusal: Refusal | PreferenceFault): AnswerProblem =>
  'path' in refusal
    ? { field: refusal.path, code: refusal.code, message: renderPreferenceFault(refusal) }
    : {
        field: refusal.field,
        code: refusal.code,
        label: fieldLabels[refusal.field],
        message: renderRefusal(refusal),
      }

const settledAnswer = (made: PersonalizedPlan): SettledAnswer => ({
  ...madeAnswer(made),
  refused: made.refused,
})

const utf8 = new TextEncoder()

const madeAnswer = ({
  plan,
  object,
  audit,
  lines,
  preferences,
  refused,
  ignored,
}: RacePlan & Partial<PersonalizedPlan>): MadeAnswer => ({
  answer: utf8.encode(
    JSON.stringify({
      object,
      details: plan,
      lines,
      audit: refused ? { ...audit, model_refused: refused } : audit,
      preferences,
      ignored,
    }),
  ),
  found: audit.findings.map(({ id, severity }) => ({ id, severity })),
})
