import { fromFewerFoods } from './fewer-foods.ts'
import { type Eaten, lengthOf, listFor, type ListSoFar } from './groceries/list-so-far.ts'
import {
  boughtForTheRace,
  mealsAroundRuns,
  type MealsAroundRuns,
  isPoorRecovery,
} from './meals-around-runs.ts'
import type { DayMenu, MealName } from './menus.ts'
import { leansOn } from './preferences/faults-of-a-day.ts'
import type { Table, WeekAndRace } from './week-and-race.ts'
import { asFirmAsNumbers } from './days/day-demand.ts'
import { askedFor } from './days/plan-day.ts'
import { outOfSize } from './preferences/is-still-the-day.ts'
import { planWeek } from './race-week.ts'
import { findRecipe } from './recipes/all-recipes.ts'
import { dayFrom, smallShops } from './small-shop.ts'
import type { OnlyDay } from './wishes-of-the-week.ts'

type Wished = (around: MealsAroundRuns) => MealsAroundRuns

/**
 * The only day before a race, and the race: nobody shops for twenty foods on the eve. Where the list is long, both are planned from
 * fewer foods; from another day to begin with where that does not do.
 */
export function eveAndRace(table: Table, wished: Wished): WeekAndRace {
  let best: WeekAndRace | undefined
  for (const first of startsOf(table, wished)) {
    const fewer = fromFewerFoodsOrOthers(table, wished, first)
    best = best === undefined ? fewer : better(table, best, fewer)
    if (isShort(eatenIn(best)) && faultsIn(table, best) === 0) break
  }
  return best as WeekAndRace
}

function fromFewerFoodsOrOthers(table: Table, wished: Wished, first: WeekAndRace): WeekAndRace {
  const fewer = (planned: WeekAndRace) =>
    fromFewerFoods(planned, {
      eatenIn,
      faultsIn: (each) => faultsIn(table, each),
      without: (food, each, shop) => without(table, wished, { food, planned: each, shop }),
      isShort,
    })
  let best = fewer(first)
  for (const names of pairsOf(first.days.flatMap(({ meals }) => meals.map(({ name }) => name)))) {
    if (isShort(eatenIn(best))) break
    const other = better(table, best, withTwoOthers(table, best, names))
    if (other !== best) best = fewer(other)
  }
  return best
}

/** Two meals are any others, of what the rest of the day and the race buy anyway; the rest keep their dishes. */
function withTwoOthers(table: Table, { around, days }: WeekAndRace, names: readonly MealName[]): WeekAndRace {
  const others = days.flatMap(({ meals }) => meals.filter(({ name }) => !names.includes(name)))
  const dishes = new Map(others.map((meal) => [meal.name, new Set([meal.recipe.id])]))
  const besides = boughtForTheRace(around)
  const onlyDay: OnlyDay = {
    list: listFor([...besides, { meals: others }]),
    only: ({ name }) => dishes.get(name) ?? null,
  }
  return { around, days: planWeek({ ...table, besides, thrift: thrifts.fewerFoods, onlyDay }) }
}

/** The fuel of the race adds a line or two. */
const most = { lines: 10, opened: 3 } as const

function isShort(eaten: readonly Eaten[]): boolean {
  const { lines, opened } = lengthOf(listFor(eaten))
  return lines <= most.lines && opened <= most.opened
}

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))

const eatenIn = ({ around, days }: WeekAndRace): readonly Eaten[] => [...boughtForTheRace(around), ...days]

/**
 * A usual day, and one whose lunch serves twice; thriftier ones with a race of what they buy; and days of one main and of what it
 * and the race buy anyway.
 */
function* startsOf(table: Table, wished: Wished): Generator<WeekAndRace> {
  const around = wished(mealsAroundRuns(table))
  const week = { ...table, besides: boughtForTheRace(around) }
  const usual = planWeek(week)
  yield { around, days: usual }
  yield {
    around,
    days: planWeek({ ...week, thrift: thrifts.lunchTwice, onlyDay: withLunchTwice(week.besides, usual) }),
  }
  for (const dearer of thrifts.raceAfterTheDay) {
    const days = planWeek({ ...week, thrift: dearer })
    const race = wished(mealsAroundRuns(table, { bought: days }))
    const besides = boughtForTheRace(race)
    const onlyDay = withLunchTwice(besides, days)
    yield { around: race, days }
    yield { around: race, days: planWeek({ ...table, besides, thrift: dearer, onlyDay }) }
  }
  for (const onlyDay of smallShops(table.kitchen, week.besides))
    yield { around, days: planWeek({ ...week, thrift: thrifts.fewerFoods, onlyDay }) }
}

/** How many times dearer than usual a line of the list is. */
const thrifts = { lunchTwice: 3, raceAfterTheDay: [8, 50], fewerFoods: 20 } as const

/** Planned again, as far as this food was in it, of what else is in the shop. */
function without(
  table: Table,
  wished: Wished,
  {
    food,
    planned: { around, days },
    shop,
  }: { readonly food: string; readonly planned: WeekAndRace; readonly shop: ListSoFar },
): WeekAndRace {
  const race = listFor(boughtForTheRace(around)).has(food) ? wished(mealsAroundRuns(table, { shop })) : around
  const besides = boughtForTheRace(race)
  const onlyDay = dayFrom(table.kitchen, shop)
  return {
    around: race,
    days: listFor(days).has(food)
      ? planWeek({ ...table, besides, thrift: thrifts.fewerFoods, onlyDay })
      : days,
  }
}

/** The shorter list, unless it has more faults, or fewer faults where the list stays as short. */
function better(table: Table, one: WeekAndRace, other: WeekAndRace): WeekAndRace {
  const [first, second] = [one, other].map((each) => linesOf(eatenIn(each))) as [number, number]
  const fewerFaults = faultsIn(table, one) - faultsIn(table, other)
  const isAsShort = second <= first || isShort(eatenIn(other))
  return (fewerFaults >= 0 && second < first) || (fewerFaults > 0 && isAsShort) ? other : one
}

const linesOf = (eaten: readonly Eaten[]) => lengthOf(listFor(eaten)).lines

/**
 * The numbers that the day and the race miss, too little after it, the foods that the day leans on, meals of the wrong size, and a
 * stove after the race.
 */
const faultsIn = ({ kitchen, targets }: Table, { around: { raceMorning, recovery }, days }: WeekAndRace) =>
  aNumberMissed * [...days, raceMorning].reduce((sum, { gaveWay }) => sum + gaveWay.length, 0) +
  (isPoorRecovery({ targets }, recovery.race) ? aNumberMissed : 0) +
  days.reduce(
    (sum, day) =>
      sum +
      leansOn(day, { kitchen, targets, firm: asFirmAsNumbers }) +
      outOfSize(day, askedFor(day)?.places ?? []),
    0,
  ) +
  (recovery.race && findRecipe(recovery.race.recipe.id).effort === 'cook' ? 1 : 0)

/** More than all other faults of a day. */
const aNumberMissed = 20

function withLunchTwice(besides: readonly Eaten[], days: readonly DayMenu[]): OnlyDay {
  const meals = days.flatMap((day) => day.meals)
  const lunch = meals.find(({ name }) => name === 'lunch')?.recipe.id
  const first = meals.filter(({ name }) => name === 'lunch' || name === 'breakfast')
  return {
    list: listFor([...besides, { meals: first }]),
    only: ({ occasion }) => (lunch !== undefined && occasion === 'main' ? new Set([lunch]) : null),
  }
}
