import { minutesOfDay, timeAfter } from '../../clock.ts'
import { raceDayMeals as rule } from '../../evidence/race-day-meals.ts'
import type { Plan, PlanRaceDayMeal } from '../../plan.ts'
import { clockText } from '../amounts/clock-times.ts'
import { inGrams, joinList } from '../amounts/format-amounts.ts'

/** What race day has beside the race meal, by the clock; nothing before a start in the morning. */
export function raceDayMealLines({
  runner,
  race_day: { other_meals: meals, carbs_until_start_g: carbs },
}: Plan): string[] {
  if (meals.length === 0 || carbs === null) return []
  const said = meals.map(
    (meal) => `${names[meal.name]} ${whenOf(runner, meal)}, ${inGrams(meal.carbs_g)} carbs`,
  )
  return [
    `Besides the race meal: ${joinList(said)}. Foods you know, little fiber and fat; they are not on the grocery list.`,
    `Up to the start the day has ${inGrams(carbs)} carbs.`,
  ]
}

const names: Readonly<Record<PlanRaceDayMeal['name'], string>> = {
  breakfast: 'breakfast at',
  lunch: 'lunch at',
  snack: 'a snack until',
}

/** A snack may come later than planned. */
const whenOf = (runner: Plan['runner'], { name, minute }: PlanRaceDayMeal) =>
  clockText(runner, name === 'snack' ? -rule.value.evening.snackUntilMinutesBefore : minute)

/** The first meal of the day; null without a start time. */
export const firstMealMinute = ({ race_day: { other_meals: meals, rows } }: Plan): number =>
  meals[0]?.minute ?? rows[0]?.minute ?? 0

/** Caffeine in the evening. */
export function lateCaffeine({ runner, targets, race_day: { rows } }: Plan): string[] {
  const start = runner.preferences.start_time
  const row = rows.find(({ phase }) => phase === 'caffeine')
  if (start === undefined || !row || targets.caffeine_mg === 0) return []
  const isLate = minutesOfDay(timeAfter(start, row.minute)) >= rule.value.caffeineFromMinute
  return isLate ? ['Caffeine at this hour may cost you the night’s sleep.'] : []
}
