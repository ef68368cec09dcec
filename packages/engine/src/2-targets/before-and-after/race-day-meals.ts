import type { Runner } from '../../1-runner/runner.ts'
import { minutesOfDay } from '../../clock.ts'
import { raceDayMeals as rule } from '../../evidence/race-day-meals.ts'
import { rounding } from '../../evidence/portions.ts'
import { type Grams, grams, type Kilograms, type Minutes, minutes } from '../../units.ts'
import { breakfastMinute } from './start.ts'

export type RaceDayMealName = 'breakfast' | 'lunch' | 'snack'

/** A meal of race day beside the race meal, which comes before a start from eleven on. */
export interface RaceDayMealTargets {
  readonly name: RaceDayMealName
  /** From the start: negative. */
  readonly minute: Minutes
  readonly carbs: Grams
}

/** Evidence: race-day-meals. */
export const startsInTheEvening = ({ preferences: { start_time: start } }: Runner): boolean =>
  start !== undefined && minutesOfDay(start) >= rule.value.evening.fromMinute

/** In the order in which they are eaten; none before a start in the morning, or one that is not known. Evidence: race-day-meals. */
export function raceDayMeals(runner: Runner, mass: Kilograms, raceMeal: Grams): RaceDayMealTargets[] {
  const time = runner.preferences.start_time
  const { late, evening, lunch, breakfast } = rule.value
  if (time === undefined || minutesOfDay(time) < late.fromMinute) return []
  const start = minutesOfDay(time)
  const hasLunch = start >= lunch.fromMinute
  const wanted = {
    breakfast: late.breakfastPerKilogram * mass,
    lunch: hasLunch ? lunch.perKilogram * mass : 0,
    snack: startsInTheEvening(runner) ? evening.snackGrams : 0,
  }
  const room = Math.max(0, mostUntilTheStart(runner, mass) - raceMeal - topUpOf(runner) - wanted.snack)
  const breakfastCarbs = inFives(Math.min(wanted.breakfast, room))
  // Where there is too little room, lunch gives way first.
  const lunchCarbs = inFives(Math.min(wanted.lunch, room - breakfastCarbs))
  const breakfastAt = Math.min(
    breakfast.latestMinute,
    start + breakfastMinute(runner) - breakfast.minutesBeforeRaceMeal,
  )
  const lunchAt = Math.min(lunch.latestMinute, start - lunch.minutesBefore)
  return [
    { name: 'breakfast' as const, minute: minutes(breakfastAt - start), carbs: breakfastCarbs },
    { name: 'lunch' as const, minute: minutes(lunchAt - start), carbs: lunchCarbs },
    { name: 'snack' as const, minute: minutes(-evening.snackMinutesBefore), carbs: grams(wanted.snack) },
  ].filter(({ carbs }) => carbs > 0)
}

/** The most carbs of race day up to the start. */
function mostUntilTheStart({ targetTime }: Runner, mass: Kilograms): number {
  const { long, short, longFromHours } = rule.value.mostPerKilogram
  return mass * (targetTime >= longFromHours ? long : short)
}

/** A gel right before the start, before a race that has one. */
const topUpOf = ({ targetTime }: Runner) =>
  targetTime >= rule.value.mostPerKilogram.longFromHours ? rule.value.topUpGrams : 0

const inFives = (amount: number) =>
  grams(rounding.value.mealGrams * Math.floor(amount / rounding.value.mealGrams + 1e-9))
