import { fieldLabels } from '@race-nutrition/engine'
import { memo } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import style from './question-view.module.css'
import type { QuestionProps } from './question-props.ts'
import { isRequired } from './questions.ts'

/** Memoized: a keystroke in one question does not render the other fourteen. */
export const QuestionView = memo(function QuestionView(props: QuestionProps) {
  const { question, reading, refusal, aid } = props
  const messageId = `${question.field}-message`
  return (
    <div className={`${style.question} ${question.wide ? style.wide : ''}`}>
      {question.kind === 'choice' ? (
        <ChoiceGroup {...props} messageId={messageId} />
      ) : (
        <TypedAnswer {...props} messageId={messageId} />
      )}
      <p id={messageId} className={style.message} data-tone={refusal === null ? reading?.tone : 'unsure'}>
        {refusal ?? reading?.text}
        {refusal === null && reading?.unsure !== undefined && (
          <>
            . <span data-tone="unsure">{reading.unsure}</span>
          </>
        )}
      </p>
      {aid}
    </div>
  )
})

/** The browser's own required check is the only validation before the server. */
function TypedAnswer({
  question,
  given,
  onAnswer,
  refusal,
  messageId,
}: QuestionProps & { messageId: string }) {
  const { field, kind, note, example } = question
  const noteId = `${field}-note`
  return (
    <>
      <div className={style.labelLine}>
        <label htmlFor={field}>{fieldLabels[field]}</label>
        {note && <span id={noteId}> · {note}</span>}
      </div>
      <input
        id={field}
        name={field}
        type={kind}
        // Any number: years are validated by the engine, not by the browser's steps.
        step={kind === 'number' ? 'any' : undefined}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoCapitalize="off"
        enterKeyHint={field === 'allergies' ? 'go' : 'next'}
        required={isRequired(field)}
        value={given}
        onChange={(event) => onAnswer(field, event.target.value)}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={note ? `${noteId} ${messageId}` : messageId}
        aria-invalid={refusal !== null || undefined}
      />
    </>
  )
}
