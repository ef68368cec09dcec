import { withMeals } from '../days/plan-day.ts'
import type { Only } from '../fit-meal.ts'
import type { Kitchen } from '../kitchen.ts'
import {
  breakfastsToPractice,
  fitBreakfastAway,
  fitLongRunBreakfast,
  fitRaceBreakfast,
  longRunRecovery,
  type MealsAroundRuns,
  morningWith,
  raceRecovery,
  type Table,
} from '../meals-around-runs.ts'
import type { DayMenu, Meal } from '../menus.ts'
import { sleepsAway } from '../ordered-dinner.ts'
import { afterRunning, beforeRunning } from '../portions/demands.ts'
import { meetsAsMuchAs } from '../portions/windows.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { canBeMadeInAHotel } from '../recipes/can-be-made-in-a-hotel.ts'
import { recipeSwappedIn, swappedMeal } from './swaps.ts'

/** The plan's own meals around runs as the runner wishes them: the breakfast for where they sleep, and what they swapped. */
export function aroundRunsAsWished(
  withoutList: Omit<Table, 'bought'>,
  own: MealsAroundRuns,
): MealsAroundRuns {
  const table = { ...withoutList, bought: [] }
  const { swaps } = table.kitchen
  const isAnySwapped = Object.keys(swaps).some((place) => /^(?:race-morning|long-run)\./.test(place))
  const there = whereTheySleep(table, own)
  if (!isAnySwapped) return there
  const beforeTheRace = withSwappedBreakfast(table, there, own.raceMorning)
  return afterLongRuns(table, beforeLongRuns(table, afterTheRace(table, beforeTheRace)))
}

/** Of the two race breakfasts that one. */
function whereTheySleep(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  if (table.runner.preferences.kitchen?.race_morning === undefined) return around
  const there = { ...around, breakfastAway: null }
  if (!sleepsAway(table.runner)) return there
  return around.breakfastAway
    ? withRaceBreakfast(table, there, around.breakfastAway)
    : { ...there, raceMorning: withChoicesAway(table, there.raceMorning) }
}

/** The breakfast of home can be made anywhere; not so what it offers next. */
function withChoicesAway(table: Table, morning: DayMenu): DayMenu {
  const [breakfast] = morning.meals
  const away = fitBreakfastAway(table, morning, () => true)
  if (!breakfast || !away) return morning
  const choices =
    away.recipe.id === breakfast.recipe.id
      ? away.choices
      : breakfast.choices.filter((id) => canBeMadeInAHotel(findRecipe(id)))
  return withMeals(morning, [{ ...breakfast, choices }])
}

/** A race breakfast is eaten before long runs too, and a day holds only so much juice and milk: the meal after the race is chosen with it. */
function withRaceBreakfast(table: Table, around: MealsAroundRuns, breakfast: Meal): MealsAroundRuns {
  const there = { ...around, raceMorning: morningWith(table, breakfast) }
  return {
    ...there,
    longRunBreakfasts: rehearsing(table, around.longRunBreakfasts, breakfast),
    recovery: { ...around.recovery, race: raceRecovery(table, there) ?? around.recovery.race },
  }
}

/** In the place of the last of them, where it meets as much before a long run. */
function rehearsing(table: Table, breakfasts: readonly Meal[], { recipe: { id } }: Meal): readonly Meal[] {
  if (breakfasts.some(({ recipe }) => recipe.id === id)) return breakfasts
  const { targets } = table
  const others = breakfasts.slice(0, breakfastsToPractice - 1)
  const replaced = breakfasts[others.length] ?? null
  const isAsGood = meetsAsMuchAs(replaced, beforeRunning(targets.longRun.before, targets, 'longRun'))
  const rehearsal = fitLongRunBreakfast(table, isThe(id))
  return rehearsal && isAsGood(rehearsal) ? [...others, rehearsal] : breakfasts
}

const isThe =
  (id: string): Only =>
  ({ recipe }) =>
    recipe.id === id

/** `atHome`: the plan's own morning, whose list a breakfast away is made of. */
function withSwappedBreakfast(table: Table, around: MealsAroundRuns, atHome: DayMenu): MealsAroundRuns {
  const { kitchen, targets, runner } = table
  const own = around.raceMorning.meals[0] ?? null
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'race-morning', 'breakfast'), {
    fit: (id) =>
      sleepsAway(runner) ? fitBreakfastAway(table, atHome, isThe(id)) : fitRaceBreakfast(table, isThe(id)),
    isSound: meetsAsMuchAs(own, beforeRunning(targets.race.breakfast, targets, 'race')),
  })
  if (!meal || meal === own) return around
  return withRaceBreakfast(
    table,
    { ...around, breakfastAway: canBeMadeInAHotel(findRecipe(meal.recipe.id)) ? null : around.breakfastAway },
    meal,
  )
}

function afterTheRace(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  const { kitchen, targets } = table
  const { race: own } = around.recovery
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'race-morning', 'recovery'), {
    fit: (id) => raceRecovery(table, around, isThe(id)),
    isSound: meetsAsMuchAs(own, afterRunning(targets.race.recovery, saltOf(kitchen))),
  })
  return { ...around, recovery: { ...around.recovery, race: meal } }
}

/** The first of the breakfasts is the one of the example day; those of the race stay among them. */
function beforeLongRuns(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  const { kitchen, targets } = table
  const { longRunBreakfasts: breakfasts, recovery, raceMorning, breakfastAway: away } = around
  const own = breakfasts[0] ?? null
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'long-run', 'breakfast'), {
    fit: (id) => fitLongRunBreakfast(table, isThe(id)),
    isSound: meetsAsMuchAs(own, beforeRunning(targets.longRun.before, targets, 'longRun')),
  })
  if (!meal || meal === own) return around
  const ofTheRace = new Set([...raceMorning.meals, ...(away ? [away] : [])].map(({ recipe }) => recipe.id))
  const others = breakfasts.filter(({ recipe }) => recipe.id !== meal.recipe.id)
  const raced = others.filter(({ recipe }) => ofTheRace.has(recipe.id))
  const stay = new Set([...raced, ...others].slice(0, breakfastsToPractice - 1))
  return {
    ...around,
    longRunBreakfasts: [meal, ...others.filter((each) => stay.has(each))],
    // A day holds only so much juice, milk and cereal.
    recovery: { ...recovery, longRun: longRunRecovery(table, meal) ?? recovery.longRun },
  }
}

function afterLongRuns(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  const { kitchen, targets } = table
  const { longRun: own } = around.recovery
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'long-run', 'recovery'), {
    fit: (id) => longRunRecovery(table, around.longRunBreakfasts[0], isThe(id)),
    isSound: meetsAsMuchAs(own, afterRunning(targets.longRun.recovery, saltOf(kitchen))),
  })
  return { ...around, recovery: { ...around.recovery, longRun: meal } }
}

const saltOf = ({ foods }: Kitchen) => ({ maySalt: foods.has('salt-table') })
