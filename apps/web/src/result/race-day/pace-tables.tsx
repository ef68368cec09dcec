import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { type SlowerDay, slowerDays } from '@race-nutrition/engine'
import { type ReactNode, useMemo } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './pace-tables.module.css'
import { QuickRows } from './quick-rows.tsx'
import { RaceRow, RaceTable, SumRow } from './race-table.tsx'

interface PaceTablesProps {
  readonly plan: RenderedPlan
  /** Behind pace; 0 on pace. */
  readonly percent: number
  readonly onChoose: (percent: number) => void
  /** The table on pace. */
  readonly children: ReactNode
}

/** The race table on pace, or that of a slower day. */
export function PaceTables({ plan, percent, onChoose, children }: PaceTablesProps) {
  const { facts } = plan
  const days = useMemo(() => slowerDays(facts), [facts])
  const day = days.find((each) => each.facts.percent === percent)
  if (days.length === 0) return children
  return (
    <>
      <fieldset role="radiogroup" className={style.paces}>
        <legend className={shapes.hidden}>Table for a day</legend>
        {[
          { label: 'On pace', at: 0 },
          ...days.map((each) => ({ label: each.label, at: each.facts.percent })),
        ].map(({ label, at }) => (
          <label key={at}>
            <input
              type="radio"
              name="pace"
              value={at}
              checked={(day?.facts.percent ?? 0) === at}
              onChange={() => onChoose(at)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <output className={style.notes}>
        {day && `For a slower day, finish in ${day.finish}: ${day.notes.join(' ')}`}
      </output>
      {day ? <SlowerTable plan={plan} day={day} /> : children}
    </>
  )
}

/** Before the start and after the finish nothing changes. */
function SlowerTable({ plan, day }: { plan: RenderedPlan; day: SlowerDay }) {
  return (
    <QuickRows plan={plan} rows={day.facts.rows} aside={[]} totals={day.facts.totals}>
      <RaceTable
        caption={`What to eat and drink from start to finish on a slower day, ${day.label}`}
        foot={<SumRow name="Start to finish" sums={day.facts.totals} isDose />}
      >
        {zipFactsAndWords(day.facts.rows, day.rows).map(({ facts, words }) => (
          <RaceRow key={facts.minute} {...words} item={words.onThePage} amounts={facts} />
        ))}
      </RaceTable>
    </QuickRows>
  )
}
