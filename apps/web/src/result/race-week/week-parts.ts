import type { Plan, PlanWords } from '@race-nutrition/engine'

export interface WeekPart {
  readonly title: string
  readonly name: keyof PlanWords['raceWeek']
  /** The kind of its days in the plan. */
  readonly kind: Plan['race_week'][number]['kind']
  readonly target: keyof Plan['targets']['race_week']
  /** The unit of its target. */
  readonly unit: string
}

/** The playbook's parts of race week, in order. */
export const weekParts: readonly WeekPart[] = [
  {
    title: 'Monday-Wednesday',
    name: 'mon_wed',
    kind: 'easy-week',
    target: 'mon_wed_carbs_g',
    unit: 'g carbs a day',
  },
  {
    title: 'Thursday-Friday carb focus',
    name: 'thu_fri',
    kind: 'loading',
    target: 'thu_fri_carbs_g',
    unit: 'g carbs a day',
  },
  {
    title: 'Day Before',
    name: 'day_before',
    kind: 'day-before',
    target: 'day_before_carbs_g',
    unit: 'g carbs',
  },
  {
    title: 'Race Morning',
    name: 'race_morning',
    kind: 'race-morning',
    target: 'race_morning_carbs_g',
    unit: 'g carbs',
  },
]

/** Whether the days of a part have little fiber on purpose. */
export const speaksOfFiber = (kind: WeekPart['kind'], { working }: Plan) =>
  kind === 'day-before' || (kind === 'loading' && working.race_week.share_of_load > 0)

/** Whether the days have different targets; the number above them is the mean. */
export const rises = (kind: WeekPart['kind'], { race_week: days }: Plan) =>
  new Set(days.filter((day) => day.kind === kind).map(({ target }) => target.carbs_g)).size > 1
