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

const served = (id: string, ...items: readonly PlanItem[]) => ({
  recipe: { id, quarters: 4, swaps: {} },
  items,
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

  test('says more of a side that it holds, whether its name says so or not', () => {
    const rice = [item('rice-white-cooked', 200), item('rice-white-cooked', 160, 'rice')]
    expect(dishName(served('chicken-curry', ...rice))).toBe('Chicken curry with rice, with more rice')
    expect(dishName(served('shakshuka', item('bread-white', 58), item('bread-white', 58, 'bread')))).toBe(
      'Shakshuka, with more white bread',
    )
  })

  test('counts what there is more of', () => {
    const bananas = [item('banana', 59), item('banana', 236, 'fruit')]
    expect(dishName(served('protein-juice-shake-banana', ...bananas))).toMatch(/, with 2 more bananas$/)
  })

  test('says no more of a food that it is only named after, or holds a pinch of', () => {
    const apple = [item('apple-juice', 200), item('apple-with-skin', 182, 'fruit')]
    expect(dishName(served('energy-bar-grape-juice', ...apple))).toMatch(/ juice, with apple$/)
    const cakes = [item('rice-cakes', 36), item('rice-white-cooked', 160, 'rice')]
    expect(dishName(served('rice-cakes-jam-milk', ...cakes))).toMatch(/, with rice$/)
    const crumbs = [item('bread-white', 20), item('bread-white', 58, 'bread')]
    expect(dishName(served('turkey-schnitzel-potato-salad', ...crumbs))).toMatch(/, with white bread$/)
  })

  test('a glass of milk is more milk only beside a dish that is named by its milk', () => {
    const milks = [item('soy-milk', 240), item('soy-milk', 206, 'milk')]
    const withMilk = (id: string) =>
      dishName({ recipe: { id, quarters: 4, swaps: { 'any milk': 'soy-milk' } }, items: milks })
    expect(withMilk('cream-of-rice-brown-sugar-vanilla')).toMatch(/ with soy milk .*, with more soy milk$/)
    expect(withMilk('polenta-blueberries')).toMatch(/, with soy milk$/)
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
