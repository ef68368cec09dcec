import { joinList } from '../amounts/format-amounts.ts'
import { type Cooking, cooking } from '../../3-menus/cooking/cooking-methods.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { coldStorage, cookingSession } from '../../evidence/portions.ts'
import { daysBetween } from '../../plain-day.ts'
import type {
  Plan,
  PlanCookedFood,
  PlanCookingRound,
  PlanMealAhead,
  PlanMealName,
  PlanRunner,
} from '../../plan.ts'
import { grams, roundTo } from '../../units.ts'
import { dayInWords, plainDay, weekdayInWords } from '../amounts/days.ts'
import { amountInWords } from '../amounts/household-measures.ts'
import { inWeight } from '../amounts/weights.ts'
import { dishInSentence } from '../menus/dish-words.ts'
import { mealsInSentences } from '../menus/meal-words.ts'
import { instructionFor } from './cooking-instructions.ts'

/** An hour of hands-on time at most, each step with its minutes; unattended time is given separately. */
export function batchSteps(plan: Plan): string[] {
  const { rounds } = plan.cooking
  return [
    ...rounds.flatMap((round, index) => stepsOf(plan, round, rounds.slice(index + 1))),
    countTheKit(plan.runner),
  ]
}

const countTheKit = ({ days_to_go: daysToGo }: PlanRunner) =>
  `${cookingSession.value.raceKit} min: ${
    daysToGo === 0
      ? 'Count out the race kit below before you leave.'
      : `${daysToGo > 1 ? 'On the eve of the race, count' : 'Count'} out the race kit below, so that race morning needs no thought.`
  }`

function stepsOf(plan: Plan, round: PlanCookingRound, later: readonly PlanCookingRound[]): string[] {
  const { foods, when, date } = round
  if (when === 'race eve') {
    const withDinner = `${dayInWords(date)}, with dinner, for race day.`
    return foods.map((food) => cookingStep(plan, food, `${withDinner} `, ' Into the fridge overnight.'))
  }
  return [setOut(plan.runner, round), ...foods.map((food) => cookingStep(plan, food)), boxUp(round, later)]
}

function setOut(runner: PlanRunner, round: PlanCookingRound): string {
  const { foods, when, date } = round
  const day = when === 'today' ? `Today, ${dayInWords(date)}` : `On the evening of ${dayInWords(date)}`
  const oven = foods.some((food) => cookingOf(food).place === 'oven')
    ? 'Heat the oven to 200 °C (400 °F). '
    : ''
  return `${cookingSession.value.settingOut} min: ${day}, cook ahead for ${runner.days_to_go === 0 ? 'after the race' : daysOf(round)}. ${oven}Set out pots and boxes. The minutes before each step are for your hands; pots and oven do the rest. By the clock it takes about ${byTheClock(round)} min.`
}

function daysOf({ from, until }: PlanCookingRound): string {
  const count = daysBetween({ from: plainDay(from), until: plainDay(until) })
  if (count === 0) return weekdayInWords(from)
  return `${weekdayInWords(from)} ${count === 1 ? 'and' : 'to'} ${weekdayInWords(until)}`
}

/** One cook, and as many pots as it takes. */
function byTheClock({ foods }: PlanCookingRound): number {
  let hands: number = cookingSession.value.settingOut
  let last = hands
  for (const food of foods) {
    hands += food.hands_on_minutes
    last = Math.max(last, hands + cookingOf(food).byItself)
  }
  return Math.ceil((Math.max(hands, last) + cookingSession.value.boxing) / 5) * 5
}

function cookingStep(plan: Plan, food: PlanCookedFood, before = '', after = ''): string {
  const { byItself, place } = cookingOf(food)
  const alone = byItself > 0 ? `, ${byItself} min ${places[place]}` : ''
  return `${food.hands_on_minutes} min: ${before}${amountOf(plan.runner, food)}${alone}. ${instructionFor(food.food_id)} For ${mealsInWords(plan, food.meals)}.${after}`
}

const places = { stove: 'on the stove', oven: 'in the oven' } as const

/** "720 g cooked white rice (4½ cups), from 255 g dry"; pieces by number. */
function amountOf(runner: PlanRunner, food: PlanCookedFood): string {
  const { cooked_g: cooked, raw_g: raw } = food
  const id = food.food_id as LarderId
  const { by } = larderLine(id)
  const amount = amountInWords(runner, id, roundTo(grams(cooked), 1))
  if (by === 'piece' || by === 'half piece' || raw === cooked) return amount
  return `${amount}, from ${inWeight(runner, roundTo(grams(raw), 5))} ${cookingOf(food).from}`
}

/** "lunch on Monday and Tuesday: dal of lentils with rice", "lunch on Monday and dinner on Friday". */
function mealsInWords(plan: Plan, meals: readonly PlanMealAhead[]): string {
  const byName = new Map<PlanMealName, string[]>()
  for (const { name, date } of meals) {
    const days = byName.get(name) ?? []
    byName.set(name, [...new Set([...days, weekdayInWords(date)])])
  }
  const when = joinList([...byName].map(([name, days]) => `${mealsInSentences[name]} on ${joinList(days)}`))
  const [dish, ...others] = [...new Set(meals.map((meal) => dishOf(plan, meal)))]
  return dish && others.length === 0 ? `${when}: ${dish}` : when
}

/** The name of the dish of a meal of race week. */
function dishOf({ race_week: week, race_day: day }: Plan, { date, name }: PlanMealAhead): string {
  const meals = week.find((each) => each.date === date)?.meals ?? []
  const meal = name === 'recovery' ? day.recovery_meal : meals.find((each) => each.name === name)
  return meal ? dishInSentence(meal) : ''
}

function boxUp({ until, foods }: PlanCookingRound, later: readonly PlanCookingRound[]): string {
  const fridge = `Cool it in shallow boxes and put it into the fridge within an hour. Cooked food keeps ${coldStorage.value} days there: eat this by ${dayInWords(until)}, and heat through what you eat warm.`
  return `${cookingSession.value.boxing} min: ${fridge}${freezing(foods, later)}`
}

/** What can be frozen, for runners who would rather cook once. */
function freezing(foods: readonly PlanCookedFood[], later: readonly PlanCookingRound[]): string {
  const next = later.filter(({ when }) => when === 'evening').flatMap((round) => round.foods)
  const names = (freezes: boolean) => [
    ...new Set(
      next
        .filter((food) => cookingOf(food).freezes === freezes)
        .map(({ food_id: id }) => larderLine(id as LarderId).name),
    ),
  ]
  const [takes, takesNot] = [names(true), names(false)]
  if (foods.length === 0 || takes.length === 0) return ''
  const not = takesNot.length > 0 ? `, but not ${joinList(takesNot)}` : ''
  return ` Rather cook once? Cook the next round along and freeze it in portions: ${joinList(takes)}${not}.`
}

/** How it is cooked ahead. */
function cookingOf({ food_id: id }: PlanCookedFood): Cooking {
  const found = cooking[id]
  if (!found) throw new Error(`${id} is not cooked ahead`)
  return found
}
