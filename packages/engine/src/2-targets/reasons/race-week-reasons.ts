import type { Field } from '../../1-runner/questionnaire.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import {
  carbohydrateLoading,
  loadByDuration,
  loadingUnder18,
  mostCarbohydrateInADay,
  ordinaryDaysFirst,
} from '../../evidence/race-week.ts'
import { noLoadWithDiabetes } from '../../evidence/health.ts'
import type { Evidence } from '../../evidence/rule.ts'
import { type Reason, reason } from '../../reason.ts'
import type { WeekStep } from '../target-groups.ts'
import type { Working } from '../working.ts'
import { breakfastReasons } from './meal-reasons.ts'

export const raceWeekReasons = (runner: Runner, { week: { settledBy } }: Working) => ({
  mon_wed_carbs_g: reasonOf(settledBy.mondayToWednesday),
  thu_fri_carbs_g: reasonOf(settledBy.thursdayToFriday),
  day_before_carbs_g: reasonOf(settledBy.dayBefore),
  race_morning_carbs_g: breakfastReasons(runner, 'race').carbs_g,
})

const reasonOf = (settledBy: WeekStep): Reason =>
  settledBy === 'age'
    ? reason(loadingUnder18, [...answers, 'age'])
    : reason(rules[settledBy], [
        ...answers,
        'height',
        'weeklyMileage',
        ...(settledBy === 'diabetes' ? (['allergies'] as const) : []),
      ])

const rules: Readonly<Record<WeekStep, Evidence>> = {
  training: dailyCarbohydrateBands,
  limits: dailyCarbohydrateBands,
  'ordinary-day': ordinaryDaysFirst,
  'no-load': loadByDuration,
  diabetes: noLoadWithDiabetes,
  'part-of-load': loadByDuration,
  load: carbohydrateLoading,
  'day-before-it': carbohydrateLoading,
  'most-in-a-day': mostCarbohydrateInADay,
  age: loadingUnder18,
}

const answers = ['raceType', 'targetTimeOrPace', 'weight'] as const satisfies readonly Field[]
