import { isOnTheCourse, raceDaySums, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan, PlanDetails, RaceDayEntry } from '@race-nutrition/engine'
import shapes from '../look/shapes.module.css'
import { type Channel, written } from './amount.tsx'
import { RaceFuelChart } from './charts/race-fuel-chart.tsx'
import style from './race-day-table.module.css'
import { RaceDayHead } from './race-day-head.tsx'
import { RaceTargets } from './race-targets.tsx'
import { Reasoned } from './reasons.tsx'
import { Section } from './section.tsx'
import { useRoving } from './use-roving.ts'

interface RaceDayTableProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function RaceDayTable({ plan, details }: RaceDayTableProps) {
  const { startToFinish, breakfastToRecovery } = raceDaySums(plan)
  const table = useRoving<HTMLTableElement>()
  return (
    <Section id="race-day" title="Race-Day Fueling Plan (Minute-by-Minute)" parts={['race_day_plan']}>
      {details && <RaceTargets targets={details.targets} />}
      <div className={`${shapes.card} ${style.chart}`}>
        <RaceFuelChart plan={plan} details={details} />
      </div>
      <div className={`${shapes.card} ${style.card}`}>
        <table ref={table} className={style.table}>
          <caption className={shapes.hidden}>
            What to eat and drink on race day, from breakfast to recovery
          </caption>
          <RaceDayHead />
          <tbody>
            {plan.race_day_plan.map((row, index) => (
              // The rows of a plan never change their order, and two may read alike.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={index} row={row} path={`race_day_plan.${index}`} />
            ))}
          </tbody>
          <tfoot>
            {startToFinish && (
              <SumRow name="Start to finish" sums={startToFinish} path="totals.start_to_finish" isDose />
            )}
            <SumRow
              name="Breakfast to recovery"
              sums={breakfastToRecovery}
              path="numbers_summary.race_day_totals"
            />
          </tfoot>
        </table>
      </div>
    </Section>
  )
}

function Row({ row, path }: { row: RaceDayEntry; path: string }) {
  const [time, ...place] = row.time.split(' · ')
  return (
    <tr data-aside={isOnTheCourse(row.time) === false}>
      <th scope="row">
        {time}
        {place.length > 0 && <small>{place.join(' · ')}</small>}
      </th>
      <td className={style.action}>{row.action}</td>
      <td className={style.item}>{row.item}</td>
      <Figures sums={row} of={`${time}, ${row.action}`} path={path} />
    </tr>
  )
}

interface SumRowProps {
  readonly name: string
  readonly sums: RowSums
  readonly path: string
  readonly isDose?: boolean
}

function SumRow({ name, sums, path, isDose = false }: SumRowProps) {
  return (
    <tr className={isDose ? style.dose : style.sum}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <Figures sums={sums} of={name} path={path} />
    </tr>
  )
}

interface FiguresProps {
  readonly sums: RowSums
  /** What is eaten or drunk, and where its figures stand in the plan. */
  readonly of: string
  readonly path: string
}

/** The three figures of a line; where the columns have no room, the unit stands beside each. */
function Figures({ sums, of, path }: FiguresProps) {
  const figures = [
    { name: 'carbs_g', channel: 'carbs', unit: 'g carbs' },
    { name: 'sodium_mg', channel: 'sodium', unit: 'mg sodium' },
    { name: 'fluids_ml', channel: 'fluids', unit: 'ml fluids' },
  ] as const satisfies readonly { name: keyof RowSums; channel: Channel; unit: string }[]
  return figures.map(({ name, channel, unit }) => (
    <td key={name} className={style.figure} data-channel={channel} data-unit={unit}>
      <Reasoned path={`${path}.${name}`} of={`${of}: ${written(sums[name])} ${unit}`}>
        {written(sums[name])}
      </Reasoned>
    </td>
  ))
}
