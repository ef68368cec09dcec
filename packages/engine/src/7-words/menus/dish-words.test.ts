import { describe, expect, test } from 'vitest'
import type { PlanItem, PlanMeal } from '../../plan.ts'
import { dishName, mainDish, portions, recipeName } from './dish-words.ts'

const item = (food_id: string, grams: number, side: PlanItem['side'] = null): PlanItem => ({
  food_id,
  grams,
  side,
  in_drink: false,
  read_label: false,
})

const meal = (quarters: number, ...sides: readonly PlanItem[]): Pick<PlanMeal, 'recipe' | 'items'> => ({
  recipe: { id: 'cream-of-rice-nut-butter', quarters, swaps: { 'any nut butter': 'almond-butter' } },
  items: [item('cream-of-rice-dry', 55), item('almond-butter', 20), ...sides],
})

describe('the name of a dish', () => {
  test('has the food of each group', () => {
    expect(recipeName(meal(4))).toBe('Cream of rice with almond butter and cinnamon')
  })

  test('has its portions, unless it is the recipe as written', () => {
    expect(mainDish(meal(4))).toBe('Cream of rice with almond butter and cinnamon')
    expect(mainDish(meal(6))).toBe('Cream of rice with almond butter and cinnamon (1½ portions)')
  })

  test('has its sides by their kind, each once', () => {
    const bread = [item('bread-white', 58, 'bread'), item('butter', 14, 'bread')]
    const salad = [item('lettuce-romaine', 60, 'salad'), item('olive-oil', 9, 'salad')]
    expect(dishName(meal(4, ...bread, ...salad))).toBe(
      'Cream of rice with almond butter and cinnamon, with white bread with butter and green salad',
    )
    expect(dishName(meal(4, item('banana', 118, 'fruit')))).toMatch(/, with banana$/)
    expect(dishName(meal(4, item('banana', 236, 'fruit')))).toMatch(/, with 2 bananas$/)
  })

  test('says more of a side that it has named', () => {
    const rice = item('rice-white-cooked', 160, 'rice')
    const curry = { recipe: { id: 'chicken-curry', quarters: 4, swaps: {} }, items: [rice] }
    expect(dishName(curry)).toBe('Chicken curry with rice, with more rice')
    expect(dishName({ ...curry, recipe: { ...curry.recipe, id: 'rice-cakes-jam-milk' } })).toMatch(
      /, with rice$/,
    )
  })
})

test.each([
  [2, '½ portion'],
  [3, '¾ portion'],
  [4, '1 portion'],
  [5, '1¼ portions'],
  [8, '2 portions'],
])('%i quarters are %s', (quarters, words) => {
  expect(portions(quarters)).toBe(words)
})
