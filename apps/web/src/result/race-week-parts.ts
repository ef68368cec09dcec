import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'

type WeekTargets = PlanDetails['targets']['race_week']

export interface WeekPart {
  readonly title: string
  readonly texts: keyof NutritionPlan['race_week']
  readonly target: keyof WeekTargets
  readonly words: string
  /** Its days in the details. */
  readonly days: readonly string[]
}

/** The playbook's parts, in their order, and where each one's texts, target and days stand. */
export const weekParts: readonly WeekPart[] = [
  {
    title: 'Monday-Wednesday',
    texts: 'mon_wed',
    target: 'mon_wed_carbs_g',
    words: 'g carbs a day',
    days: ['6-days-before', '5-days-before', '4-days-before'],
  },
  {
    title: 'Thursday-Friday carb focus',
    texts: 'thu_fri',
    target: 'thu_fri_carbs_g',
    words: 'g carbs a day',
    days: ['3-days-before', '2-days-before'],
  },
  {
    title: 'Day Before',
    texts: 'day_before',
    target: 'day_before_carbs_g',
    words: 'g carbs',
    days: ['1-days-before'],
  },
  {
    title: 'Race Morning',
    texts: 'race_morning',
    target: 'race_morning_carbs_g',
    words: 'g carbs',
    days: ['race-morning'],
  },
]
