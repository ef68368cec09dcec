import { cookingSession } from '../../evidence/portions.ts'
import type { Plan, PlanCooking, PlanMealAhead, PlanMealName, PlanPot, PlanRunner } from '../../plan.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { dayInWords, weekdayInWords } from '../amounts/days.ts'
import { mealsInSentences } from '../menus/meal-words.ts'
import { portions, recipeName } from '../menus/dish-words.ts'

/** One session of an hour at most, each step with its hands-on minutes. */
export function batchSteps(plan: Plan): string[] {
  const { cooking, runner } = plan
  return [...(cooking ? sessionSteps(plan, cooking) : freshEachTime(plan)), countTheKit(runner)]
}

const freshEachTime = ({ race_week: week }: Plan) =>
  week.length > 1 ? ['Nothing to cook ahead: each dish is made fresh.'] : []

const countTheKit = ({ days_to_go: daysToGo }: PlanRunner) =>
  `${cookingSession.value.raceKit} min: ${
    daysToGo === 0
      ? 'Count out the race kit before you leave.'
      : `${daysToGo > 1 ? 'On the eve of the race, count' : 'Count'} out the race kit.`
  }`

function sessionSteps(plan: Plan, { date, pots, minutes }: PlanCooking): string[] {
  const { settingOut, boxing } = cookingSession.value
  return [
    `${settingOut} min: On the evening of ${dayInWords(date)}, about ${minutes} min by the clock: set out pots and boxes. Minutes are hands-on.`,
    ...pots.map((pot) => potStep(plan, pot)),
    `${boxing} min: Cool in shallow boxes, into the fridge within an hour. Reheat once, until it steams.`,
  ]
}

/** "12 min: Lentil stew, 2½ portions, 40 min in all. For dinner on Monday and lunch on Tuesday." */
function potStep(
  plan: Plan,
  { recipe, quarters, hands_on_minutes: hands, total_minutes: total, meals, freezes }: PlanPot,
): string {
  const alone = total > hands ? `, ${total} min in all` : ''
  const later = freezes ? '; freeze what comes later' : ''
  return `${hands} min: ${nameOf(plan, recipe)}, ${portions(quarters)}${alone}. For ${mealsInWords(meals)}${later}.`
}

function nameOf({ race_week: week }: Plan, id: string): string {
  const meal = week.flatMap(({ meals }) => meals).find(({ recipe }) => recipe.id === id)
  if (!meal) throw new Error(`${id} is not eaten in race week`)
  return recipeName(meal)
}

/** "dinner on Monday and lunch on Tuesday". */
function mealsInWords(meals: readonly PlanMealAhead[]): string {
  const byName = new Map<PlanMealName, string[]>()
  for (const { name, date } of meals) byName.set(name, [...(byName.get(name) ?? []), weekdayInWords(date)])
  return joinList([...byName].map(([name, days]) => `${mealsInSentences[name]} on ${joinList(days)}`))
}
