import type { Plan } from '@race-nutrition/engine'
import { useId } from 'react'
import { raceId } from '../../kept/kept-races.ts'
import shapes from '../../look/shapes.module.css'
import { useIsPlanning, useOwnPreferences } from '../make-it-yours/preferences-context.ts'
import { withoutSetting } from '../make-it-yours/setting.ts'
import { type LogDraft, type LoggedRun, useKeptLog } from './kept-log.ts'
import { plannedFuel, practicedDose } from './practiced-dose.ts'

/** Asks what was really taken, and offers it as the practiced dose: no plan uses it before the runner confirms it. */
export function HowItWent({ facts, run }: { facts: Plan; run: LoggedRun }) {
  const own = useOwnPreferences()
  const isPlanning = useIsPlanning()
  const [draft, keep] = useKeptLog(raceId(facts.runner.answers), run)
  const current = plannedFuel((run === 'race' ? facts.race_day : facts.long_run).rows)
  const texts = [draft.taken, draft.hours, draft.stomach]
  const isEmpty = texts.every((text) => text === '')
  const planned = isEmpty ? current : { servings: draft.servings ?? current.servings }
  if (planned.servings.length === 0) return null
  const given = texts.every((text) => text.trim() !== '')
  const [taken, hours, stomach] = texts.map(numberOf) as [number, number, number]
  const dose = given ? practicedDose(planned, hours, { taken, stomach }) : null
  const type = (name: keyof LogDraft) => (text: string) =>
    keep({ ...draft, [name]: text, servings: planned.servings })
  const confirm = () => {
    if (!own || dose === null) return
    const others = withoutSetting(own.runner.preferences, 'dose')
    void own.change({ ...others, practiced_g_per_hr: dose }, 'head')
  }
  return (
    <details>
      <summary>How your {run} went</summary>
      <Field
        label={`Servings taken, of ${planned.servings.length}`}
        text={draft.taken}
        onType={type('taken')}
      />
      <Field label="Hours" text={draft.hours} onType={type('hours')} />
      <Field label="Stomach, 0 fine to 10 worst" text={draft.stomach} onType={type('stomach')} />
      <output>
        {given &&
          (dose === null ? 'These numbers cannot be read.' : `Practiced: ${dose} g of carbs an hour.`)}
      </output>
      {dose !== null && run === 'long run' && own && (
        <p>
          <button type="button" className={shapes.button} disabled={isPlanning} onClick={confirm}>
            Use it in my plan
          </button>
        </p>
      )}
    </details>
  )
}

interface FieldProps {
  readonly label: string
  readonly text: string
  readonly onType: (text: string) => void
}

function Field({ label, text, onType }: FieldProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      <input
        id={id}
        size={5}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </p>
  )
}

const numberOf = (text: string) => Number(text.trim().replace(',', '.'))
