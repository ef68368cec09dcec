import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { grams } from '../units.ts'
import type { Wishes } from './days/wishes.ts'
import { macrosOf } from './days/day-macros.ts'
import { totalsOf } from './days/day-totals.ts'
import { beyond } from './groceries/groceries.ts'
import { type Eaten, listFor, type ListSoFar } from './groceries/list-so-far.ts'
import type { Only } from './fit-meal.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayMenu, Meal, Menus } from './menus.ts'
import { beforeRunning } from './portions/demands.ts'
import { meetsAsMuchAs, missed } from './portions/windows.ts'
import { findRecipe } from './recipes/all-recipes.ts'
import { canBeMadeInAHotel } from './recipes/can-be-made-in-a-hotel.ts'
import type { Occasion } from './recipes/recipe.ts'
import { dishesMadeOf } from './small-shop.ts'
import { mealAfterRunning, mealBeforeRunning, endsALow } from './single-meals.ts'

export interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
  readonly bought: readonly Eaten[]
  /** What alone may be bought for it, where the list is to be short. */
  readonly shop?: ListSoFar | null
}

/** What is eaten before and after the race and long runs. */
export interface MealsAroundRuns extends Pick<Menus, 'breakfastAway' | 'longRunBreakfasts' | 'recovery'> {
  readonly raceMorning: DayMenu
}

/**
 * The plan's own, before the runner's wishes for the kitchen. The race breakfast is one of those before long runs, wherever that
 * meets as many of its numbers. `bought`: what is on the list for other days.
 */
export function mealsAroundRuns(
  withoutList: Omit<Table, 'bought'>,
  { bought = [], shop = null }: Partial<Pick<Table, 'bought' | 'shop'>> = {},
): MealsAroundRuns {
  const table = { ...withoutList, bought, shop }
  const liked = raceMorning(table)
  const likedAway = breakfastAway(table, liked)
  const longRunBreakfasts = breakfastsBeforeLongRuns(table, [
    ...liked.meals,
    ...(likedAway ? [likedAway] : []),
  ])
  const rehearsed = new Set(longRunBreakfasts.map(({ recipe }) => recipe.id))
  const isRehearsed = liked.meals.every(({ recipe }) => rehearsed.has(recipe.id))
  const morning = isRehearsed ? liked : raceMorning(table, rehearsed)
  const away = isRehearsed ? likedAway : breakfastAway(table, morning)
  const around = { raceMorning: morning, breakfastAway: away, longRunBreakfasts }
  return {
    ...around,
    recovery: { race: raceRecovery(table, around), longRun: longRunRecovery(table, longRunBreakfasts[0]) },
  }
}

/** What of it is on the grocery list. */
export const boughtForTheRace = ({
  raceMorning: morning,
  breakfastAway: away,
  recovery,
}: MealsAroundRuns): Eaten[] => [
  ...breakfasts(morning, away),
  ...(recovery.race ? [{ meals: [recovery.race] }] : []),
]

/** The breakfast away is bought as far as it needs more than the one at home: either is eaten. */
const breakfasts = (morning: DayMenu, away: Meal | null): Eaten[] => [
  morning,
  { meals: [{ items: beyond(away?.items ?? [], morning.meals[0]?.items ?? []) }] },
]

/** What a single meal is chosen by: what is bought for the others, and what one more line of the list costs. */
const boughtBefore = ({ runner, bought, shop }: Table, others: readonly Eaten[]): Wishes['bought'] => ({
  list: shop ?? listFor([...bought, ...others]),
  aLine: runner.daysToGo === 1 ? aLine.onTheEve : aLine.week,
})

/** In the currency of `costOf`. */
const aLine = { week: 6, onTheEve: 50 } as const

const wishes = (kitchen: Kitchen, part: string): Wishes => ({
  draws: kitchen.draws.of(part),
  gentle: false,
  smooth: part !== 'race recovery' && part !== 'long-run recovery',
  not: new Set(),
  bias: () => 0,
  breads: 'white',
  juice: 'usual',
  bought: null,
})

function raceMorning(table: Table, rehearsed: ReadonlySet<string> = new Set()): DayMenu {
  const fit = (only: Only) => fitRaceBreakfast(table, only)
  const best = table.runner.daysToGo === 1 ? forBothPlaces(table, fit) : fit(any)
  return morningWith(table, practiced(table, best, rehearsed, fit))
}

/** One breakfast for home and hotel, where all is bought on the eve, unless it misses what another meets. */
function forBothPlaces({ targets }: Table, fit: (only: Only) => Meal | null): Meal | null {
  const inBoth = fit(isForAHotel)
  const demand = beforeRunning(targets.race.breakfast, targets, 'race')
  if (inBoth && missed(demand, inBoth).length === 0) return inBoth
  const atHome = fit(any)
  return inBoth && meetsAsMuchAs(atHome, demand)(inBoth) ? inBoth : atHome
}

/** Of what was eaten before long runs, where that meets as many numbers. */
function practiced(
  { targets, kitchen }: Table,
  best: Meal | null,
  rehearsed: ReadonlySet<string>,
  fit: (only: Only) => Meal | null,
): Meal | null {
  if (!best || rehearsed.size === 0 || rehearsed.has(best.recipe.id)) return best
  const meal = fit((served) => rehearsed.has(served.recipe.id) && !endsALow(kitchen, served))
  const isAsGood = meetsAsMuchAs(best, beforeRunning(targets.race.breakfast, targets, 'race'))
  return meal && isAsGood(meal) ? meal : best
}

const isForAHotel: Only = ({ recipe }) => canBeMadeInAHotel(recipe)

export const fitRaceBreakfast = (table: Table, only: Only): Meal | null =>
  fitBeforeTheRace(
    table,
    {
      ...wishes(table.kitchen, 'race-morning'),
      bought: boughtBefore(table, []),
      only: madeOfTheShop(table, 'race morning'),
    },
    only,
  )

const madeOfTheShop = ({ kitchen, shop = null }: Table, occasion: Occasion) =>
  shop && dishesMadeOf(kitchen, shop, occasion)

const fitBeforeTheRace = ({ kitchen, targets }: Table, wished: Wishes, only: Only): Meal | null =>
  mealBeforeRunning(kitchen, {
    breakfast: targets.race.breakfast,
    targets,
    run: 'race',
    wishes: wished,
    only,
  })

/** Race morning with this breakfast. */
export function morningWith(
  { runner, targets }: Pick<Table, 'runner' | 'targets'>,
  meal: Meal | null,
): DayMenu {
  const meals = meal ? [meal] : []
  const totals = totalsOf(meals, grams(0))
  const held = { ...totals, sodium: meal?.sodium ?? 0, fluids: meal?.fluids ?? 0 }
  return {
    key: 'race-morning',
    kind: 'race-morning',
    date: runner.raceDate,
    target: macrosOf(runner, targets, { kind: 'race-morning', carbs: targets.race.breakfast.carbs }),
    meals,
    fuelCarbs: grams(0),
    totals,
    gaveWay: missed(beforeRunning(targets.race.breakfast, targets, 'race'), held),
  }
}

const any = () => true

/** For runners who sleep away from home; null where they can make the one of home there. */
const breakfastAway = (table: Table, atHome: DayMenu): Meal | null =>
  hasBreakfastForAHotel(atHome) ? null : fitBreakfastAway(table, atHome, any)

const hasBreakfastForAHotel = ({ meals: [breakfast] }: DayMenu) =>
  breakfast !== undefined && canBeMadeInAHotel(findRecipe(breakfast.recipe.id))

/** Without a stove, and, where the morning at home has another, of what is bought for that. */
export const fitBreakfastAway = (table: Table, atHome: DayMenu, only: Only): Meal | null => {
  const onlyAway: Only = (served) => isForAHotel(served) && only(served)
  if (hasBreakfastForAHotel(atHome)) return fitRaceBreakfast(table, onlyAway)
  const wished = { ...wishes(table.kitchen, 'breakfast away'), bought: boughtBefore(table, [atHome]) }
  return fitBeforeTheRace(table, wished, onlyAway)
}

/** In the currency of `costOf`: no liking is worth more, but a number missed by much is. */
const likedAsRehearsal = 400

/** What was eaten before long runs is what the stomach knows: those of race morning come first (science: section 3.1). */
function breakfastsBeforeLongRuns(table: Table, ofRaceMorning: readonly Meal[]): Meal[] {
  const liked = new Set(ofRaceMorning.map(({ recipe }) => recipe.id))
  const served = new Set<string>()
  const meals: Meal[] = []
  for (let count = 0; count < breakfastsToPractice; count++) {
    const meal = fitLongRunBreakfast(table, any, { liked, served })
    if (!meal) break
    served.add(meal.recipe.id)
    meals.push(meal)
  }
  return meals
}

export const breakfastsToPractice = 3

export const fitLongRunBreakfast = (
  { targets, kitchen }: Table,
  only: Only,
  { liked, served }: Readonly<Record<'liked' | 'served', ReadonlySet<string>>> = {
    liked: new Set(),
    served: new Set(),
  },
): Meal | null =>
  mealBeforeRunning(kitchen, {
    breakfast: targets.longRun.before,
    targets,
    run: 'longRun',
    wishes: {
      ...wishes(kitchen, 'long run'),
      not: served,
      bias: (id: string) => (liked.has(id) ? -likedAsRehearsal : 0),
    },
    only,
  })

/** After the race: no dish of its morning, and of what is bought for that. */
export const raceRecovery = (
  table: Table,
  { raceMorning: morning, breakfastAway: away }: Pick<MealsAroundRuns, 'raceMorning' | 'breakfastAway'>,
  only: Only = any,
): Meal | null =>
  mealAfterRunning(table.kitchen, {
    ...table.targets.race,
    run: 'race',
    wishes: {
      ...wishes(table.kitchen, 'race recovery'),
      not: new Set(morning.meals.map(({ recipe }) => recipe.id)),
      bought: boughtBefore(table, breakfasts(morning, away)),
      only: madeOfTheShop(table, 'recovery'),
    },
    breakfast: morning.meals[0] ?? null,
    only,
  })

/** Whether the meal after the race has too few carbs to restore a muscle soon; one without a meal has a line of its own. */
export const isPoorRecovery = ({ targets: { race } }: Pick<Table, 'targets'>, meal: Meal | null): boolean =>
  meal !== null && meal.carbs < leastOfARecovery * race.recovery.carbs

/** 0.8 of 1.2 g/kg an hour. Evidence: recovery-serving. */
const leastOfARecovery = 2 / 3

export const longRunRecovery = (
  { kitchen, targets }: Table,
  breakfast: Meal | undefined,
  only: Only = any,
): Meal | null =>
  mealAfterRunning(kitchen, {
    ...targets.longRun,
    run: 'longRun',
    wishes: wishes(kitchen, 'long-run recovery'),
    breakfast: breakfast ?? null,
    only,
  })
