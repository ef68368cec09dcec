import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { addDays, type PlainDay } from '../plain-day.ts'
import type { Grams } from '../units.ts'
import { composeDay } from './days/compose-day.ts'
import { composeMeal, withSalt, withWater } from './days/compose-meal.ts'
import { macrosOf } from './days/day-macros.ts'
import { findDish } from './dishes/all-dishes.ts'
import { plateOf } from './dishes/plate.ts'
import { type Kitchen, kitchenOf } from './kitchen.ts'
import type { DayKind, DayMenu, Meal, Menus } from './menus.ts'
import { type Opened, openedBy } from './groceries/opened-packs.ts'
import { afterRunning, beforeRunning, demandOf, hasLoad } from './portions/demands.ts'
import { countOf } from './portions/household-measure.ts'
import { type LarderId, larderLine } from './portions/larder.ts'
import { buildMeal, totalsOf } from './portions/build-meal.ts'
import { missed, type Window } from './portions/windows.ts'
import { windowOfLoadStep } from './days/load-step-window.ts'
import { limitTuna } from './days/limit-tuna.ts'
import { type Draws, drawsFrom, seedOf } from './seeded-random.ts'

/** Whole days of real foods: three for training, then every remaining day until race morning, and the recovery meals. */
export function composeMenus(runner: Runner, targets: Targets): Menus {
  const table: Table = { runner, targets, kitchen: kitchenOf(runner), draws: drawsFrom(seedOf(runner)) }
  const exampleDays = trainingDays(table)
  const week = raceWeek(
    table,
    exampleDays.flatMap(({ meals }) => meals.map(({ dishId }) => dishId)),
  )
  return {
    exampleDays,
    raceWeek: week,
    longRunBreakfasts: longRunBreakfasts(table),
    recovery: {
      race: recoveryMeal({ ...table, kitchen: limitTuna(table.kitchen, week, 1) }, targets.race.recovery, {
        draws: table.draws.of('race recovery'),
        opened: openedIn(week),
      }),
      longRun: recoveryMeal(table, targets.longRun.recovery, {
        draws: table.draws.of('long-run recovery'),
        opened: null,
      }),
    },
  }
}

interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
  readonly draws: Draws
}

function trainingDays(table: Table): DayMenu[] {
  const served = new Set<string>()
  return [0, 1, 2].map((index) => {
    const day = wholeDay(table, {
      key: `training-${index + 1}`,
      kind: 'training',
      date: null,
      carbs: table.targets.daily.carbs,
      draws: table.draws.of(`training-${index + 1}`),
      served,
      opened: null,
    })
    for (const { dishId } of day.meals) served.add(dishId)
    return day
  })
}

interface DayToPlan {
  readonly key: string
  readonly kind: DayKind
  readonly date: PlainDay | null
  readonly carbs: Grams
  readonly draws: Draws
  readonly served: ReadonlySet<string>
  readonly opened: Opened | null
  readonly carbsWithin?: Window
}

function wholeDay(table: Table, { key, kind, date, carbs, ...wishes }: DayToPlan): DayMenu {
  const { runner, targets, kitchen } = table
  const target = macrosOf(runner, targets, { kind, carbs })
  const day = composeDay(kitchen, targets, { kind, target, ...wishes })
  const meals = day.meals.map((meal) => buildMeal(kitchen, meal))
  const totals = totalsOf(meals)
  const gaveWay = missed(demandOf(kind, target, targets), { ...totals, sodium: 0, fluids: 0 })
  return { key, kind, date, target, meals, totals, gaveWay }
}

/** From six days before the race to race morning, without the days that are past. */
function raceWeek(table: Table, served: readonly string[]): DayMenu[] {
  const { runner, targets } = table
  const composed = new Map<string, DayMenu>()
  const eaten: DayMenu[] = []
  const steps = [4, 3, 2, 1].map((daysBefore) => ({
    kind: kindOf(daysBefore),
    carbs: carbsOn(daysBefore, targets),
  }))
  const left = [6, 5, 4, 3, 2, 1, 0].filter((daysBefore) => daysBefore <= runner.daysToGo)
  const alikeOf = (daysBefore: number) => `${kindOf(daysBefore)} ${carbsOn(daysBefore, targets)}`
  return left.map((daysBefore) => {
    const kind = kindOf(daysBefore)
    const date = addDays(runner.raceDate, -daysBefore)
    const before = [...composed.values()]
    if (kind === 'race-morning') return raceMorning(table, date, openedIn(before))
    const carbs = carbsOn(daysBefore, targets)
    // Days with the same targets have the same menu: one pot, one grocery list.
    const alike = alikeOf(daysBefore)
    const times = left.filter((other) => other > 0 && alikeOf(other) === alike).length
    const day =
      composed.get(alike) ??
      wholeDay(
        { ...table, kitchen: limitTuna(table.kitchen, eaten, times) },
        {
          key: '',
          kind,
          date: null,
          carbs,
          draws: table.draws.of(kind),
          served: new Set([...served, ...before.filter((other) => other.kind !== kind).flatMap(mainsOf)]),
          opened: openedIn(before),
          ...(hasLoad(targets) ? { carbsWithin: windowOfLoadStep(steps, Math.max(0, 4 - daysBefore)) } : {}),
        },
      )
    composed.set(alike, day)
    eaten.push(day)
    return { ...day, key: `${daysBefore}-days-before`, date }
  })
}

/** Lunch and dinner differ from those of the day before; breakfasts and snacks may repeat. */
const mainsOf = ({ meals }: DayMenu) =>
  meals
    .filter(({ name }) => name === 'lunch' || name === 'dinner')
    .flatMap((meal) => [meal.dishId, ...platesOf(meal)])

/** With a side, or with a single egg in place of two, it is another plate, which the next day may have again. */
const platesOf = ({ dishId, foods, beside, items }: Meal) =>
  beside === null && !items.some(isSingleEgg) ? [plateOf(findDish(dishId), foods)] : []

const isSingleEgg = ({ foodId, amount }: Meal['items'][number]) => {
  const { by, kind } = larderLine(foodId as LarderId)
  return kind === 'egg' && by === 'piece' && countOf(foodId as LarderId, amount) <= 1
}

const openedIn = (days: readonly DayMenu[]): Opened =>
  new Set(
    openedBy(
      days.flatMap(({ meals }) =>
        meals.flatMap(({ items }) => items.map(({ foodId }) => foodId as LarderId)),
      ),
    ),
  )

const kindOf = (daysBefore: number): DayKind =>
  daysBefore >= 4
    ? 'easy-week'
    : daysBefore >= 2
      ? 'loading'
      : daysBefore === 1
        ? 'day-before'
        : 'race-morning'

function carbsOn(daysBefore: number, { raceWeek: week }: Targets): Grams {
  if (daysBefore >= 4) return week.mondayToWednesday
  if (daysBefore === 3) return week.thursday
  return daysBefore === 2 ? week.friday : week.dayBefore
}

function raceMorning(table: Table, date: PlainDay, opened: Opened): DayMenu {
  const { runner, targets, kitchen } = table
  const { breakfast } = targets.race
  const demand = beforeRunning(breakfast, targets, 'race')
  const meal = composeMeal(kitchen, {
    name: 'breakfast',
    occasion: 'race morning',
    demand,
    draws: table.draws.of('race-morning'),
    served: new Set(),
    opened,
    gentle: true,
  })
  const meals = meal ? [buildMeal(kitchen, withWater(meal, breakfast.fluids))] : []
  const totals = totalsOf(meals)
  return {
    key: 'race-morning',
    kind: 'race-morning',
    date,
    target: macrosOf(runner, targets, { kind: 'race-morning', carbs: breakfast.carbs }),
    meals,
    totals,
    gaveWay: missed(demand, { ...totals, sodium: meals[0]?.sodium ?? 0, fluids: meals[0]?.fluids ?? 0 }),
  }
}

function longRunBreakfasts(table: Table): Meal[] {
  const { kitchen, targets } = table
  const { before } = targets.longRun
  const draws = table.draws.of('long run')
  const served = new Set<string>()
  const meals: Meal[] = []
  // Two dishes may become the same if few foods are left to fill them.
  for (let draw = 0; draw < 6 && meals.length < 3; draw++) {
    const meal = composeMeal(kitchen, {
      name: 'breakfast',
      occasion: 'race morning',
      demand: beforeRunning(before, targets, 'longRun'),
      draws: draws.of(String(draw)),
      served,
      opened: null,
      gentle: true,
    })
    if (!meal || served.has(meal.dish.plan.id)) continue
    const isNew = !served.has(meal.dish.plate)
    served.add(meal.dish.plan.id).add(meal.dish.plate)
    if (isNew) meals.push(buildMeal(kitchen, withWater(meal, before.fluids)))
  }
  return meals
}

function recoveryMeal(
  table: Table,
  recovery: Targets['race']['recovery'],
  { draws, opened }: { readonly draws: Draws; readonly opened: Opened | null },
): Meal | null {
  const meal = composeMeal(table.kitchen, {
    name: 'recovery',
    occasion: 'recovery',
    demand: afterRunning(recovery),
    draws,
    served: new Set(),
    opened,
    gentle: false,
  })
  return meal ? buildMeal(table.kitchen, withSalt(meal, recovery)) : null
}
