import { type RenderedPlan, startInstant } from '@race-nutrition/documents'
import { useMemo, useRef } from 'react'
import { raceId } from '../../kept/kept-races.ts'
import shapes from '../../look/shapes.module.css'
import { numbered } from '../layout/lines.tsx'
import { useKeptPace } from '../race-day/use-pace.ts'
import { AfterTheRace } from './after-the-race.tsx'
import { type CountedRow, countedRows, dayOfPace } from './counted-rows.ts'
import { dueText, nextRow } from './next-row.ts'
import style from './now.module.css'
import { useMinute } from './use-minute.ts'
import { useStarted } from './use-started.ts'

/** What comes next on race day, by the table of the chosen pace: by the clock, or from the press of a button at the gun. */
export function Countdown({ plan }: { plan: RenderedPlan }) {
  const { facts } = plan
  const { answers, preferences, race_date } = facts.runner
  const [pressed, press] = useStarted(raceId(answers))
  const next = useRef<HTMLDivElement>(null)
  const { start_time: time, time_zone: zone } = preferences
  const byClock = time === undefined ? null : startInstant(race_date, time, zone)
  const started = byClock ?? pressed
  const now = useMinute(started)
  const [pace] = useKeptPace(facts)
  const { day, rows } = useMemo(() => {
    const chosen = dayOfPace(plan, pace)
    return { day: chosen, rows: countedRows(plan, chosen) }
  }, [plan, pace])
  const begun = rows.findIndex(({ facts: row }) => row.minute >= 0)
  // Before the gun nobody knows the time: all up to the start is due.
  const elapsed = started === null ? null : (now - started) / 60_000
  const index =
    elapsed === null
      ? 0
      : nextRow(
          rows.map(({ facts: row }) => row.minute),
          elapsed,
        )
  const row = rows[index]
  const start = (at: number | null) => {
    press(at)
    next.current?.focus()
  }
  return (
    <>
      {byClock === null && (
        <p>
          {pressed === null ? (
            <button
              type="button"
              className={`${shapes.button} ${shapes.primary}`}
              onClick={() => start(Math.floor(Date.now()))}
            >
              Start
            </button>
          ) : (
            <button type="button" className={shapes.button} onClick={() => start(null)}>
              Take the start back
            </button>
          )}
          {pressed === null && ' Press it at the gun.'}
        </p>
      )}
      <div ref={next} tabIndex={-1} className={style.next} aria-live="polite">
        {row ? (
          <>
            <p>{row.words.when}</p>
            <p>{takenText(row)}</p>
          </>
        ) : (
          <p>All taken. Well run.</p>
        )}
      </div>
      {day && (
        <p>
          By the table {day.label}, finish in {day.finish}.
        </p>
      )}
      {row && elapsed !== null && <p className={style.due}>{dueText(row.facts.minute, elapsed)}</p>}
      {index > 0 && (
        <details>
          <summary>{index === 1 ? '1 row is past' : `${index} rows are past`}</summary>
          <Rows rows={rows.slice(0, index)} />
        </details>
      )}
      <Rows rows={rows.slice(index + 1)} />
      {!row && <AfterTheRace plan={plan} today={race_date} />}
      {elapsed === null && begun > 0 && <p>Times before the start count back.</p>}
    </>
  )
}

function Rows({ rows }: { rows: readonly CountedRow[] }) {
  return (
    <ol className={style.rows}>
      {numbered(rows).map(([index, row]) => (
        <li key={index}>
          <b>{row.words.when}</b> {takenText(row)}
        </li>
      ))}
    </ol>
  )
}

/** Off the course the item alone does not say what it is: "175 mg" is of caffeine. */
const takenText = ({ facts, words }: CountedRow) =>
  facts.phase === 'during' ? words.itemByName : `${words.action}: ${words.itemByName}`
