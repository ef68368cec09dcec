import { boughtPerGram, isBeans } from '../../foods/foods.ts'
import { coldStorage, cookingSession } from '../../evidence/portions.ts'
import { addDays, daysBetween, type PlainDay } from '../../plain-day.ts'
import { type Grams, grams } from '../../units.ts'
import { type Cooking, cooking } from './cooking-methods.ts'
import type { DayMenu, MealName, Menus } from '../menus.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'

/** A meal that uses food cooked ahead. */
export interface MealAhead {
  readonly date: PlainDay
  readonly name: MealName
}

/** A food of the menus, cooked once for several meals. */
export interface CookedAhead {
  readonly id: LarderId
  readonly cooking: Cooking
  /** Cooked, and raw. */
  readonly cooked: Grams
  readonly raw: Grams
  readonly handsOn: number
  readonly meals: readonly MealAhead[]
}

/** One round of cooking, for as many days as the fridge keeps food. */
export interface CookingRound {
  readonly date: PlainDay
  readonly when: 'today' | 'evening' | 'race eve'
  readonly from: PlainDay
  readonly until: PlainDay
  /** In the order in which they are started: the longest unattended time first. */
  readonly foods: readonly CookedAhead[]
}

/** Days with dry beans, so that a plan can explain how to cook them safely. */
export const hasBeans = (days: readonly Pick<DayMenu, 'meals'>[]) =>
  days.some(({ meals }) => meals.some(({ items }) => items.some(({ foodId }) => isBeans(foodId))))

/** Grams of cooked beans in a can, drained (USDA can of 448 g, as the data has it). */
export const aCanOfBeans = 254

/** The rounds for the remaining days: an hour of hands-on time in all, spent on what saves the most time. */
export function batchPrep(menus: Menus, daysToGo: number): CookingRound[] {
  const rounds = roundsOf(menus, daysToGo).map((round) => ({ ...round, foods: foodsFor(menus, round) }))
  const wanted = rounds
    .flatMap(({ foods }, index) => foods.map((food) => ({ food, index })))
    .toSorted((one, other) => savedBy(other.food) - savedBy(one.food))
  const taken = rounds.map((): CookedAhead[] => [])
  let left: number = cookingSession.value.most - cookingSession.value.raceKit
  for (const { food, index } of wanted) {
    const round = taken[index] ?? []
    const minutes = food.handsOn + (round.length === 0 ? minutesAround(rounds[index]) : 0)
    if (minutes > left) continue
    left -= minutes
    round.push(food)
  }
  return rounds
    .map((round, index) => ({ ...round, foods: (taken[index] ?? []).toSorted(longestFirst) }))
    .filter(({ foods }) => foods.length > 0)
}

/** Race morning is cooked with dinner, without its own round. */
const minutesAround = (round: Pick<CookingRound, 'when'> | undefined) =>
  round?.when === 'race eve' ? 0 : cookingSession.value.settingOut + cookingSession.value.boxing

/** The minutes of waiting and stirring if it were cooked at every meal. */
const savedBy = ({ meals, cooking: { handsOn, byItself } }: CookedAhead) =>
  meals.length * (handsOn + byItself)

const longestFirst = (one: CookedAhead, other: CookedAhead) => other.cooking.byItself - one.cooking.byItself

type Round = Omit<CookingRound, 'foods'>

/** A round is cooked today or on the evening before its days; the next one on the evening of its last day. */
function roundsOf({ raceWeek }: Menus, daysToGo: number): Round[] {
  const dates = raceWeek.flatMap(({ date }) => date ?? [])
  const [first, race] = [dates[0], dates.at(-1)]
  if (!first || !race) return []
  const rounds: Round[] = []
  let from = first
  for (let date = daysToGo < dates.length ? first : addDays(first, -1); daysFrom(from, race) >= 0; ) {
    const last = addDays(date, coldStorage.value)
    const until = daysFrom(last, race) < 0 ? race : last
    const isEve = rounds.length > 0 && daysFrom(from, race) === 0
    rounds.push({
      date,
      from,
      until,
      when: isEve ? 'race eve' : daysFrom(first, date) === 0 ? 'today' : 'evening',
    })
    from = addDays(until, 1)
    date = until
  }
  return rounds
}

const daysFrom = (from: PlainDay, until: PlainDay) => daysBetween({ from, until })

/** Every food of the round's meals that is worth cooking ahead, with the total that these meals use. */
function foodsFor(menus: Menus, round: Round): CookedAhead[] {
  const foods = new Map<LarderId, { cooked: number; meals: MealAhead[] }>()
  for (const { items, ...meal } of mealsOf(menus, round)) {
    for (const { foodId, amount } of items) {
      const id = foodId as LarderId
      if (!(id in cooking)) continue
      const before = foods.get(id) ?? { cooked: 0, meals: [] }
      foods.set(id, { cooked: before.cooked + amount, meals: [...before.meals, meal] })
    }
  }
  return [...foods].flatMap(([id, { cooked, meals }]) => {
    const how = cooking[id]
    if (!how || !isWorthCooking(id, cooked) || !isAhead(meals, round)) return []
    const handsOn = Math.round(how.handsOn * (cooked > aBigPot ? 1.5 : 1))
    const raw = grams(cooked * boughtPerGram(foodOf(id)))
    return [{ id, cooking: how, cooked: grams(cooked), raw, handsOn, meals }]
  })
}

/** A few bites are cooked with their meal; for less than a can of beans, nobody soaks and boils dry ones. */
function isWorthCooking(id: LarderId, cooked: number): boolean {
  const energy = (cooked * foodOf(id).energyPer100g) / 100
  return isBeans(id) ? cooked > aCanOfBeans : energy >= leastWorthCooking
}

/** What is eaten once, at the next meal, is cooked then; after a race on the same day nobody wants to cook. */
const isAhead = ([first, ...others]: readonly MealAhead[], { date, from, until }: Round) =>
  others.length > 0 ||
  (first !== undefined && (daysFrom(date, first.date) > 0 || daysFrom(from, until) === 0))

/** In kcal, so that 150 g of potatoes, two eggs and a pound of squash count alike. */
const leastWorthCooking = 130
/** Grams as eaten: more means more to peel and stir. */
const aBigPot = 700

/** Dishes whose starch and pulses cook in the dish itself. */
export const madeInOnePot: ReadonlySet<string> = new Set(['risotto', 'potato-lentil-stew'])

function* mealsOf({ raceWeek, recovery }: Menus, { from, until }: Round) {
  const isWithin = (date: PlainDay) => daysFrom(from, date) >= 0 && daysFrom(date, until) >= 0
  for (const { date, kind, meals } of raceWeek) {
    if (!date || !isWithin(date)) continue
    // On race day breakfast is eaten before anybody cooks ahead.
    const eaten = [
      ...(raceWeek.length > 1 ? meals : []),
      ...(kind === 'race-morning' && recovery.race ? [recovery.race] : []),
    ]
    for (const { name, dishId, items } of eaten) {
      if (!madeInOnePot.has(dishId)) yield { date, name, items }
    }
  }
}
