import { figure, isAmerican } from '../1-runner/formats.ts'
import type { Runner } from '../1-runner/runner.ts'
import {
  aroundCooking,
  batchPrep,
  type CookedAhead,
  type MealAhead,
  type PrepRound,
} from '../3-menus/batch-prep.ts'
import type { Menus } from '../3-menus/menus.ts'
import { amountInWords } from '../3-menus/portions/household-measure.ts'
import { larderLine } from '../3-menus/portions/larder.ts'
import { coldStorage } from '../evidence/portions.ts'
import { daysBetween, weekdayOf } from '../plain-day.ts'
import { roundTo } from '../units.ts'
import { dayInWords } from './days-in-words.ts'
import { listed } from './figures.ts'
import { lowered } from './meal-lines.ts'
import { inWeight } from './weights.ts'

/** An hour of hands at most, each step with its minutes; what pots and oven do by themselves is said beside them. */
export function batchSteps(runner: Runner, menus: Menus): string[] {
  const rounds = batchPrep(menus, runner.daysToGo)
  return [
    ...rounds.flatMap((round, index) => stepsOf(runner, round, rounds.slice(index + 1))),
    countTheKit(runner),
  ]
}

const countTheKit = ({ daysToGo }: Runner) =>
  `${aroundCooking.raceKit} min: ${
    daysToGo === 0
      ? 'Count out the race kit below before you leave.'
      : `${daysToGo > 1 ? 'On the eve of the race, count' : 'Count'} out the race kit below, so that race morning needs no thought.`
  }`

function stepsOf(runner: Runner, round: PrepRound, later: readonly PrepRound[]): string[] {
  const { foods, when, date } = round
  if (when === 'race eve') {
    const withDinner = `${dayInWords(date)}, with dinner, for race day.`
    return foods.map((food) => cookingStep(runner, food, `${withDinner} `, ' Into the fridge overnight.'))
  }
  return [setOut(runner, round), ...foods.map((food) => cookingStep(runner, food)), boxUp(round, later)]
}

function setOut(runner: Runner, round: PrepRound): string {
  const { foods, when, date } = round
  const day = when === 'today' ? `Today, ${dayInWords(date)}` : `On the evening of ${dayInWords(date)}`
  const oven = foods.some(({ cooking }) => cooking.place === 'oven')
    ? 'Heat the oven to 200 °C (400 °F). '
    : ''
  return `${aroundCooking.settingOut} min: ${day}, cook ahead for ${runner.daysToGo === 0 ? 'after the race' : daysOf(round)}. ${oven}Set out pots and boxes. The minutes before each step are for your hands; pots and oven do the rest. By the clock it takes about ${byTheClock(round)} min.`
}

function daysOf({ from, until }: PrepRound): string {
  const count = daysBetween({ from, until })
  if (count === 0) return weekdayOf(from)
  return `${weekdayOf(from)} ${count === 1 ? 'and' : 'to'} ${weekdayOf(until)}`
}

/** One pair of hands, and as many pots as it takes. */
function byTheClock({ foods }: PrepRound): number {
  let hands: number = aroundCooking.settingOut
  let last = hands
  for (const { handsOn, cooking } of foods) {
    hands += handsOn
    last = Math.max(last, hands + cooking.byItself)
  }
  return Math.ceil((Math.max(hands, last) + aroundCooking.boxing) / 5) * 5
}

function cookingStep(runner: Runner, food: CookedAhead, before = '', after = ''): string {
  const { cooking, handsOn, meals } = food
  const alone = cooking.byItself > 0 ? `, ${cooking.byItself} min ${places[cooking.place]}` : ''
  return `${handsOn} min: ${before}${amountOf(runner, food)}${alone}. ${cooking.how} For ${mealsInWords(meals)}.${after}`
}

const places = { stove: 'on the stove', oven: 'in the oven' } as const

/** "720 g cooked white rice (4½ cups), from 255 g dry"; pieces as they come. */
function amountOf(runner: Runner, { id, cooked, raw }: CookedAhead): string {
  const { by, buys } = larderLine(id)
  const amount = amountInWords(id, roundTo(cooked, 1), { ounces: isAmerican(runner) }).replace(
    /\d{4,}(?= g\b)/,
    (grams) => figure(Number(grams)),
  )
  if (by === 'piece' || by === 'half piece' || raw === cooked) return amount
  return `${amount}, from ${inWeight(runner, roundTo(raw, 5))} ${/\bdry\b/.test(buys) ? 'dry' : 'raw'}`
}

const mealInWords = (name: string) => {
  if (name === 'Recovery') return 'the meal after the race'
  return `${name.endsWith('snack') ? 'the ' : ''}${name.toLowerCase()}`
}

/** "lunch on Monday and Tuesday: dal of lentils with rice", "lunch on Monday and dinner on Friday". */
function mealsInWords(meals: readonly MealAhead[]): string {
  const byName = new Map<string, string[]>()
  for (const { name, date } of meals) {
    const days = byName.get(name) ?? []
    byName.set(name, [...new Set([...days, weekdayOf(date)])])
  }
  const when = listed([...byName].map(([name, days]) => `${mealInWords(name)} on ${listed(days)}`))
  const [dish, ...others] = [...new Set(meals.map((meal) => meal.dish))]
  return dish && others.length === 0 ? `${when}: ${lowered(dish)}` : when
}

function boxUp({ until, foods }: PrepRound, later: readonly PrepRound[]): string {
  const fridge = `Cool it in shallow boxes and put it into the fridge within an hour. Cooked food keeps ${coldStorage.says} days there: eat this by ${dayInWords(until)}, and heat through what you eat warm.`
  return `${aroundCooking.boxing} min: ${fridge}${freezing(foods, later)}`
}

/** Who would rather cook once learns what a freezer takes. */
function freezing(foods: readonly CookedAhead[], later: readonly PrepRound[]): string {
  const next = later.filter(({ when }) => when === 'evening').flatMap((round) => round.foods)
  const names = (freezes: boolean) => [
    ...new Set(
      next.filter(({ cooking }) => cooking.freezes === freezes).map(({ id }) => larderLine(id).says),
    ),
  ]
  const [takes, takesNot] = [names(true), names(false)]
  if (foods.length === 0 || takes.length === 0) return ''
  const not = takesNot.length > 0 ? `, but not ${listed(takesNot)}` : ''
  return ` Rather cook once? Cook the next round along and freeze it in portions: ${listed(takes)}${not}.`
}
