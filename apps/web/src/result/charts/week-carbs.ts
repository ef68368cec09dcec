import {
  type Plan,
  type PlanDay,
  readIsoDay,
  shortMonthDay,
  shortWeekday,
  weekdayOf,
} from '@race-nutrition/engine'
import { written } from '../amount.tsx'

/** Carbs per day for the remaining days of race week. */
export interface WeekCarbs {
  readonly days: readonly CarbDay[]
  /** The target of a training day, for comparison with the carb load. */
  readonly training: number
}

export interface CarbDay {
  readonly key: string
  /** `Thursday`, or `Race day`; the short forms are `Thu` and `Race`. */
  readonly name: string
  readonly shortName: string
  /** `Dec 10`; the short form is `10`. */
  readonly date: string
  readonly dayOfMonth: string
  readonly carbs: number
  readonly target: number
  readonly isRace: boolean
  /** On race day, the carbs after breakfast: before, during and after the race. Zero on other days. */
  readonly onTop: number
}

export function weekCarbs({ race_week: days, race_day: raceDay, targets }: Plan): WeekCarbs {
  return {
    days: days.map((day): CarbDay => {
      const isRace = day.kind === 'race-morning'
      const onTop = raceDay.breakfast_to_recovery.carbs_g - day.totals.carbs_g
      return {
        key: day.key,
        ...namesOf(day, isRace),
        carbs: day.totals.carbs_g,
        target: day.target.carbs_g,
        isRace,
        onTop: isRace ? Math.max(0, onTop) : 0,
      }
    }),
    training: targets.daily.carbs_g,
  }
}

function namesOf(
  { date }: PlanDay,
  isRace: boolean,
): Pick<CarbDay, 'name' | 'shortName' | 'date' | 'dayOfMonth'> {
  const day = readIsoDay(date ?? '')
  const weekday = day ? weekdayOf(day) : ''
  const dayOfMonth = String(day?.day ?? '')
  return {
    name: isRace ? 'Race day' : weekday,
    shortName: isRace ? 'Race' : day ? shortWeekday(day) : '',
    date: day ? shortMonthDay(day) : '',
    dayOfMonth,
  }
}

/** `Thursday, Dec 10: 435 g carbs of a target of 446 g`, and for race day its two parts. */
export function dayWords({ name, date, carbs, target, isRace, onTop }: CarbDay): string {
  const aim = ` of a target of ${written(target)} g`
  if (isRace)
    return `${name}, ${date}: ${written(carbs)} g carbs at breakfast${aim}, then ${written(onTop)} g before, in and after the race`
  return `${name}, ${date}: ${written(carbs)} g carbs${aim}`
}

/** What the chart shows, in two sentences. */
export function weekSummary({ days, training }: WeekCarbs): string {
  const loading = days.filter(({ isRace }) => !isRace)
  const most = loading.toSorted((one, other) => other.carbs - one.carbs)[0]
  const usual = `A training day asks for ${written(training)} g, the dashed line.`
  const isLoad = most !== undefined && most.carbs > training
  return isLoad ? `Carbs peak at ${written(most.carbs)} g on ${most.name}, ${most.date}. ${usual}` : usual
}
