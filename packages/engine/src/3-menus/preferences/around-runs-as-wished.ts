import type { Kitchen } from '../kitchen.ts'
import {
  breakfastsToPractice,
  fitLongRunBreakfast,
  fitRaceBreakfast,
  longRunRecovery,
  type MealsAroundRuns,
  meetsAsMuchAs,
  morningWith,
  needsNoStove,
  raceRecovery,
  type Table,
} from '../meals-around-runs.ts'
import type { Meal } from '../menus.ts'
import { sleepsAway } from '../ordered-dinner.ts'
import { afterRunning, beforeRunning } from '../portions/demands.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import type { ServedRecipe } from '../recipes/served-recipe.ts'
import { recipeSwappedIn, swappedMeal } from './swaps.ts'

/** The plan's own meals around runs as the runner wishes them: the breakfast for where they sleep, and what they swapped. */
export function aroundRunsAsWished(
  withoutList: Omit<Table, 'bought'>,
  own: MealsAroundRuns,
): MealsAroundRuns {
  const table = { ...withoutList, bought: [] }
  const { swaps } = table.kitchen
  const isAnySwapped = Object.keys(swaps).some((place) => /^(?:race-morning|long-run)\./.test(place))
  const around = whereTheySleep(table, own)
  return isAnySwapped ? afterLongRuns(table, beforeLongRuns(table, aroundTheRace(table, around))) : around
}

/** Of the two race breakfasts that one. */
function whereTheySleep(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  if (table.runner.preferences.kitchen?.race_morning === undefined) return around
  const away = sleepsAway(table.runner) ? around.breakfastAway : null
  return { ...around, breakfastAway: null, ...(away ? { raceMorning: morningWith(table, away) } : {}) }
}

const isThe =
  (id: string) =>
  ({ recipe }: ServedRecipe) =>
    recipe.id === id

/** A race breakfast that is swapped in is eaten before long runs too: in the place of the last of them. */
function aroundTheRace(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  const { kitchen, targets, runner } = table
  const own = around.raceMorning.meals[0] ?? null
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'race-morning', 'breakfast'), {
    fit: (id) =>
      fitRaceBreakfast(table, (served) => isThe(id)(served) && (!sleepsAway(runner) || needsNoStove(served))),
    isSound: meetsAsMuchAs(own, beforeRunning(targets.race.breakfast, targets, 'race')),
  })
  const morning = meal === own ? around.raceMorning : morningWith(table, meal)
  const isForBoth = meal !== own && meal !== null && findRecipe(meal.recipe.id).tags.includes('hotel')
  const withMorning = {
    ...around,
    raceMorning: morning,
    breakfastAway: isForBoth ? null : around.breakfastAway,
  }
  const recovery = swappedMeal(around.recovery.race, recipeSwappedIn(kitchen, 'race-morning', 'recovery'), {
    fit: (id) => raceRecovery(table, withMorning, isThe(id)),
    isSound: meetsAsMuchAs(around.recovery.race, afterRunning(targets.race.recovery, saltOf(kitchen))),
  })
  return {
    ...withMorning,
    longRunBreakfasts:
      meal && meal !== own ? rehearsing(table, around.longRunBreakfasts, meal) : around.longRunBreakfasts,
    recovery: { ...around.recovery, race: recovery },
  }
}

function rehearsing(table: Table, breakfasts: readonly Meal[], { recipe: { id } }: Meal): readonly Meal[] {
  if (breakfasts.some(({ recipe }) => recipe.id === id)) return breakfasts
  const rehearsal = fitLongRunBreakfast(table, isThe(id))
  return rehearsal ? [...breakfasts.slice(0, breakfastsToPractice - 1), rehearsal] : breakfasts
}

/** The first of the breakfasts is the one of the example day. */
function beforeLongRuns(table: Table, around: MealsAroundRuns): MealsAroundRuns {
  const { kitchen, targets } = table
  const { longRunBreakfasts: breakfasts, recovery } = around
  const own = breakfasts[0] ?? null
  const meal = swappedMeal(own, recipeSwappedIn(kitchen, 'long-run', 'breakfast'), {
    fit: (id) => fitLongRunBreakfast(table, isThe(id)),
    isSound: meetsAsMuchAs(own, beforeRunning(targets.longRun.before, targets, 'longRun')),
  })
  if (!meal || meal === own) return around
  const others = breakfasts.filter(({ recipe }) => recipe.id !== meal.recipe.id)
  return {
    ...around,
    longRunBreakfasts: [meal, ...others].slice(0, breakfastsToPractice),
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
