import type { Runner } from '../../../1-runner/runner.ts'
import type { PlanItem, PlanMeal } from '../../../plan.ts'
import { type Check, type Given, hard, lookAtEach, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { mealsIn, type PlacedMeal } from '../../meals.ts'
import { needsNoStove, recipeOf, recipesFor } from '../../recipe-tables.ts'
import { mayAddSalt, type Served, servingsOfRecipes, suits } from '../../served.ts'

/**
 * Every meal is its recipe at its size, with the swaps that this runner needs and no food beside the plain sides, the water
 * and the salt of a drink before or after a run.
 */
export const mealsFollowRecipes: Check = {
  id: 'meals-follow-recipes',
  look: (given) => [
    lookAtEach('daily_plan', 'soft', mealsIn(given.plan), (placed) => recipeFaults(given, placed)),
    lookAtEach('race_day_plan', 'soft', given.plan.race_week.slice(-1), ({ meals }) =>
      awayFaults(given, meals[0]),
    ),
  ],
}

/**
 * A race breakfast for runners who sleep away is made without a stove, and there is one unless that of race morning is, or the
 * runner said where they sleep.
 */
function awayFaults(given: Given, atHome: PlanMeal | undefined): Fault[] {
  const { plan, runner } = given
  const away = plan.race_day.breakfast_away
  const isAsked = runner.preferences.kitchen?.race_morning === undefined
  const isNeeded = isAsked && atHome !== undefined && !needsNoStove(recipeOf(atHome.recipe.id))
  const isRight = away
    ? isNeeded && needsNoStove(recipeOf(away.recipe.id))
    : !isNeeded ||
      !recipesFor('race morning').some((recipe) => needsNoStove(recipe) && servingsOfRecipes(given)(recipe))
  return isRight ? [] : [soft('race_day_plan', 'out-of-place', { path: 'race_day.breakfast_away' })]
}

function recipeFaults(given: Given, placed: PlacedMeal): Fault[] {
  const { runner } = given
  const { path, section, meal, occasion } = placed
  const recipe = recipeOf(meal.recipe.id)
  const served = recipe && servingsOfRecipes(given)(recipe)
  if (!recipe || !served) return [hard(section, 'out-of-place', { path: `${path}.recipe` })]
  const { quarters } = meal.recipe
  const isEdible =
    Number.isInteger(quarters) && quarters >= 4 * recipe.scale.from && quarters <= 4 * recipe.scale.to
  return [
    ...(suits(given, recipe, occasion) ? [] : [soft(section, 'out-of-place', { path: `${path}.recipe.id` })]),
    ...(isEdible ? [] : [soft(section, 'out-of-place', { path: `${path}.recipe.quarters` })]),
    ...swapFaults(placed, served),
    ...itemFaults(runner, placed, served),
  ]
}

function swapFaults({ path, section, meal: { recipe } }: PlacedMeal, { swaps }: Served): Fault[] {
  const groups = new Set([...Object.keys(recipe.swaps), ...Object.keys(swaps)])
  return differences(
    section,
    [...groups].map((group) => ({
      path: `${path}.recipe.swaps.${group}`,
      stated: recipe.swaps[group],
      made: swaps[group],
    })),
    soft,
  )
}

function itemFaults(runner: Runner, placed: PlacedMeal, { foods }: Served): Fault[] {
  const { path, section, meal } = placed
  const plate = meal.items.filter(({ side }) => side === null)
  const own = plate.slice(0, foods.length)
  const ids = { stated: own.map(({ food_id: id }) => id), made: foods.map(({ id }) => id) }
  const other = differences(section, [{ path: `${path}.items`, ...ids }], soft)
  if (other.length > 0) return other
  return [
    ...own.flatMap((item, at) => {
      const made = ((foods[at]?.grams ?? 0) * meal.recipe.quarters) / 4
      return item.in_drink || !isWeighed(item.grams, made)
        ? [
            soft(section, 'differs', {
              path: `${path}.items.${meal.items.indexOf(item)}.grams`,
              stated: item.grams,
              made,
            }),
          ]
        : []
    }),
    ...(isAdded(runner, placed, plate.slice(foods.length)) ? [] : [soft(section, 'out-of-place', { path })]),
  ]
}

/** On a kitchen scale: whole grams, and tenths of what comes by the spoon. */
function isWeighed(grams: number, made: number): boolean {
  const step = made < 5 ? 0.1 : 1
  const isOnTheScale = Math.abs(grams / step - Math.round(grams / step)) < 1e-6
  return grams > 0 && isOnTheScale && Math.abs(grams - made) <= Math.max(step / 2, 0.1 - made) + 1e-6
}

/** Before a run more water may be needed, and before and after one salt with its water; nothing else is added. */
function isAdded(runner: Runner, { occasion }: PlacedMeal, items: readonly PlanItem[]): boolean {
  const permitted = occasion === 'race morning' || occasion === 'recovery' ? 2 : 0
  const isSalt = ({ food_id: id, in_drink: inDrink, grams }: PlanItem) =>
    id === 'salt-table' && inDrink && grams > 0 && mayAddSalt(runner)
  return (
    items.length <= permitted &&
    items.every((item) => isWater(item) || isSalt(item)) &&
    (occasion === 'race morning' || items.length !== 1) &&
    new Set(items.map(({ food_id: id }) => id)).size === items.length
  )
}

const isWater = ({ food_id: id, in_drink: inDrink, grams }: PlanItem) =>
  id === 'water-tap' && !inDrink && grams > 0 && grams % cup === 0

/** Drinks are poured in steps of 50 ml. */
const cup = 50
