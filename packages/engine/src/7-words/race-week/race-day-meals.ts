import { minutesOfDay, timeAfter } from '../../clock.ts'
import { raceDayMeals as rule } from '../../evidence/race-day-meals.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import type { Plan, PlanRaceDayMeal } from '../../plan.ts'
import { clockText } from '../amounts/clock-times.ts'
import { inGrams, joinList } from '../amounts/format-amounts.ts'
import { mealWords } from '../menus/meal-words.ts'
import type { DayWords, PlanWords } from '../plan-words.ts'

/** The meals of race day beside the race meal that have no dish, by the clock, and what the day comes to. */
export function raceDayMealLines({
  runner,
  race_day: { other_meals: meals, carbs_until_start_g: carbs },
}: Plan): string[] {
  if (meals.length === 0 || carbs === null) return []
  const withoutADish = meals
    .filter(({ meal }) => meal === null)
    .map((meal) => `${lowercaseFirst(whenRaceDayMeal(runner, meal))}, ${inGrams(meal.carbs_g)} carbs`)
  return [
    ...(withoutADish.length === 0
      ? []
      : [
          `Besides the race meal: ${joinList(withoutADish)}. Foods you know, little fiber and fat; they are not on the grocery list.`,
        ]),
    `Up to the start the day has ${inGrams(carbs)} carbs.`,
  ]
}

/** The other dishes of race day, before the race meal and after it. */
export function raceDayMealWords(plan: Plan): PlanWords['raceDayMeals'] {
  const { runner, race_day: day } = plan
  const raceMeal = day.rows[0]?.minute ?? 0
  const inWords = (meals: readonly PlanRaceDayMeal[]) =>
    meals.flatMap((each) => (each.meal ? [mealWords(runner, each.meal, whenRaceDayMeal(runner, each))] : []))
  return {
    before: inWords(day.other_meals.filter(({ minute }) => minute < raceMeal)),
    after: inWords(day.other_meals.filter(({ minute }) => minute >= raceMeal)),
  }
}

/** Where race day has other meals, the one before the race is no breakfast. */
export const namedRaceMeal = ({ race_day: { other_meals: others } }: Plan, day: DayWords): DayWords =>
  others.length === 0
    ? day
    : { ...day, meals: day.meals.map((meal) => ({ ...meal, name: raceMeal, when: raceMeal })) }

export const raceMeal = 'Race meal'

/** What the rows of race day hold from the first to the last: with a start from 11:00 on, other meals stand beside them. */
export const nameOfAllRows = ({ race_day: { other_meals: others } }: Pick<Plan, 'race_day'>) =>
  `${others.length === 0 ? 'Breakfast' : raceMeal} to recovery`

/** "Lunch at 1:00 pm", "Snack until 6:00 pm": it may come later than planned. */
export function whenRaceDayMeal(runner: Plan['runner'], { name, minute }: PlanRaceDayMeal): string {
  if (name !== 'snack') return `${names[name]} at ${clockText(runner, minute)}`
  return `Snack until ${clockText(runner, -rule.value.evening.snackUntilMinutesBefore)}`
}

const names = { breakfast: 'Breakfast', lunch: 'Lunch' } as const

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
