import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { grams } from '../units.ts'
import type { Wishes } from './days/candidates.ts'
import { macrosOf } from './days/day-macros.ts'
import { totalsOf } from './days/day-totals.ts'
import { beyond } from './groceries/groceries.ts'
import { type Eaten, listFor } from './groceries/list-so-far.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayMenu, Meal, Menus } from './menus.ts'
import { afterRunning, beforeRunning } from './portions/demands.ts'
import { type Demand, missed } from './portions/windows.ts'
import { recipeSwappedIn, swappedMeal } from './preferences/swaps.ts'
import { findRecipe } from './recipes/all-recipes.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { mealAfterRunning, mealBeforeRunning } from './single-meals.ts'

export interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
  readonly bought: readonly Eaten[]
}

/** What is eaten before and after the race and long runs. */
export interface MealsAroundRuns extends Pick<Menus, 'breakfastAway' | 'longRunBreakfasts' | 'recovery'> {
  readonly raceMorning: DayMenu
}

/**
 * The race breakfast is one of those before long runs, wherever that meets as many of its numbers. `bought`: what is on the list
 * for other days.
 */
export function mealsAroundRuns(
  withoutList: Omit<Table, 'bought'>,
  bought: readonly Eaten[] = [],
): MealsAroundRuns {
  const table = { ...withoutList, bought }
  const { kitchen } = table
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
  const recovery = {
    race: recoveryMeal(table, 'race', {
      wishes: {
        ...wishes(kitchen, 'race recovery'),
        not: new Set(morning.meals.map(({ recipe }) => recipe.id)),
        bought: boughtBefore(table, breakfasts(morning, away)),
      },
      breakfast: morning.meals[0] ?? null,
    }),
    longRun: recoveryMeal(table, 'longRun', {
      wishes: wishes(kitchen, 'long-run recovery'),
      breakfast: longRunBreakfasts[0] ?? null,
    }),
  }
  return { raceMorning: morning, breakfastAway: away, longRunBreakfasts, recovery }
}

/**
 * The same where the runner said where they sleep: of the two race breakfasts that one, as they swapped it. What is swapped in is
 * eaten before long runs too.
 */
export function whereTheySleep(withoutList: Omit<Table, 'bought'>, around: MealsAroundRuns): MealsAroundRuns {
  const table = { ...withoutList, bought: [] }
  const isAway = sleepsAway(table.runner)
  const own = (isAway ? around.breakfastAway : null) ?? around.raceMorning.meals[0] ?? null
  const meal = isAway ? swappedBreakfast(table, own) : own
  return {
    ...around,
    raceMorning: morningWith(table, meal),
    breakfastAway: null,
    ...(meal?.insteadOf === undefined || !isAway
      ? {}
      : { longRunBreakfasts: breakfastsBeforeLongRuns(table, [meal]) }),
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
const boughtBefore = ({ runner, bought }: Table, others: readonly Eaten[]): Wishes['bought'] => ({
  list: listFor([...bought, ...others]),
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
  whiteBread: true,
  bought: null,
})

/** Of what was eaten before long runs, where that meets as many numbers. */
function raceMorning(table: Table, rehearsed: ReadonlySet<string> = new Set()): DayMenu {
  const { runner } = table
  const fit = (only: (served: ServedRecipe) => boolean) => fitRaceBreakfast(table, only)
  const isAway = sleepsAway(runner)
  // One breakfast for home and hotel, where all is bought on the eve.
  const isEve = runner.daysToGo === 1
  const withoutAStove = isAway || isEve ? fit(needsNoStove) : null
  const best = withoutAStove ?? (isAway || !isEve ? fit(any) : null)
  const practiced =
    rehearsed.size === 0
      ? null
      : fit((served) => rehearsed.has(served.recipe.id) && (!isAway || needsNoStove(served)))
  const own = practiced && meetsAsMuchAs(best, demandOfRace(table))(practiced) ? practiced : best
  return morningWith(table, swappedBreakfast(table, own))
}

const sleepsAway = ({ preferences }: Runner) => preferences.kitchen?.race_morning === 'hotel'

const demandOfRace = ({ targets }: Table) => beforeRunning(targets.race.breakfast, targets, 'race')

const fitRaceBreakfast = (table: Table, only: (served: ServedRecipe) => boolean): Meal | null =>
  mealBeforeRunning(table.kitchen, {
    breakfast: table.targets.race.breakfast,
    targets: table.targets,
    run: 'race',
    wishes: { ...wishes(table.kitchen, 'race-morning'), bought: boughtBefore(table, []) },
    only,
  })

const swappedBreakfast = (table: Table, own: Meal | null): Meal | null =>
  swappedMeal(own, recipeSwappedIn(table.kitchen, 'race-morning', 'breakfast'), {
    fit: (id) =>
      fitRaceBreakfast(
        table,
        (served) => served.recipe.id === id && (!sleepsAway(table.runner) || needsNoStove(served)),
      ),
    isSound: meetsAsMuchAs(own, demandOfRace(table)),
  })

function morningWith(table: Table, meal: Meal | null): DayMenu {
  const { runner, targets } = table
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
    gaveWay: missed(demandOfRace(table), held),
  }
}

const any = () => true

/** What is eaten before or after a run misses no number that the plan's own meal meets. */
const meetsAsMuchAs = (own: Meal | null, demand: Demand) => (meal: Meal) =>
  missed(demand, meal).length <= (own ? missed(demand, own).length : 0)

const needsNoStove = ({ recipe }: ServedRecipe) => recipe.tags.includes('hotel')

/** For runners who sleep away from home, of what is bought already. */
function breakfastAway(table: Table, morning: DayMenu): Meal | null {
  const { runner, targets, kitchen } = table
  const [atHome] = morning.meals
  // Runners who said where they sleep need one breakfast.
  if (runner.preferences.kitchen?.race_morning) return null
  if (atHome && findRecipe(atHome.recipe.id).tags.includes('hotel')) return null
  return mealBeforeRunning(kitchen, {
    breakfast: targets.race.breakfast,
    targets,
    run: 'race',
    wishes: { ...wishes(kitchen, 'breakfast away'), bought: boughtBefore(table, [morning]) },
    only: needsNoStove,
  })
}

/** In the currency of `costOf`: no liking is worth more, but a number missed by much is. */
const likedAsRehearsal = 400

/** What was eaten before long runs is what the stomach knows: those of race morning come first (science: section 3.1). */
function breakfastsBeforeLongRuns({ targets, kitchen }: Table, ofRaceMorning: readonly Meal[]): Meal[] {
  const { before } = targets.longRun
  const liked = new Set(ofRaceMorning.map(({ recipe }) => recipe.id))
  const bias = (id: string) => (liked.has(id) ? -likedAsRehearsal : 0)
  const served = new Set<string>()
  const meals: Meal[] = []
  for (let count = 0; count < 3; count++) {
    const fit = (only: (each: ServedRecipe) => boolean) =>
      mealBeforeRunning(kitchen, {
        breakfast: before,
        targets,
        run: 'longRun',
        wishes: { ...wishes(kitchen, 'long run'), not: served, bias },
        only,
      })
    const own = fit(any)
    // The first is the one of the example day.
    const swap = count === 0 ? recipeSwappedIn(kitchen, 'long-run', 'breakfast') : undefined
    const meal = swappedMeal(own, swap, {
      fit: (id) => fit(({ recipe }) => recipe.id === id),
      isSound: meetsAsMuchAs(own, beforeRunning(before, targets, 'longRun')),
    })
    if (!meal) break
    served.add(meal.recipe.id)
    meals.push(meal)
  }
  return meals
}

function recoveryMeal(
  { targets, kitchen }: Table,
  run: 'race' | 'longRun',
  { wishes: wishesOfMeal, breakfast }: { readonly wishes: Wishes; readonly breakfast: Meal | null },
): Meal | null {
  const { recovery, time } = targets[run]
  const demand = afterRunning(recovery, { maySalt: kitchen.foods.has('salt-table') })
  const fit = (only: (served: ServedRecipe) => boolean) =>
    mealAfterRunning(kitchen, { recovery, run, time, wishes: wishesOfMeal, breakfast, only })
  const own = fit(any)
  return swappedMeal(
    own,
    recipeSwappedIn(kitchen, run === 'race' ? 'race-morning' : 'long-run', 'recovery'),
    {
      fit: (id) => fit(({ recipe }) => recipe.id === id),
      isSound: meetsAsMuchAs(own, demand),
    },
  )
}
