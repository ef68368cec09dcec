import type { Field } from '../../1-runner/questionnaire.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { carbohydrateLoading, loadingUnder18 } from '../../evidence/race-week.ts'
import { type Reason, reason } from '../../reason.ts'
import type { GramsPerKilogram } from '../../units.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import type { Working } from '../working.ts'
import { breakfastReasons } from './meal-reasons.ts'

export const raceWeekReasons = (runner: Runner, { week: { perKilogram } }: Working) => ({
  mon_wed_carbs_g: reason(dailyCarbohydrateBands, [...answers, 'weeklyMileage']),
  thu_fri_carbs_g: loadingReason(runner, perKilogram.thursdayToFriday),
  day_before_carbs_g: loadingReason(runner, perKilogram.dayBefore),
  race_morning_carbs_g: breakfastReasons('race').carbs_g,
})

const loadingReason = (runner: Runner, dose: GramsPerKilogram): Reason =>
  isGrowing(runner) && dose === loadingUnder18.value
    ? reason(loadingUnder18, [...answers, 'age'])
    : reason(carbohydrateLoading, [...answers, 'weeklyMileage'])

const answers = ['raceType', 'targetTimeOrPace', 'weight'] as const satisfies readonly Field[]
