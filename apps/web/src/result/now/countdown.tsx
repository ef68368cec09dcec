import { type RenderedPlan, startInstant, zipFactsAndWords } from '@race-nutrition/documents'
import type { PlanRow, RaceRowWords } from '@race-nutrition/engine'
import { useRef } from 'react'
import { raceId } from '../../kept/kept-races.ts'
import shapes from '../../look/shapes.module.css'
import { numbered } from '../layout/lines.tsx'
import { AfterTheRace } from './after-the-race.tsx'
import { dueText, nextRow } from './next-row.ts'
import style from './now.module.css'
import { useMinute } from './use-minute.ts'
import { useStarted } from './use-started.ts'

/** What comes next on race day: by the clock, or from the press of a button at the gun. */
export function Countdown({ plan }: { plan: RenderedPlan }) {
  const { facts, words } = plan
  const { answers, preferences, race_date } = facts.runner
  const [pressed, press] = useStarted(raceId(answers))
  const next = useRef<HTMLDivElement>(null)
  const { start_time: time, time_zone: zone } = preferences
  const byClock = time === undefined ? null : startInstant(race_date, time, zone)
  const started = byClock ?? pressed
  const now = useMinute(started)
  const rows = zipFactsAndWords(facts.race_day.rows, words.raceRows)
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

interface CountedRow {
  readonly facts: Pick<PlanRow, 'phase'>
  readonly words: Pick<RaceRowWords, 'when' | 'action' | 'itemByName'>
}

/** Off the course the item alone does not say what it is: "175 mg" is of caffeine. */
const takenText = ({ facts, words }: CountedRow) =>
  facts.phase === 'during' ? words.itemByName : `${words.action}: ${words.itemByName}`
