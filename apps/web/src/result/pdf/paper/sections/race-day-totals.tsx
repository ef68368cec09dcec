import type { Plan } from '@race-nutrition/engine'
import { written } from '../../../amount.tsx'
import { FigureList } from '../parts/figures.tsx'
import { gelsWords, NumbersOf, totalFigures } from './numbers.tsx'
import part from '../parts/part.module.css'

/** The dose for the race first: the sum of the whole day is not a dose. */
export function RaceDayTotals({ raceDay }: { raceDay: Plan['race_day'] }) {
  const { start_to_finish, breakfast_to_recovery: whole, gels } = raceDay
  const sums = [
    `${written(whole.carbs_g)} g carbs`,
    `${written(whole.fluids_ml)} ml fluids`,
    `${written(whole.sodium_mg)} mg sodium`,
    gelsWords(gels),
  ]
  return (
    <NumbersOf title="Race Day Totals, start to finish">
      <FigureList figures={totalFigures(start_to_finish)} />
      <p className={part.note}>Breakfast to recovery: {sums.join(', ')}</p>
    </NumbersOf>
  )
}
