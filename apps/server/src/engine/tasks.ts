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
import type { MadeAnswer, Planned, Question, SettledAnswer, Settlement } from './engine.ts'

/** The engine's work as plain functions: the server runs them in worker threads, tests may run them in place. */
export interface Tasks {
  readonly plan: (question: Question) => Planned
  readonly ask: (question: Question) => Prompt
  readonly settle: (question: Question, texts: readonly string[]) => Settlement<SettledAnswer>
}

export const tasks: Tasks = {
  plan: planWith(planRace),
  ask: promptFor,
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

/** The answer lists the replaced texts of the model together with the findings of the audit. */
const settledAnswer = ({
  plan,
  object,
  audit,
  lines,
  preferences,
  replaced,
}: PersonalizedPlan): SettledAnswer => ({
  ...madeAnswer({
    plan,
    object,
    lines,
    preferences,
    audit: { ...audit, findings: [...audit.findings, ...replaced] },
  }),
  replaced: replaced.map(({ id }) => id),
})

const utf8 = new TextEncoder()

const madeAnswer = ({
  plan,
  object,
  audit,
  lines,
  preferences,
}: RacePlan & Partial<PersonalizedPlan>): MadeAnswer => ({
  answer: utf8.encode(JSON.stringify({ object, details: plan, lines, audit, preferences })),
  found: audit.findings.map(({ id, severity }) => ({ id, severity })),
})
