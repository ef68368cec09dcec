import { expect, test } from 'vitest'
import { allRecipes } from './all-recipes.ts'
import { swapGroups } from './swap-groups.ts'

const mornings = allRecipes.filter(({ at }) => at.includes('race morning'))
const foodsOf = ({ foods, seasoning }: (typeof allRecipes)[number]) => [...foods, ...seasoning]

test('no race morning has raw scallions or apple juice, or more than four rice cakes', () => {
  expect(mornings.length).toBeGreaterThan(30)
  for (const recipe of mornings)
    for (const [food, grams] of foodsOf(recipe)) {
      expect(food, recipe.id).not.toMatch(/scallion|^apple-juice/)
      if (food === 'rice-cakes') expect(grams * recipe.scale.to, recipe.id).toBeLessThanOrEqual(36)
    }
})

test('away from home nobody opens a tub of yogurt', () => {
  const away = mornings.filter(({ tags }) => tags.includes('hotel'))
  expect(away.length).toBeGreaterThan(10)
  expect(
    away.filter((each) => foodsOf(each).some(([food]) => /yogurt/.test(food))).map(({ id }) => id),
  ).toEqual([])
})

test('away from home a breakfast needs a kettle at most, and nothing raw to cook', () => {
  const away = mornings.filter(({ tags }) => tags.includes('hotel'))
  expect(away.length).toBeGreaterThan(10)
  for (const { id, equipment } of away)
    for (const each of equipment) expect(['kettle', 'none'], id).toContain(each)
})

test('what is spread on toast, a bagel or a rice cake is never sugar', () => {
  const spread = allRecipes.filter(({ method }) => method.some((step) => step?.includes('{syrup}')))
  expect(spread.length).toBeGreaterThan(5)
  expect(swapGroups['any syrup'].map(({ food }) => food)).not.toContain('sugar-white')
  const toasts = allRecipes.filter(({ id }) => /toast-honey|honey-white-toast|bagel-banana/.test(id))
  for (const recipe of toasts)
    expect(
      foodsOf(recipe).map(([food]) => food),
      recipe.id,
    ).not.toContain('any honey')
})
