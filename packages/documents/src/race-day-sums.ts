import type { NutritionPlan, RaceDayEntry } from '@race-nutrition/engine'

export interface RowSums {
  readonly carbs_g: number
  readonly sodium_mg: number
  readonly fluids_ml: number
}

export interface RaceDaySums {
  /** The dose for the race; null where a row's time does not say whether it is before, in or after it. */
  readonly startToFinish: RowSums | null
  readonly breakfastToRecovery: RowSums
}

/** What the race-day table adds up to: on the course, and over the whole day. */
export function raceDaySums({ race_day_plan: rows }: Pick<NutritionPlan, 'race_day_plan'>): RaceDaySums {
  const onTheCourse = rows.map((row) => isOnTheCourse(row.time))
  return {
    startToFinish: onTheCourse.includes(null) ? null : sumOf(rows.filter((_, index) => onTheCourse[index])),
    breakfastToRecovery: sumOf(rows),
  }
}

/** `0:25 · 5.0 km / 3.1 mi` is on the course, `3:00 before` and `0:30 after` are not; null where the text does not say. */
export function isOnTheCourse(time: string): boolean | null {
  if (/\b(before|after|pre|post)\b|^\s*[-−–]\s*\d/i.test(time)) return false
  // A time of day ("6:30 AM") tells nothing of the start.
  if (/\d\s*[ap]\.?m\b/i.test(time)) return null
  return /^\s*(\d{1,2}:\d{2}\b|\d+\s*min)/i.test(time) ? true : null
}

function sumOf(rows: readonly RaceDayEntry[]): RowSums {
  return {
    carbs_g: sum(rows.map((row) => row.carbs_g)),
    sodium_mg: sum(rows.map((row) => row.sodium_mg)),
    fluids_ml: sum(rows.map((row) => row.fluids_ml)),
  }
}

// A foreign service may send decimals; a tenth is as fine as the table shows.
const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((total, next) => total + next, 0) * 10) / 10
