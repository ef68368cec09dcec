import type { NutritionPlan, RaceDayEntry } from '@race-nutrition/engine'
import { RaceRow, RaceTable, SumRow } from '../race-day/race-table.tsx'
import { Section } from '../layout/section.tsx'

interface ForeignRaceDayProps {
  readonly rows: readonly RaceDayEntry[]
  /** As its service sent them. */
  readonly totals: NutritionPlan['numbers_summary']['race_day_totals']
}

export function ForeignRaceDay({ rows, totals }: ForeignRaceDayProps) {
  return (
    <Section id="race-day" title="Race-Day Fueling Plan (Minute-by-Minute)" parts={['race_day_plan']}>
      <RaceTable foot={<SumRow name="Race day totals" sums={totals} />}>
        {rows.map(({ time, action, item, ...amounts }, index) => (
          // The rows of a plan never change order, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <RaceRow key={index} time={time} action={action} item={item} amounts={amounts} />
        ))}
      </RaceTable>
    </Section>
  )
}
