import { energyPerGram } from './evidence/energy.ts'
import { foodFigures, sumOfRows } from './evidence/portions.ts'
import { loadingDay, raceWeekCarbohydrate } from './evidence/race-week.ts'
import { type DayPath, type Reason, reason, type TotalPath } from './reason.ts'

/** The reasons that are the same for every runner: how days are counted, and the sums of race day. */
export const dayReasons: Readonly<Record<DayPath, Reason>> = {
  'days.kcal': reason(energyPerGram),
  'days.carbs_g': reason(foodFigures),
  'days.protein_g': reason(foodFigures),
  'days.fat_g': reason(foodFigures),
  'days.fiber_g': reason(foodFigures),
  'days.target.kcal': reason(loadingDay),
  'days.target.carbs_g': reason(raceWeekCarbohydrate),
  'days.target.protein_g': reason(loadingDay),
  'days.target.fat_g': reason(loadingDay),
}

const race = ['raceType', 'targetTimeOrPace'] as const

export const totalReasons: Readonly<Record<TotalPath, Reason>> = {
  'race_day.start_to_finish.carbs_g': reason(sumOfRows, race),
  'race_day.breakfast_to_recovery.carbs_g': reason(sumOfRows),
  'race_day.start_to_finish.sodium_mg': reason(sumOfRows, race),
  'race_day.breakfast_to_recovery.sodium_mg': reason(sumOfRows),
  'race_day.start_to_finish.fluids_ml': reason(sumOfRows, race),
  'race_day.breakfast_to_recovery.fluids_ml': reason(sumOfRows),
  'race_day.gels': reason(sumOfRows),
}
