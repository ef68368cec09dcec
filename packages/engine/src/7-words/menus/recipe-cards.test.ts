import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import type { Plan, PlanMeal } from '../../plan.ts'
import { mealsOf, recipeCards } from './recipe-cards.ts'

const [plan] = [factsFor(someRunner())]

/** A plan whose only meals are these. */
const planWith = (meals: readonly PlanMeal[]): Plan => ({
  ...plan,
  race_week: plan.race_week.slice(0, 1).map((day) => ({ ...day, meals })),
  cooking: null,
  doubles: [],
  training_days: [],
  long_run: { ...plan.long_run, breakfasts: [], recovery_meal: null },
  race_day: { ...plan.race_day, breakfast_away: null, recovery_meal: null },
})

const stew: PlanMeal = {
  ...(plan.race_week[0]?.meals[0] as PlanMeal),
  name: 'dinner',
  recipe: { id: 'chicken-shrimp-jambalaya', quarters: 4, swaps: { 'any oil': 'canola-oil' } },
  items: [
    ['rice-white-cooked', 280],
    ['chicken-thigh', 60],
    ['garlic', 3],
  ].map(([food_id, grams]) => ({
    food_id: String(food_id),
    grams: Number(grams),
    side: null,
    in_drink: false,
    read_label: false,
  })),
}

const withBanana: PlanMeal = {
  ...stew,
  recipe: { ...stew.recipe, quarters: 6 },
  items: [
    ...stew.items,
    { food_id: 'banana', grams: 118, side: 'fruit', in_drink: false, read_label: false },
  ],
}

describe('a recipe card', () => {
  const [card, ...others] = recipeCards(planWith([stew, withBanana]))

  test('is made once for all the meals of its recipe, with a portion for each size', () => {
    expect(others).toEqual([])
    expect(card?.portions.map(({ label }) => label)).toEqual(['1 portion', '1½ portions'])
  })

  test('lists the foods of the recipe and none of the sides', () => {
    expect(card?.portions[1]?.items).toEqual([
      '1¾ cups cooked white rice (280 g; 99 g dry)',
      '60 g skinless roast chicken thigh (76 g raw)',
      '1 clove of garlic (3 g)',
      '330 ml water',
    ])
  })

  test('has the water of each size', () => {
    expect(card?.portions.map(({ items }) => items.at(-1))).toEqual(['240 ml water', '330 ml water'])
    expect(card?.method).toContain('hot sauce and the water; cover')
  })

  test('says how long it takes, what it needs and how long it keeps', () => {
    expect(card?.takes).toBe('35 min, 15 of them hands-on · stove')
    expect(card?.keeps).toBe('Keeps a day in the fridge, or frozen.')
  })

  test('names the food of each group and the foods that are used', () => {
    expect(card?.method).toContain('in the canola oil')
    expect(card?.method).toContain('and garlic')
    expect(card?.method).not.toMatch(/celery|onion/)
  })
})

test('every meal of a plan has its card, filled and without a brace', () => {
  let read = 0
  for (const { plan: drawn, words } of drawnPlans()) {
    const cards = words.recipes.filter(({ id }) => !id.startsWith('fuel-'))
    const ids = cards.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set(mealsOf(drawn).map(({ recipe }) => recipe.id)))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, name, method, takes, portions, keeps } of cards) {
      const recipe = findRecipe(id)
      expect([name, method, takes].join(' '), id).not.toMatch(/[{}[\]]|undefined| {2}| [,.;:]/)
      expect(method, id).toMatch(/^\S.+\.$/)
      expect(takes.startsWith(`${recipe.minutes.total} min`), id).toBe(true)
      expect(keeps === null, id).toBe(recipe.keeps.fridgeDays === 0)
      expect(portions.length, id).toBeGreaterThan(0)
      for (const { items } of portions) expect(items.length, id).toBeGreaterThan(0)
      read++
    }
  }
  expect(read).toBeGreaterThan(10 * drawnPlans().length)
})
