import { isOnTheCourse, raceDaySums, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan, PlanDetails, RaceDayEntry } from '@race-nutrition/engine'
import shapes from '../look/shapes.module.css'
import { Amount, type Channel, written } from './amount.tsx'
import style from './race-day-table.module.css'
import { Section } from './section.tsx'

interface RaceDayTableProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function RaceDayTable({ plan, details }: RaceDayTableProps) {
  const { startToFinish, breakfastToRecovery } = raceDaySums(plan)
  return (
    <Section id="race-day" title="Race-Day Fueling Plan (Minute-by-Minute)">
      {details && <HourlyTargets race={details.targets.race} />}
      <div className={`${shapes.card} ${style.card}`}>
        <table className={style.table}>
          <caption className={shapes.hidden}>
            What to eat and drink on race day, from breakfast to recovery
          </caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Action</th>
              <th scope="col">Item</th>
              <th scope="col">Carbs (g)</th>
              <th scope="col">Sodium (mg)</th>
              <th scope="col">Fluids (ml)</th>
            </tr>
          </thead>
          <tbody>
            {plan.race_day_plan.map((row, index) => (
              // The rows of a plan never change their order, and two may read alike.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={index} row={row} />
            ))}
          </tbody>
          <tfoot>
            {startToFinish && <SumRow name="Start to finish" sums={startToFinish} isDose />}
            <SumRow name="Breakfast to recovery" sums={breakfastToRecovery} />
          </tfoot>
        </table>
      </div>
    </Section>
  )
}

function HourlyTargets({ race }: { race: PlanDetails['targets']['race'] }) {
  const { carbs_g_per_hr, sodium_mg_per_hr, fluids_ml_per_hr } = race
  return (
    <p className={style.targets}>
      <span>Aim for each hour of the race:</span>
      <Amount
        of="Carbs an hour"
        amount={carbs_g_per_hr}
        unit="g carbs"
        channel="carbs"
        path="targets.race.carbs_g_per_hr"
      />
      <Amount
        of="Sodium an hour"
        amount={sodium_mg_per_hr}
        unit="mg sodium"
        channel="sodium"
        path="targets.race.sodium_mg_per_hr"
      />
      <Amount
        of="Fluids an hour"
        amount={fluids_ml_per_hr}
        unit="ml fluids"
        channel="fluids"
        path="targets.race.fluids_ml_per_hr"
      />
    </p>
  )
}

function Row({ row }: { row: RaceDayEntry }) {
  const [time, ...place] = row.time.split(' · ')
  return (
    <tr data-aside={isOnTheCourse(row.time) === false}>
      <th scope="row">
        {time}
        {place.length > 0 && <small>{place.join(' · ')}</small>}
      </th>
      <td className={style.action}>{row.action}</td>
      <td className={style.item}>{row.item}</td>
      <Figures sums={row} />
    </tr>
  )
}

function SumRow({ name, sums, isDose = false }: { name: string; sums: RowSums; isDose?: boolean }) {
  return (
    <tr className={isDose ? style.dose : style.sum}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <Figures sums={sums} />
    </tr>
  )
}

/** The three figures of a line; where the columns have no room, the unit stands beside each. */
function Figures({ sums }: { sums: RowSums }) {
  return (
    <>
      <Figure amount={sums.carbs_g} channel="carbs" unit="g carbs" />
      <Figure amount={sums.sodium_mg} channel="sodium" unit="mg sodium" />
      <Figure amount={sums.fluids_ml} channel="fluids" unit="ml fluids" />
    </>
  )
}

function Figure({ amount, channel, unit }: { amount: number; channel: Channel; unit: string }) {
  return (
    <td className={style.figure} data-channel={channel} data-unit={unit}>
      {written(amount)}
    </td>
  )
}
