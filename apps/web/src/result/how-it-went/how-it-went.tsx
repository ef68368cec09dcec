import { longRunServings, type Plan, type PlannedServings, plannedServings } from '@race-nutrition/engine'
import { type FormEvent, type ReactNode, useId } from 'react'
import { raceId } from '../../kept/kept-races.ts'
import shapes from '../../look/shapes.module.css'
import { useIsPlanning, useOwnPreferences } from '../make-it-yours/preferences-context.ts'
import { withoutSetting } from '../make-it-yours/setting.ts'
import style from './how-it-went.module.css'
import { type LogDraft, type LoggedRun, useKeptLog } from './kept-log.ts'
import { gutTrainingStep, mostHeld, practicedDose, wasInTrouble } from './practiced-dose.ts'
import { type LogField, logFields, readLogField } from './read-log.ts'

interface HowItWentProps {
  readonly facts: Plan
  readonly run: LoggedRun
  readonly today: string
}

/** Asks what was really taken, and offers it as the practiced dose: no plan uses it before the runner confirms it. */
export function HowItWent({ facts, run, today }: HowItWentProps) {
  const own = useOwnPreferences()
  const isPlanning = useIsPlanning()
  const id = useId()
  const [draft, keep] = useKeptLog(raceId(facts.runner.answers), run)
  const current = run === 'race' ? plannedServings(facts.race_day) : longRunServings(facts, today)
  const isEmpty = logFields.every((field) => draft[field] === '')
  const planned = (isEmpty ? null : plannedAtTheTime(draft)) ?? current
  if (planned.count === 0) return null
  const labels: Readonly<Record<LogField, string>> = {
    taken: `Servings taken, of ${planned.count}`,
    hours: 'Hours',
    stomach: 'Stomach, 0 fine to 10 worst',
  }
  const given = logFields.every((field) => draft[field].trim() !== '')
  const read = (field: LogField) => readLogField(field, draft[field])
  const [taken, hours, stomach] = logFields.map(read) as [number, number, number]
  const faults = given ? logFields.filter((field) => read(field) === null) : []
  const dose = given && faults.length === 0 ? practicedDose(planned, hours, { taken, stomach }) : null
  const [first] = faults
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (first) return goTo(event.currentTarget, first)
    if (!own || dose === null || run === 'race') return
    const others = withoutSetting(own.runner.preferences, 'dose')
    void own.change({ ...others, practiced_g_per_hr: dose }, 'head')
  }
  return (
    <details>
      <summary>How your {run} went</summary>
      <form noValidate onSubmit={submit}>
        <div className={style.fields}>
          {logFields.map((field) => (
            <Field
              key={field}
              name={field}
              label={labels[field]}
              text={draft[field]}
              faultId={faults.includes(field) ? `${id}-${field}` : null}
              onType={(text) =>
                keep({ ...draft, [field]: text, servings: planned.carbs, count: planned.count })
              }
            />
          ))}
        </div>
        <output className={style.said}>
          {faults.map((field) => (
            <span key={field} id={`${id}-${field}`} className={style.fault}>
              {mends[field]}
            </span>
          ))}
          {given &&
            faults.length === 0 &&
            dose === null &&
            `That is over ${mostHeld} g of carbs an hour: check the servings and the hours.`}
          {dose !== null && `Practiced: ${dose} g of carbs an hour.`}
          {dose !== null &&
            dose > 0 &&
            wasInTrouble(stomach) &&
            ` Your stomach was in trouble: a step of ${gutTrainingStep} g an hour is taken off.`}
        </output>
        {first && <Submit>Go to {names[first]}</Submit>}
        {dose !== null && run === 'long run' && own && (
          <Submit isDisabled={isPlanning}>Use it in my plan</Submit>
        )}
      </form>
    </details>
  )
}

/** A later plan has other servings. */
const plannedAtTheTime = ({ servings, count }: LogDraft): PlannedServings | null =>
  servings && { count: count ?? servings.length, carbs: servings }

const names: Readonly<Record<LogField, string>> = { taken: 'servings', hours: 'hours', stomach: 'stomach' }

const mends: Readonly<Record<LogField, string>> = {
  taken: 'Servings: type a number from 0 to 99, such as 3 or 2.5.',
  hours: 'Hours: type a number, such as 2.5 for 2:30.',
  stomach: 'Stomach: type a number from 0 to 10.',
}

/** With what was typed selected, to type over it. */
function goTo(form: HTMLFormElement, name: LogField): void {
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  field?.focus()
  field?.select()
}

function Submit({ isDisabled = false, children }: { isDisabled?: boolean; children: ReactNode }) {
  return (
    <p>
      <button type="submit" className={shapes.button} disabled={isDisabled}>
        {children}
      </button>
    </p>
  )
}

interface FieldProps {
  readonly name: LogField
  readonly label: string
  readonly text: string
  /** Of the sentence that says how to write it; null if it can be read. */
  readonly faultId: string | null
  readonly onType: (text: string) => void
}

function Field({ name, label, text, faultId, onType }: FieldProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        size={5}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={faultId !== null || undefined}
        aria-describedby={faultId ?? undefined}
        onChange={({ target }) => onType(target.value)}
      />
    </p>
  )
}
