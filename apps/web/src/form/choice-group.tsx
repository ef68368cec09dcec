import { fieldLabels } from '@race-nutrition/engine'
import type { QuestionProps } from './question-props.ts'
import style from './question-view.module.css'
import { choicesOf } from './questions.ts'

/** One choice of a few, as native radio buttons side by side. */
export function ChoiceGroup({
  question: { field },
  given,
  onAnswer,
  refusal,
  messageId,
}: QuestionProps & { messageId: string }) {
  const choices = choicesOf(field)
  return (
    <fieldset
      role="radiogroup"
      className={style.choices}
      aria-describedby={messageId}
      aria-invalid={refusal !== null || undefined}
    >
      <legend>{fieldLabels[field]}</legend>
      <div className={style.segments} data-choices={choices.length}>
        {choices.map(({ value, words }) => (
          <label key={value}>
            <input
              type="radio"
              name={field}
              value={value}
              required
              checked={given === value}
              onChange={() => onAnswer(field, value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
