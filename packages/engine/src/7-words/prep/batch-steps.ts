import { cookingSession } from '../../evidence/portions.ts'
import type { Plan, PlanCooking, PlanDatedMeal, PlanItem, PlanPot, PlanRunner } from '../../plan.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { weekdayInWords } from '../amounts/days.ts'
import { mealName } from '../menus/meal-words.ts'
import { boiledFirst } from '../menus/cooked-together.ts'
import { itemInWords, portions, recipeName } from '../menus/dish-words.ts'
import { isMadeAhead } from '../race-week/cooked-when.ts'

/** One session of an hour at most, each step with its hands-on minutes. */
export function batchSteps(plan: Plan): string[] {
  const { cooking, runner } = plan
  const steps = cooking ? sessionSteps(plan, cooking) : freshEachTime(plan)
  // A race without fuel has nothing to count, beside what the kit lists.
  return plan.race_day.kit.length === 0 && steps.length > 0 ? steps : [...steps, countTheKit(runner)]
}

function freshEachTime(plan: Plan): string[] {
  const { race_week: week, doubles } = plan
  if (week.length < 2) return []
  if (doubles.length > 0) return [`No cooking session. ${boxingOf('leftovers')}`]
  return week.some((day) => day.meals.some((meal) => meal.name === 'lunch' && isMadeAhead(plan, day, meal)))
    ? [`No cooking session. ${boxingOf('what is cooked the night before')}`]
    : ['No cooking session: each dish is cooked for its meal.']
}

/** Also after a dish that is cooked for two meals on another day. */
const boxingOf = (food: string) =>
  `Box ${food}, shallow, into the fridge within an hour. Reheat once, until it steams.`

const countTheKit = ({ days_to_go: daysToGo }: PlanRunner) =>
  `${cookingSession.value.raceKit} min: ${
    daysToGo === 0
      ? 'count out the kit before you leave.'
      : `${daysToGo > 1 ? 'the evening before, count' : 'count'} out the kit.`
  }`

function sessionSteps(plan: Plan, { date, pots, minutes }: PlanCooking): string[] {
  const { settingOut, boxing: toBox } = cookingSession.value
  return [
    `${settingOut} min: ${weekdayInWords(date)} evening, set out pots and boxes. Minutes are hands-on; ${minutes} by the clock with dinner.`,
    ...pots.map((pot) => potStep(plan, pot, pot.meals[0]?.date === date ? boiledFirst(plan, pot) : [])),
    `${toBox} min: ${boxingOf('leftovers')}`,
  ]
}

/** "17 of 45 min: Lentil stew, 2½ portions with 1½ cups boiled peeled potatoes (225 g), for Monday’s dinner and Tuesday’s lunch." */
function potStep(
  plan: Plan,
  { recipe, quarters, hands_on_minutes: hands, total_minutes: total, meals }: PlanPot,
  boiled: readonly PlanItem[],
): string {
  const sides =
    boiled.length === 0 ? '' : ` with ${joinList(boiled.map((side) => itemInWords(plan.runner, side)))}`
  const alone = total > hands ? ` of ${total}` : ''
  return `${hands}${alone} min: ${nameOf(plan, recipe)}, ${portions(quarters)}${sides}, for ${mealsInWords(meals)}.`
}

function nameOf({ race_week: week }: Plan, id: string): string {
  const meal = week.flatMap(({ meals }) => meals).find(({ recipe }) => recipe.id === id)
  if (!meal) throw new Error(`${id} is not eaten in race week`)
  return recipeName(meal)
}

/** "Monday’s dinner and Tuesday’s lunch". */
const mealsInWords = (meals: readonly PlanDatedMeal[]): string =>
  joinList(meals.map((meal) => `${weekdayInWords(meal.date)}’s ${lowercaseFirst(mealName(meal))}`))
