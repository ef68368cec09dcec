import type { NutritionPlan, RaceDayEntry } from '@race-nutrition/engine'
import { RaceRow, RaceTable, SumRow } from '../race-table.tsx'
import { Section } from '../section.tsx'

interface AnotherRaceDayProps {
  readonly rows: readonly RaceDayEntry[]
  /** As its service gave them. */
  readonly totals: NutritionPlan['numbers_summary']['race_day_totals']
}

export function AnotherRaceDay({ rows, totals }: AnotherRaceDayProps) {
  return (
    <Section id="race-day" title="Race-Day Fueling Plan (Minute-by-Minute)" parts={['race_day_plan']}>
      <RaceTable foot={<SumRow name="Race day totals" sums={totals} />}>
        {rows.map(({ time, action, item, ...amounts }, index) => (
          // The rows of a plan never change their order, and two may read alike.
          // oxlint-disable-next-line react/no-array-index-key
          <RaceRow key={index} time={time} action={action} item={item} amounts={amounts} />
        ))}
      </RaceTable>
    </Section>
  )
}
