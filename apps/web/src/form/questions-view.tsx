import type { AnswerProblem } from '@race-nutrition/contract'
import type { Field, Questionnaire } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import shapes from '../look/shapes.module.css'
import { stateHeading } from '../use-focus-on-change.ts'
import style from './form-screen.module.css'
import type { QuestionProps } from './question-props.ts'
import { QuestionView } from './question-view.tsx'
import { sections } from './questions.ts'

export function Introduction() {
  return (
    <div className={style.introduction}>
      <h1 {...stateHeading}>Get Your Personalized Race Nutrition Plan</h1>
      <p>
        Answer fifteen short questions. You get daily eating, long-run fueling, a race-week playbook and a
        minute-by-minute race-day table: every number worked out from published sports science, every total
        checked.
      </p>
    </div>
  )
}

interface QuestionsProps extends Pick<QuestionProps, 'onAnswer'> {
  readonly given: Questionnaire
  readonly readings: Readonly<Partial<Record<Field, QuestionProps['reading']>>>
  readonly refusals: readonly AnswerProblem[]
  readonly sweatRateAid: ReactNode
}

/** The fifteen questions in their sections. */
export const Questions = ({ given, onAnswer, readings, refusals, sweatRateAid }: QuestionsProps) =>
  sections.map(({ title, questions }, index) => (
    <fieldset key={title} className={`${shapes.card} ${style.section}`}>
      <legend className={style.legend}>
        <span className={style.number} aria-hidden="true">
          {index + 1}
        </span>
        <h2>{title}</h2>
      </legend>
      {questions.map((question) => (
        <QuestionView
          key={question.field}
          question={question}
          given={given[question.field]}
          onAnswer={onAnswer}
          reading={readings[question.field] ?? null}
          refusal={messageFor(question.field, refusals)}
          aid={question.field === 'sweatRate' && sweatRateAid}
        />
      ))}
    </fieldset>
  ))

/** Why the server could not use an answer; null if it could. */
const messageFor = (field: Field, refusals: readonly AnswerProblem[]) =>
  refusals.find((refusal) => refusal.field === field)?.message ?? null
