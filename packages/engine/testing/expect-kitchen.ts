import { expect } from 'vitest'
import type { Runner } from '../src/1-runner/runner.ts'
import { permitsFood } from '../src/foods/exclusions/permitted.ts'
import { findFoods } from '../src/foods/foods.ts'
import { groceryIdOf } from '../src/foods/sold-together.ts'
import type { Plan, PlanMeal } from '../src/plan.ts'

export interface KitchenSeen {
  /** Meals that are the runner's own choice. */
  readonly swapped: number
  /** Dislikes that no meal and no line has. */
  readonly kept: number
}

/** Whatever a runner wishes of the kitchen: exclusions hold, dislikes are out or said, and swaps are in or said. */
export function expectKitchen(plan: Plan, runner: Runner): KitchenSeen {
  const { dislikes = [], swaps = {}, effort } = runner.preferences.kitchen ?? {}
  for (const food of findFoods(idsIn(plan))) expect(permitsFood(runner, food).permitted, food.id).toBe(true)
  if (effort === 'quick') expect(plan.cooking).toBeNull()
  const meals = Object.entries(swaps).flatMap(([place, id]) => expectSwap(plan, place, id))
  return {
    swapped: meals.filter((meal) => meal.instead_of !== undefined).length,
    kept: expectWithout(plan, dislikes),
  }
}

/** How many dislikes are out: the others are said. */
function expectWithout(plan: Plan, dislikes: readonly string[]): number {
  const said = new Set(
    (plan.kitchen_not_kept ?? []).flatMap((each) => (each.of === 'dislike' ? [each.id] : [])),
  )
  const eaten = new Set(idsIn(plan).map(groceryIdOf))
  const cooked = new Set(mealsOf(plan).map(({ recipe }) => recipe.id))
  const lines = plan.groceries.lines.flatMap(({ food_ids: ids }) => ids)
  const bought = [...lines, ...plan.groceries.cupboard].map(groceryIdOf)
  const out = dislikes.filter((id) => !said.has(id))
  for (const id of out) {
    expect(eaten.has(groceryIdOf(id)) || cooked.has(id), id).toBe(false)
    expect(bought).not.toContain(groceryIdOf(id))
  }
  return out.length
}

/** The meal of that place, where the plan has one: it is of this recipe, or the swap is said not to be kept. */
function expectSwap(plan: Plan, place: string, id: string): PlanMeal[] {
  const [key, name] = place.split('.')
  const day = [...plan.training_days, ...plan.race_week].find((each) => each.key === key)
  const meal = day?.meals.find((each) => each.name === name)
  const isLeft = plan.kitchen_not_kept?.some((each) => each.of === 'swap' && each.meal === place) === true
  if (!meal) return []
  expect(meal.recipe.id === id, place).toBe(!isLeft)
  return [meal]
}

const mealsOf = ({
  training_days: days,
  race_week: week,
  long_run: run,
  race_day: race,
}: Plan): PlanMeal[] => [
  ...[...days, ...week].flatMap(({ meals }) => meals),
  ...run.breakfasts,
  ...[run.recovery_meal, race.recovery_meal, race.breakfast_away].flatMap((meal) => meal ?? []),
]

const idsIn = (plan: Plan) =>
  mealsOf(plan).flatMap(({ items, recipe }) => [
    ...items.map(({ food_id: id }) => id),
    ...Object.values(recipe.swaps),
  ])
