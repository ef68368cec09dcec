import { describe, expect, test } from 'vitest'
import { someRecipe } from '../../../testing/some-recipe.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { kitchenOf } from '../kitchen.ts'
import type { Recipe } from './recipe.ts'
import { serveRecipe } from './served-recipe.ts'

const served = (recipe: Partial<Recipe>, wishes: Partial<RunnerWishes> = {}) =>
  serveRecipe(kitchenOf(someRunner(wishes)), someRecipe(recipe))

const idsOf = (recipe: Partial<Recipe>, wishes: Partial<RunnerWishes> = {}) =>
  served(recipe, wishes)?.foods.map(({ id }) => id)

describe('a recipe', () => {
  test('is not served to a runner who may not eat one of its foods', () => {
    expect(idsOf({})).toEqual(['rice-white-cooked', 'egg-hard-boiled', 'scallions'])
    expect(idsOf({}, { diet: 'Vegan' })).toBeUndefined()
  })

  test('is served without an optional food that the runner may not eat', () => {
    const foods = [
      ['rice-white-cooked', 200],
      ['egg-hard-boiled', 50, 'optional'],
    ] as const
    expect(idsOf({ foods }, { diet: 'Vegan' })).toEqual(['rice-white-cooked', 'scallions'])
  })

  test.each([
    [{}, 'milk-1pct'],
    [{ allergies: ['lactose'] }, 'milk-lactose-free-1pct'],
    [{ diet: 'Vegan' }, 'soy-milk'],
    [{ diet: 'Vegan', allergies: ['soy'] }, 'oat-milk'],
    [{ diet: 'Vegan', allergies: ['soy', 'gluten'] }, 'almond-milk-unsweetened'],
  ] as const)('takes for %j the milk %s', (wishes, milk) => {
    const made = served({ foods: [['any milk', 200]] }, wishes)
    expect(made?.swaps).toEqual({ 'any milk': milk })
    expect(made?.foods[0]).toEqual({ id: milk, grams: 200 })
  })

  test('takes another weight of a food that is cut in other slices', () => {
    const made = served({ foods: [['any bread', 58]] }, { allergies: ['gluten'] })
    expect(made?.foods[0]?.id).toBe('bread-gf-white')
    expect(made?.foods[0]?.grams).toBeCloseTo(70)
  })

  test.each([
    [7, 'strawberries'],
    [1, 'strawberries-frozen'],
  ])('in month %i has %s', (month, id) => {
    const today = { year: 2027, month, day: 1 }
    expect(idsOf({ foods: [['any strawberries', 80]] }, { today, daysToGo: 5 })).toContain(id)
  })

  test('for a low-FODMAP diet leaves the one portion to a food that nothing replaces', () => {
    const foods = [
      ['any milk', 200],
      ['any strawberries', 40],
      ['walnuts', 10, 'optional'],
    ] as const
    const recipe = { foods, seasoning: [['cinnamon', 1]] } as const
    expect(idsOf(recipe, { diet: 'Vegan', allergies: ['fodmap'] })).toEqual([
      'almond-milk-unsweetened',
      'strawberries-frozen',
      'cinnamon',
    ])
  })
})

describe('scales', () => {
  test.each([
    ['an egg comes whole', [['egg-hard-boiled', 50]], [4, 8]],
    ['two eggs halve to one', [['egg-hard-boiled', 100]], [2, 4, 6, 8]],
    ['a bagel comes in halves', [['bagel-plain', 105]], [2, 4, 6, 8]],
    ['rice comes in any quarter', [['rice-white-cooked', 200]], [2, 3, 4, 5, 6, 7, 8]],
  ] as const)('%s', (_case, foods, quarters) => {
    expect(served({ foods })?.quarters).toEqual(quarters)
  })

  test('stay within those of the recipe', () => {
    const scale = { from: 0.75, to: 1.25 }
    expect(served({ foods: [['rice-white-cooked', 200]], scale })?.quarters).toEqual([3, 4, 5])
  })

  test('that no scale makes whole leave the recipe out', () => {
    const scale = { from: 0.5, to: 0.75 }
    expect(served({ foods: [['egg-hard-boiled', 50]], scale })).toBeUndefined()
  })
})
