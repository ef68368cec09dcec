import { type Eaten, lengthOf, listFor } from './groceries/list-so-far.ts'
import type { DayMenu } from './menus.ts'
import { dayOfTheWeek } from './day-of-the-week.ts'
import type { DaysAround, OnlyDay, Week } from './wishes-of-the-week.ts'
import { smallShops } from './small-shop.ts'

/**
 * Every remaining day before race morning: few recipes, few packs, and pots that last two days. Where the list comes out long,
 * days are planned again beside the others as they are.
 */
export function daysBeforeTheRace(week: Week): DayMenu[] {
  const days = planWeek(week)
  if (days.length === 1) return onTheEve(week, days)
  return days.length === 6 ? shortened(week, days) : days
}

function planWeek(week: Week): DayMenu[] {
  const days: DayMenu[] = []
  for (const daysBefore of [6, 5, 4, 3, 2, 1].filter((each) => each <= week.runner.daysToGo))
    days.push(dayOfTheWeek(week, daysBefore, { before: days, after: [], own: null }))
  return days
}

/** How many times dearer than usual a line of the list is, while it comes out too long. */
const thrifts = { week: [3, 10], onTheEve: [1, 3, 8, 20, 50] } as const

/** In turn the day that adds most to the list is planned again, with all that the others buy. */
function shortened(week: Week, days: DayMenu[]): DayMenu[] {
  let best = days
  for (const thrift of thrifts.week) {
    for (const key of byLinesOfTheirOwn(week, best)) {
      if (!isLong(lengthOfAll(week, best), usual.week)) return best
      best = better(week, best, planAgain(week, best, key, thrift))
    }
  }
  return best
}

function planAgain(week: Week, days: readonly DayMenu[], key: string, thrift: number): DayMenu[] {
  const index = days.findIndex((day) => day.key === key)
  const around: DaysAround = {
    before: days.slice(0, index),
    after: days.slice(index + 1),
    own: days[index] ?? null,
  }
  return days.with(index, dayOfTheWeek({ ...week, thrift }, days.length - index, around))
}

/** The days that add something to the list of the others, the longest first. */
function byLinesOfTheirOwn(week: Week, days: readonly DayMenu[]): string[] {
  const all = weightOf(week, days)
  return days
    .map((day) => ({
      key: day.key,
      own:
        all -
        weightOf(
          week,
          days.filter((other) => other !== day),
        ),
    }))
    .filter(({ own }) => own > 0)
    .sort((one, other) => other.own - one.own)
    .map(({ key }) => key)
}

/**
 * The only day left is planned around its own lunch, which serves twice, and then meal by meal around what the others buy: nobody
 * shops for four recipes on the eve of a race.
 */
function onTheEve(week: Week, days: DayMenu[]): DayMenu[] {
  let best = days
  for (const thrift of thrifts.onTheEve) {
    if (thrift > 1 && !isLong(lengthOfAll(week, best), usual.onTheEve)) break
    const [day] = thrift === 1 ? days : planWeek({ ...week, thrift })
    if (!day) break
    best = better(week, best, [day])
    best = better(week, best, planWeek({ ...week, thrift, onlyDay: withLunchTwice(week, day) }))
    best = mealByMeal({ ...week, thrift }, best)
  }
  return fromASmallShop(week, best)
}

/** Where the list is still long, a day of one main, and of what it and the race buy anyway. */
function fromASmallShop(week: Week, days: DayMenu[]): DayMenu[] {
  let best = days
  if (!isLong(lengthOfAll(week, best), usual.onTheEve)) return best
  for (const onlyDay of smallShops(week.kitchen, week.besides)) {
    best = better(week, best, planWeek({ ...week, thrift: thriftInASmallShop, onlyDay }))
    if (!isLong(lengthOfAll(week, best), usual.onTheEve)) break
  }
  return best
}

const thriftInASmallShop = 20

function withLunchTwice({ besides }: Week, { meals }: DayMenu): OnlyDay {
  const lunch = meals.find(({ name }) => name === 'lunch')?.recipe.id
  const first = meals.filter(({ name }) => name === 'lunch' || name === 'breakfast')
  return {
    list: listFor([...besides, { meals: first }]),
    only: ({ occasion }) => (lunch !== undefined && occasion === 'main' ? new Set([lunch]) : null),
  }
}

/** Two meals in turn are any others, of what the rest of the day buys anyway; the rest keep their dishes. */
function mealByMeal(week: Week, days: DayMenu[]): DayMenu[] {
  let best = days
  for (const names of pairsOf(days[0]?.meals.map(({ name }) => name) ?? [])) {
    if (!isLong(lengthOfAll(week, best), usual.onTheEve)) break
    const others = best.flatMap(({ meals }) => meals.filter(({ name }) => !names.includes(name)))
    const dishes = new Map(others.map((meal) => [meal.name, new Set([meal.recipe.id])]))
    const onlyDay: OnlyDay = {
      list: listFor([...week.besides, { meals: others }]),
      only: ({ name }) => dishes.get(name) ?? null,
    }
    best = better(week, best, planWeek({ ...week, onlyDay }))
  }
  return best
}

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

/** The fuel of the race adds a line or two. */
export const usual = { week: { lines: 31, opened: 3 }, onTheEve: { lines: 10, opened: 3 } } as const

type Length = ReturnType<typeof lengthOf>

export const isLong = ({ lines, opened }: Length, most: Length) => lines > most.lines || opened > most.opened

const lengthOfAll = ({ besides }: { readonly besides: readonly Eaten[] }, days: readonly DayMenu[]): Length =>
  lengthOf(listFor([...besides, ...days]))

/** The shorter list, unless its days meet less of what they should. */
const better = (week: Week, one: DayMenu[], other: DayMenu[]) =>
  missedOn(other) <= missedOn(one) && weightOf(week, other) < weightOf(week, one) ? other : one

/** A pack that is opened for little is worse than one that is used up. */
function weightOf(week: Week, days: readonly DayMenu[]): number {
  const { lines, opened } = lengthOfAll(week, days)
  return lines + opened
}

const missedOn = (days: readonly DayMenu[]) => days.reduce((sum, { gaveWay }) => sum + gaveWay.length, 0)
