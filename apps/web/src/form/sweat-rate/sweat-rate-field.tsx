import type { WeighedRun } from '@race-nutrition/engine'
import style from '../../look/dialog.module.css'

interface WeighedPartProps {
  readonly name: keyof WeighedRun
  readonly label: string
  readonly note?: string
  readonly example: string
  readonly given: string
  readonly refusal: string | null
  readonly onAnswer: (text: string) => void
}

/** One of the four inputs. */
export function SweatRateField({ name, label, note, example, given, refusal, onAnswer }: WeighedPartProps) {
  const id = `weighed-${name}`
  return (
    <div className={style.part}>
      <label htmlFor={id}>
        {label}
        {note && <span> · {note}</span>}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        value={given}
        onChange={(event) => onAnswer(event.target.value)}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={`${id}-message`}
        aria-invalid={refusal !== null || undefined}
      />
      <p id={`${id}-message`}>{refusal}</p>
    </div>
  )
}
