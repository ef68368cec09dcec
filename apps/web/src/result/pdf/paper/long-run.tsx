import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { hoursWords } from '../../hours-words.ts'
import { readSchedule, type Stops } from '../../schedule-lines.ts'
import { FigureLine } from './figures.tsx'
import { Part } from './part.tsx'
import style from './long-run.module.css'
import table from './table.module.css'
import { TextList } from './text-list.tsx'

interface LongRunProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function LongRun({ plan: { long_run_fueling: fueling }, details }: LongRunProps) {
  const { pre_run, during, post_run } = fueling
  const { before, stops, after, recovery } = readSchedule(during.schedule)
  const hours = details && hoursWords(details.targets.long_run.hours)
  return (
    <Part title="Long-Run Fueling Strategy" of={['long_run_fueling']}>
      <h3>Pre-Run 3-4h before</h3>
      <FigureLine figures={[{ amount: pre_run.carbs_g, unit: 'g carbs', channel: 'carbs' }]} />
      <TextList texts={pre_run.examples} />
      <h3>During Run</h3>
      <FigureLine
        lead={hours ? `Per hour, for about ${hours}` : 'Per hour'}
        figures={[
          { amount: during.carbs_g_per_hr, unit: 'g carbs', channel: 'carbs' },
          { amount: during.fluids_ml_per_hr, unit: 'ml fluids', channel: 'fluids' },
          { amount: during.sodium_mg_per_hr, unit: 'mg sodium', channel: 'sodium' },
        ]}
      />
      <TextList texts={before} />
      <StopTable stops={stops} />
      <TextList texts={after} />
      <h3>Post-Run within 2h</h3>
      <FigureLine
        figures={[
          { amount: post_run.carbs_g, unit: 'g carbs', channel: 'carbs' },
          { amount: post_run.protein_g, unit: 'g protein' },
          { amount: post_run.fluids_ml, unit: 'ml fluids', channel: 'fluids' },
          { amount: post_run.sodium_mg, unit: 'mg sodium', channel: 'sodium' },
        ]}
      />
      <TextList texts={recovery} />
    </Part>
  )
}

function StopTable({ stops }: { stops: readonly Stops[] }) {
  if (stops.length === 0) return null
  const rows = stops.flatMap(({ at, says }) => at.map((stop) => ({ ...stop, says })))
  return (
    <table className={`${table.table} ${table.worded} ${style.stops}`}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Place</th>
          <th scope="col">Take</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, place, says }, index) => (
          // Stops never change their order, and two may read alike.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">
              <b>{time}</b>
            </th>
            <td>{place}</td>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
