import { readIsoDay, monthNames } from '@race-nutrition/engine'
import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { written } from '../amount.tsx'

/** The days that are left of race week, as carbs a day. */
export interface WeekCarbs {
  readonly days: readonly CarbDay[]
  /** What a training day asks for: how much the load is above it. */
  readonly training: number
}

export interface CarbDay {
  readonly key: string
  /** `Thursday`; `Race day`. */
  readonly name: string
  /** `Dec 10` */
  readonly date: string
  readonly carbs: number
  /** Null where nobody knows. */
  readonly target: number | null
  readonly isRace: boolean
  /** On race day, what follows breakfast: before, in and after the race. Zero on all others. */
  readonly onTop: number
}

/** Null where the plan came without its days. */
export function weekCarbs(
  { race_day_plan: rows }: Pick<NutritionPlan, 'race_day_plan'>,
  details: Pick<PlanDetails, 'days' | 'targets'> | null,
): WeekCarbs | null {
  const dated = details?.days.filter(({ date }) => date !== null) ?? []
  if (!details || dated.length === 0) return null
  const raceDay = rows.reduce((sum, { carbs_g }) => sum + carbs_g, 0)
  const days = dated.map(({ key, label, date, totals, target }): CarbDay => {
    const isRace = key === 'race-morning'
    return {
      key,
      name: isRace ? 'Race day' : label,
      date: shortDate(date ?? ''),
      carbs: totals.carbs_g,
      target: target?.carbs_g ?? null,
      isRace,
      onTop: isRace ? Math.max(0, Math.round(raceDay - totals.carbs_g)) : 0,
    }
  })
  return { days, training: details.targets.daily.carbs_g }
}

function shortDate(isoDay: string): string {
  const day = readIsoDay(isoDay)
  return day ? `${monthNames[day.month - 1]?.slice(0, 3)} ${day.day}` : isoDay
}

/** `Thursday, Dec 10: 435 g carbs of a target of 446 g`, and for race day its two parts. */
export function dayWords({ name, date, carbs, target, isRace, onTop }: CarbDay): string {
  const aim = target === null ? '' : ` of a target of ${written(target)} g`
  if (isRace)
    return `${name}, ${date}: ${written(carbs)} g carbs at breakfast${aim}, then ${written(onTop)} g before, in and after the race`
  return `${name}, ${date}: ${written(carbs)} g carbs${aim}`
}

/** What the picture shows, in two sentences. */
export function weekSummary({ days, training }: WeekCarbs): string {
  const loading = days.filter(({ isRace }) => !isRace)
  const most = loading.toSorted((one, other) => other.carbs - one.carbs)[0]
  const usual = `A training day asks for ${written(training)} g, the dashed line.`
  const isLoad = most !== undefined && most.carbs > training
  return isLoad ? `Carbs peak at ${written(most.carbs)} g on ${most.name}, ${most.date}. ${usual}` : usual
}
