import { dayOfTheWeek } from './day-of-the-week.ts'
import { fromFewerFoods } from './fewer-foods.ts'
import { type Eaten, lengthOf, lineOf, listFor } from './groceries/list-so-far.ts'
import type { DayMenu, Meal } from './menus.ts'
import type { DaysAround, Week } from './wishes-of-the-week.ts'

/**
 * Every remaining day before race morning: few recipes, few packs, and pots that last two days. Where the list comes out long,
 * days are planned again beside the others as they are, and where it stays long, without foods of few meals; in the end the whole
 * week, with lines three times as dear from its first day on.
 */
export function daysBeforeTheRace(week: Week): DayMenu[] {
  const days = planWeek(week)
  if (days.length < 6) return days
  const short = withoutRareFoods(week, shortened(week, days))
  if (lengthOfAll(week, short).lines <= longest.lines) return short
  const thrifty = { ...week, thrift: thrifts[0] }
  return better(week, short, withoutRareFoods(thrifty, planWeek(thrifty)))
}

export function planWeek(week: Week): DayMenu[] {
  const days: DayMenu[] = []
  for (const daysBefore of [6, 5, 4, 3, 2, 1].filter((each) => each <= week.runner.daysToGo))
    days.push(dayOfTheWeek(week, daysBefore, { before: days, after: [], own: null }))
  return days
}

/** How many times dearer than usual a line of the list is, while it comes out too long. */
const thrifts = [3, 10] as const

/** In turn the day that adds most to the list is planned again, with all that the others buy. */
function shortened(week: Week, days: DayMenu[]): DayMenu[] {
  let best = days
  for (const thrift of thrifts) {
    for (const key of byLinesOfTheirOwn(week, best)) {
      if (!isLong(lengthOfAll(week, best), usual)) return best
      best = better(week, best, planAgain(week, best, key, thrift))
    }
  }
  return best
}

/** Where the list is still one that hardly anybody would shop, foods of a few meals go, as far as no number is missed for it. */
const withoutRareFoods = (week: Week, days: DayMenu[]): DayMenu[] =>
  fromFewerFoods(days, {
    eatenIn: (each) => [...week.besides, ...each],
    faultsIn: (each) =>
      aNumberMissed * missedOn(each) + Math.max(0, lengthOfAll(week, each).opened - longest.opened),
    without: (food, each) => withoutFood(week, each, food),
    isShort: (eaten) => lengthOf(listFor(eaten)).lines <= longest.lines,
    mostMeals: 4,
  })

/** The fuel of the race adds a line or two. */
const longest = { lines: 34, opened: 4 } as const

/** More than all packs of a list. */
const aNumberMissed = 100

/** The days that have a dish of the food, planned again of other dishes; what is left of a pot stays. */
function withoutFood(week: Week, days: DayMenu[], food: string): DayMenu[] {
  const hasIt = ({ items }: Meal) =>
    items.some(({ foodId, side }) => side === null && lineOf(foodId) === food)
  const dishesLeftOut = new Set(
    days.flatMap(({ meals }) => meals.filter(hasIt).map(({ recipe }) => recipe.id)),
  )
  if (dishesLeftOut.size === 0) return days
  const keys = days.filter(({ meals }) => meals.some(hasIt)).map(({ key }) => key)
  const [first, second] = thriftsWithout.map((thrift) =>
    keys.reduce((others, key) => planAgain({ ...week, dishesLeftOut }, others, key, thrift), days),
  ) as [DayMenu[], DayMenu[]]
  return missedOn(second) < missedOn(first) ? second : better(week, first, second)
}

const thriftsWithout = [10, 30] as const

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

const usual = { lines: 30, opened: 3 } as const

type Length = ReturnType<typeof lengthOf>

const isLong = ({ lines, opened }: Length, most: Length) => lines > most.lines || opened > most.opened

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
