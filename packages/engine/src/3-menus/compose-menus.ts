import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { type Grams, grams } from '../units.ts'
import type { Wishes } from './days/candidates.ts'
import { macrosOf } from './days/day-macros.ts'
import { totalsOf } from './days/day-totals.ts'
import { eveningRaceDay } from './evening-race-day.ts'
import { exampleDays } from './example-days.ts'
import { beyond } from './groceries/groceries.ts'
import { listFor } from './groceries/list-so-far.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayMenu, Meal, Menus } from './menus.ts'
import { afterRunning, beforeRunning } from './portions/demands.ts'
import { type Demand, missed } from './portions/windows.ts'
import { followSwaps } from './preferences/follow-swaps.ts'
import { menusWithoutDislikes } from './preferences/menus-without-dislikes.ts'
import { recipeSwappedIn, swappedMeal } from './preferences/swaps.ts'
import { daysBeforeTheRace } from './race-week.ts'
import { findRecipe } from './recipes/all-recipes.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { type Shopping, onAShortList } from './short-list.ts'
import { mealAfterRunning, mealBeforeRunning } from './single-meals.ts'

/**
 * Whole days of recipes: one of each type, then every remaining day until race morning, and what is carried for after; without
 * what the runner dislikes, as far as that leaves a plan.
 */
export const composeMenus = (
  runner: Runner,
  targets: Targets,
  fuelOfLongRun: Grams = plannedFuel(targets),
): Menus =>
  menusWithoutDislikes(runner, targets, (kitchen) => menusOf({ runner, targets, kitchen }, fuelOfLongRun))

function menusOf(table: Table, fuelOfLongRun: Grams): Menus {
  const { runner, targets, kitchen } = table
  const days = daysBeforeTheRace(table)
  const liked = raceMorning(table, days)
  const likedAway = breakfastAway(table, days, liked)
  const longRunBreakfasts = breakfastsBeforeLongRuns(table, [
    ...liked.meals,
    ...(likedAway ? [likedAway] : []),
  ])
  const rehearsed = new Set(longRunBreakfasts.map(({ recipe }) => recipe.id))
  const isRehearsed = liked.meals.every(({ recipe }) => rehearsed.has(recipe.id))
  const morning = isRehearsed ? liked : raceMorning(table, days, rehearsed)
  const away = isRehearsed ? likedAway : breakfastAway(table, days, morning)
  const recovery = {
    race: recoveryMeal(table, 'race', {
      wishes: {
        ...wishes(kitchen, 'race recovery'),
        not: new Set(morning.meals.map(({ recipe }) => recipe.id)),
      },
      breakfast: morning.meals[0] ?? null,
      shopping: shoppingAfter(days, morning, away),
    }),
    longRun: recoveryMeal(table, 'longRun', {
      wishes: wishes(kitchen, 'long-run recovery'),
      breakfast: longRunBreakfasts[0] ?? null,
    }),
  }
  return {
    exampleDays: exampleDays({
      ...table,
      longRun: {
        breakfast: runner.longRun > 0 ? (longRunBreakfasts[0] ?? null) : null,
        recovery: recovery.longRun,
        fuelCarbs: runner.longRun > 0 ? fuelOfLongRun : grams(0),
      },
    }).flatMap((day) => followSwaps(kitchen, targets, [day])),
    // Race morning and what follows the race are chosen beside the plan's own week: a swap changes nothing else.
    raceWeek: [...followSwaps(kitchen, targets, days), morning],
    breakfastAway: away,
    raceDayMeals: eveningRaceDay(table, [...days, morning]),
    longRunBreakfasts,
    recovery,
    notKept: [],
  }
}

interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
}

const wishes = (kitchen: Kitchen, part: string): Wishes => ({
  draws: kitchen.draws.of(part),
  gentle: false,
  smooth: part !== 'race recovery' && part !== 'long-run recovery',
  not: new Set(),
  bias: new Map(),
  whiteBread: true,
  bought: null,
})

/** In the currency of `costOf`: no liking is worth more, but a number missed by much is. */
const likedAsRehearsal = 400

/** The breakfast away is bought as far as it needs more than the one at home: either is eaten. */
const shoppingAfter = (days: readonly DayMenu[], morning?: DayMenu, away?: Meal | null): Shopping => ({
  list: listFor([
    ...days,
    ...(morning ? [morning] : []),
    { meals: [{ items: beyond(away?.items ?? [], morning?.meals[0]?.items ?? []) }] },
  ]),
  isEve: days.length === 1,
})

const plannedFuel = ({ longRun }: Targets): Grams => grams(longRun.perHour.carbs * longRun.time)

/** Of what was eaten before long runs, where that meets as many numbers. */
function raceMorning(
  table: Table,
  before: readonly DayMenu[],
  rehearsed: ReadonlySet<string> = new Set(),
): DayMenu {
  const { runner, targets, kitchen } = table
  const { breakfast } = targets.race
  const demand = beforeRunning(breakfast, targets, 'race')
  const shopping = shoppingAfter(before)
  const fit = (only: (served: ServedRecipe) => boolean) =>
    onAShortList(
      shopping,
      (thrift) =>
        mealBeforeRunning(kitchen, {
          breakfast,
          targets,
          run: 'race',
          wishes: { ...wishes(kitchen, 'race-morning'), ...thrift },
          only,
        }),
      (own) => meetsAsMuchAs(own, demand),
    )
  const isAway = runner.preferences.kitchen?.race_morning === 'hotel'
  // One breakfast for home and hotel, where all is bought on the eve.
  const withoutAStove = isAway || before.length === 1 ? fit(needsNoStove) : null
  const best = withoutAStove ?? (isAway || before.length !== 1 ? fit(any) : null)
  const practiced =
    rehearsed.size === 0
      ? null
      : fit((served) => rehearsed.has(served.recipe.id) && (!isAway || needsNoStove(served)))
  const own = practiced && meetsAsMuchAs(best, demand)(practiced) ? practiced : best
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'race-morning', 'breakfast'), {
    fit: (id) => fit((served) => served.recipe.id === id && (!isAway || needsNoStove(served))),
    isSound: meetsAsMuchAs(own, demand),
  })
  const meals = meal ? [meal] : []
  const totals = totalsOf(meals, grams(0))
  const held = { ...totals, sodium: meal?.sodium ?? 0, fluids: meal?.fluids ?? 0 }
  return {
    key: 'race-morning',
    kind: 'race-morning',
    date: runner.raceDate,
    target: macrosOf(runner, targets, { kind: 'race-morning', carbs: breakfast.carbs }),
    meals,
    fuelCarbs: grams(0),
    totals,
    gaveWay: missed(demand, held),
  }
}

const any = () => true

/** What is eaten before or after a run misses no number that the plan's own meal meets. */
const meetsAsMuchAs = (own: Meal | null, demand: Demand) => (meal: Meal) =>
  missed(demand, meal).length <= (own ? missed(demand, own).length : 0)

const needsNoStove = ({ recipe }: ServedRecipe) => recipe.tags.includes('hotel')

/** For runners who sleep away from home, of what is bought already. */
function breakfastAway(
  { runner, targets, kitchen }: Table,
  days: readonly DayMenu[],
  morning: DayMenu,
): Meal | null {
  const [atHome] = morning.meals
  // Runners who said where they sleep need one breakfast.
  if (runner.preferences.kitchen?.race_morning) return null
  if (atHome && findRecipe(atHome.recipe.id).tags.includes('hotel')) return null
  const { breakfast } = targets.race
  return onAShortList(
    shoppingAfter(days, morning),
    (thrift) =>
      mealBeforeRunning(kitchen, {
        breakfast,
        targets,
        run: 'race',
        wishes: { ...wishes(kitchen, 'breakfast away'), ...thrift },
        only: needsNoStove,
      }),
    (own) => meetsAsMuchAs(own, beforeRunning(breakfast, targets, 'race')),
  )
}

/** What was eaten before long runs is what the stomach knows: those of race morning come first (science: section 3.1). */
function breakfastsBeforeLongRuns({ targets, kitchen }: Table, ofRaceMorning: readonly Meal[]): Meal[] {
  const { before } = targets.longRun
  const bias = new Map(ofRaceMorning.map(({ recipe }) => [recipe.id, -likedAsRehearsal]))
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
  {
    wishes: wishesOfMeal,
    breakfast = null,
    shopping,
  }: {
    readonly wishes: Wishes
    readonly breakfast?: Meal | null
    /** Left out where nothing is bought for it. */
    readonly shopping?: Shopping
  },
): Meal | null {
  const { recovery, time } = targets[run]
  const demand = afterRunning(recovery, { maySalt: kitchen.foods.has('salt-table') })
  const fit = (only: (served: ServedRecipe) => boolean) => {
    const fitted = (thrift: Partial<Wishes>) =>
      mealAfterRunning(kitchen, {
        recovery,
        run,
        time,
        wishes: { ...wishesOfMeal, ...thrift },
        breakfast,
        only,
      })
    return shopping ? onAShortList(shopping, fitted, (own) => meetsAsMuchAs(own, demand)) : fitted({})
  }
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
