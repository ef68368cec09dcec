import { nameOfAllRows, type Plan, type PlanTotals, raceRates } from '@race-nutrition/engine'
import { written } from '../../../amount.tsx'
import { FigureList } from '../parts/figures.tsx'
import { gelsWords, hourly, NumbersOf } from './numbers.tsx'
import style from './numbers.module.css'

/** The rates first, then the dose for the race, and last the sums of the whole day, which are no dose. */
export function RaceDayTotals({ plan }: { plan: Plan }) {
  const { race_day: raceDay } = plan
  const { carbs, fluids, sodium } = raceRates(plan)
  const perHour = {
    carbs_g_per_hr: carbs.amount,
    fluids_ml_per_hr: fluids.amount,
    sodium_mg_per_hr: sodium.amount,
  }
  return (
    <NumbersOf title="Race Day Totals, per hour of the race">
      <div className={style.race}>
        <FigureList figures={hourly(perHour)} />
        <div>
          <p className={style.dose}>Start to finish: {sumsOf(raceDay.start_to_finish).join(', ')}</p>
          <p className={style.whole}>
            {nameOfAllRows({ race_day: raceDay })}:{' '}
            {[...sumsOf(raceDay.breakfast_to_recovery), gelsWords(raceDay.gels)].join(', ')}
          </p>
        </div>
      </div>
    </NumbersOf>
  )
}

const sumsOf = ({ carbs_g, fluids_ml, sodium_mg }: PlanTotals) => [
  `${written(carbs_g)} g carbs`,
  `${written(fluids_ml)} ml fluids`,
  `${written(sodium_mg)} mg sodium`,
]
