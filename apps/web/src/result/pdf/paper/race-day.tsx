import { isOnTheCourse, raceDaySums, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan, PlanDetails, RaceDayEntry } from '@race-nutrition/engine'
import { written } from '../../amount.tsx'
import { hoursWords } from '../../hours-words.ts'
import { RaceFuelChart } from '../../charts/race-fuel-chart.tsx'
import { RaceDayHead } from '../../race-day-head.tsx'
import { chartWidth } from '../sheet.ts'
import { FigureLine } from './figures.tsx'
import part from './part.module.css'
import { Part } from './part.tsx'
import style from './race-day.module.css'
import table from './table.module.css'

interface RaceDayProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

/** The dose for the race first: the sum of the whole day is none. */
export function RaceDay({ plan, details }: RaceDayProps) {
  const { startToFinish, breakfastToRecovery } = raceDaySums(plan)
  return (
    <Part title="Race-Day Fueling Plan (Minute-by-Minute)" of={['race_day_plan']} startsPageOver={aloneOver}>
      {startToFinish && <FigureLine lead="Start to finish" figures={doseOf(startToFinish)} />}
      {details && <Aims targets={details.targets} />}
      <RaceFuelChart plan={plan} details={details} still width={chartWidth} />
      <table className={`${table.table} ${table.worded} ${style.schedule}`}>
        <RaceDayHead />
        <tbody>
          {plan.race_day_plan.map((row, index) => (
            // The rows of a plan never change their order, and two may read alike.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} row={row} />
          ))}
        </tbody>
        <tfoot>
          {startToFinish && <SumRow name="Start to finish" sums={startToFinish} />}
          <SumRow name="Breakfast to recovery" sums={breakfastToRecovery} isWhole />
        </tfoot>
      </table>
    </Part>
  )
}

/** To be pinned up by itself. The end of race morning may stand above it: the rest of the page would be empty. */
const aloneOver = 1 / 3

const doseOf = ({ carbs_g, fluids_ml, sodium_mg }: RowSums) =>
  [
    { amount: carbs_g, unit: 'g carbs', channel: 'carbs' },
    { amount: sodium_mg, unit: 'mg sodium', channel: 'sodium' },
    { amount: fluids_ml, unit: 'ml fluids', channel: 'fluids' },
  ] as const

function Aims({ targets: { race, caffeine_mg } }: Pick<PlanDetails, 'targets'>) {
  const aims = [
    `${written(race.carbs_g_per_hr)} g carbs`,
    `${written(race.sodium_mg_per_hr)} mg sodium`,
    `${written(race.fluids_ml_per_hr)} ml fluids`,
  ]
  return (
    <p className={part.note}>
      Aim per hour, for {hoursWords(race.hours)}: {aims.join(', ')}. Sweat rate {race.sweat_rate_lph} L an
      hour.
      {caffeine_mg > 0 && ` Optional caffeine: ${written(caffeine_mg)} mg.`}
    </p>
  )
}

function Row({ row }: { row: RaceDayEntry }) {
  const [time, ...place] = row.time.split(' · ')
  return (
    <tr data-aside={isOnTheCourse(row.time) === false || undefined}>
      <th scope="row">
        <b>{time}</b>
        {place.length > 0 && <small> {place.join(' · ')}</small>}
      </th>
      <td>{row.action}</td>
      <td>{row.item}</td>
      <Sums sums={row} />
    </tr>
  )
}

function SumRow({ name, sums, isWhole = false }: { name: string; sums: RowSums; isWhole?: boolean }) {
  return (
    <tr className={isWhole ? table.aim : undefined}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <Sums sums={sums} />
    </tr>
  )
}

function Sums({ sums: { carbs_g, sodium_mg, fluids_ml } }: { sums: RowSums }) {
  return (
    <>
      <td data-channel="carbs">{written(carbs_g)}</td>
      <td data-channel="sodium">{written(sodium_mg)}</td>
      <td data-channel="fluids">{written(fluids_ml)}</td>
    </>
  )
}
