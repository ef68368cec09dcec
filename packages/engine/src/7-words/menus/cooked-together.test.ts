import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import type { PlanMeal } from '../../plan.ts'
import { portions } from './dish-words.ts'
import { cookedTogether } from './cooked-together.ts'

const quartersOf = (meals: readonly PlanMeal[]) => meals.reduce((sum, { recipe }) => sum + recipe.quarters, 0)

const gramsOf = (meals: readonly PlanMeal[]) =>
  meals
    .flatMap(({ items }) => items.filter(({ side, in_drink: inDrink }) => side === null && !inDrink))
    .reduce((sum, { grams }) => sum + grams, 0)

test('a pot is one meal with the amounts of all its meals, and nothing is cooked twice or left out', () => {
  let pots = 0
  for (const { plan, words } of drawnPlans()) {
    const meals = plan.race_week.flatMap((day) => day.meals)
    const together = cookedTogether(plan)
    expect(quartersOf(together)).toBe(quartersOf(meals))
    expect(gramsOf(together)).toBeCloseTo(gramsOf(meals), 6)
    for (const { recipe, quarters } of [...(plan.cooking?.pots ?? []), ...plan.doubles]) {
      const card = words.recipes.find(({ id }) => id === recipe)
      expect(card?.portions.map(({ label }) => label)).toContain(portions(quarters))
      pots += 1
    }
  }
  expect(pots).toBeGreaterThan(drawnPlans().length)
})
