import type { NutritionPlan } from '@race-nutrition/engine'
import { line } from './cell.ts'
import { planTitle } from './plan-title.ts'
import { raceDaySums, type RowSums } from './race-day-sums.ts'

/** The race-day table as text: reads in a message, pastes into a spreadsheet as columns. */
export function raceScheduleText(plan: NutritionPlan): string {
  const sums = raceDaySums(plan)
  return [
    planTitle('Race schedule', plan),
    ...(sums.startToFinish ? [line(`Start to finish: ${inWords(sums.startToFinish)}`)] : []),
    line(`Breakfast to recovery: ${inWords(sums.breakfastToRecovery)}`),
    '',
    line('Time', 'Action', 'Item', 'Carbs (g)', 'Sodium (mg)', 'Fluids (ml)'),
    ...plan.race_day_plan.map((row) =>
      line(row.time, row.action, row.item, row.carbs_g, row.sodium_mg, row.fluids_ml),
    ),
  ].join('\n')
}

const inWords = ({ carbs_g, sodium_mg, fluids_ml }: RowSums) =>
  `${carbs_g} g carbs, ${sodium_mg} mg sodium, ${fluids_ml} ml fluids`
